/** How many of an account's requests, and of all, stay open for events in one process. */
const MAX_OF_ACCOUNT = 50
const MOST = 500

const open = new Map<string, number>()
const openOf = (accountId: string): number => open.get(accountId) ?? 0
const openOfAll = (): number => [...open.values()].reduce((sum, count) => sum + count, 0)

/** A place for a request that stays open, with the function that frees it; null if all are taken. */
export const takeListener = (accountId: string): (() => void) | null => {
  if (openOf(accountId) >= MAX_OF_ACCOUNT || openOfAll() >= MOST) return null
  open.set(accountId, openOf(accountId) + 1)
  let isFree = false
  return () => {
    if (isFree) return
    isFree = true
    if (openOf(accountId) > 1) open.set(accountId, openOf(accountId) - 1)
    else open.delete(accountId)
  }
}
