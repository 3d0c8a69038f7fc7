import { normalizeContainerNumber } from '@boxtrail/reference/container-number'
import type { Pool } from 'pg'
import { likeText } from '../../db/lists/conditions.ts'
import {
  findByName,
  findContainerByNumber,
  findContainerByPart,
  findShipmentByPart,
  type Parts,
  type Target,
} from './queries.ts'

/** Longer text is not a number. */
const MAX_LENGTH = 100

/**
 * The record that `q` names, in the contract's order of precedence; undefined if there is none. If there are several,
 * the newest.
 */
export const resolveDeepLink = async (pool: Pool, accountId: string, q: string): Promise<Target | undefined> => {
  if (q.length > MAX_LENGTH || !/[\p{L}\p{N}]/u.test(q) || /\p{Cc}/u.test(q)) return undefined
  const number = normalizeContainerNumber(q)
  const parts = partsOf(q, number)
  return (
    (await findContainerByNumber(pool, accountId, number)) ??
    (await findByName(pool, accountId, q)) ??
    (await findContainerByPart(pool, accountId, parts)) ??
    (await findShipmentByPart(pool, accountId, parts))
  )
}

const partsOf = (q: string, number: string): Parts => ({
  number: contains(number),
  name: contains(q),
  indexedNumber: indexed(number),
  indexedName: indexed(q),
})

const contains = (text: string): string => `%${likeText(text.toLowerCase())}%`

const indexed = (text: string): string =>
  /[a-z0-9]{3}/i.test(text) ? contains(text) : `% ${likeText(text.toLowerCase())}%`
