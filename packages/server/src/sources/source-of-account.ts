import { sourceInWords } from '@boxtrail/engine/wording'
import type { Registry } from './registry.ts'

/** The source with a public id as an account sees it: its own access to it, or the one that it shares with others. */
export const sourceOfAccount = (
  { byId, describe }: Pick<Registry, 'byId' | 'describe'>,
  accountId: string,
  id: string,
) => {
  const own = `${id}@${accountId}`
  const described = { ...describe(byId(own) ? own : id), id }
  return { id, kind: described.kind, name: sourceInWords(described) }
}
