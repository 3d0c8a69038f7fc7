import { hash } from 'node:crypto'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { tooManyAttempts } from '../../errors.ts'
import { countAttempt, forgetFailures, uncountAttempt, waitOf } from './attempt-queries.ts'
import { networkOf } from './network.ts'

/** So many failures of one address with one e-mail address are free; each further one doubles the delay. */
const FREE = 5
/**
 * More for an e-mail address from anywhere, and for an address with any: others must not lock a user out with a few
 * requests, and an office shares one address.
 */
const FREE_IN_TOTAL = 50

const subjectOf = (...parts: string[]): string => hash('sha256', JSON.stringify(parts), 'hex')

/**
 * What a check found. A password that is right for one person may be a guess at that of another with the same e-mail
 * address: then it counts as one.
 */
export type Found = 'wrong' | 'right' | 'right, and counts'

/**
 * Runs a check of a password, or rejects it with 429 while too many have failed. It counts as failed before it runs, so
 * that parallel attempts are counted as well. It does not matter whether there is such a user.
 */
export const attempt = async (
  pool: Pool,
  { email, address }: { email: string; address: string | null },
  check: () => Promise<Found>,
): Promise<boolean> => {
  const network = address === null ? 'none' : networkOf(address)
  const pair = subjectOf('pair', email, network)
  const [fromAnywhere, ofAnybody] = [subjectOf('email', email), subjectOf('address', network)]
  const limits: [string, number][] = [
    [pair, FREE],
    [fromAnywhere, FREE_IN_TOTAL],
    [ofAnybody, FREE_IN_TOTAL],
  ]
  await transaction(pool, async (client) => {
    for (const [subject, free] of limits.sort(([a], [b]) => (a < b ? -1 : 1)))
      if (!(await countAttempt(client, subject, free))) throw tooManyAttempts(await waitOf(client, subject))
  })
  const found = await check().catch(async (error) => {
    // The check itself failed, as when too many run at once: that says nothing about the password.
    await uncountAttempt(pool, [pair, fromAnywhere, ofAnybody])
    throw error
  })
  if (found === 'right')
    await Promise.all([forgetFailures(pool, pair), uncountAttempt(pool, [fromAnywhere, ofAnybody])])
  if (found === 'right, and counts') await uncountAttempt(pool, [ofAnybody])
  return found !== 'wrong'
}
