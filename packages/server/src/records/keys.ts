/** A record and its account. */
export interface RecordKey {
  account_id: string
  id: string
}

/** The records of a statement: their accounts in `$1`, their ids in `$2`. */
export const given = 'unnest($1::uuid[], $2::uuid[]) as g(account_id, id)'

/**
 * The accounts and ids as parameters of a statement, each record once and in one order, in which their rows are locked.
 */
export const keyColumns = (keys: readonly RecordKey[]): [accounts: string[], ids: string[]] => {
  const each = [...new Map(keys.map((key) => [`${key.account_id} ${key.id}`, key])).values()]
  const inOrder = each.sort((a, b) => compare(a.account_id, b.account_id) || compare(a.id, b.id))
  return [inOrder.map(({ account_id }) => account_id), inOrder.map(({ id }) => id)]
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
