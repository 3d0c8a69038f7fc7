import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../../auth/session.ts'

/** A recently opened record. */
export interface Recent {
  path: string
  kind: 'container' | 'shipment'
  number: string
}

const MAX_RECENT = 6

const keyOf = (accountId: string) => `boxtrail.recent.${accountId}`

const isRecent = (one: unknown): one is Recent =>
  typeof one === 'object' &&
  one !== null &&
  /^\/(containers|shipments)\/[\w-]+$/.test(String((one as Recent).path)) &&
  typeof (one as Recent).number === 'string'

const parsed = (text: string | null): Recent[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isRecent).slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

/** Adds a record to the beginning of the list, and removes duplicates. */
export const withRecent = (list: readonly Recent[], one: Recent): Recent[] =>
  [one, ...list.filter(({ path }) => path !== one.path)].slice(0, MAX_RECENT)

/** Remembers in this browser that a record was opened. `number` is undefined while it is loading. */
export const useRemember = (kind: Recent['kind'], id: string, number: string | undefined): void => {
  const { account } = useSession()
  useEffect(() => {
    if (number === undefined) return
    const key = keyOf(account.id)
    const one: Recent = { path: `/${kind}s/${id}`, kind, number }
    localStorage.setItem(key, JSON.stringify(withRecent(parsed(localStorage.getItem(key)), one)))
  }, [account.id, kind, id, number])
}

const never = () => () => {}

/** The recently opened records, the newest first; read whenever the palette opens. */
export const useRecent = (): Recent[] => {
  const { account } = useSession()
  return parsed(useSyncExternalStore(never, () => localStorage.getItem(keyOf(account.id))))
}
