import { hash } from 'node:crypto'
import { tooManyAttempts } from '@boxtrail/protocol/errors'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { clearFailures, countAttempt, findWaitTime, uncountAttempt } from './attempt-queries.ts'
import { networkOf } from './network.ts'

/**
 * How many failures are free for one address with one e-mail address, or for a known device; each further one doubles
 * the delay.
 */
const FREE_ATTEMPTS = 5
/**
 * More are free for an e-mail address from anywhere, and for an address with any e-mail address: others must not lock a
 * user out with a few requests, and an office shares one address.
 */
const FREE_ATTEMPTS_IN_TOTAL = 50

const subjectOf = (...parts: string[]): string => hash('sha256', JSON.stringify(parts), 'hex')

/**
 * The result of a check. A password that is right for one person may be a guess at that of another with the same e-mail
 * address: then it counts as a failure for that e-mail address.
 */
export type Found = 'wrong' | 'right' | 'right, and counts'

/**
 * The subjects for which an attempt counts, and how many failures of each are free; those of the first are forgotten
 * after a success.
 */
export type Limits = readonly [own: Limit, ...others: Limit[]]
type Limit = readonly [subject: string, free: number]

const networkOfAny = (address: string | null): string => (address === null ? 'none' : networkOf(address))

export const limitsOfPassword = ({ email, address }: { email: string; address: string | null }): Limits => [
  [subjectOf('pair', email, networkOfAny(address)), FREE_ATTEMPTS],
  [subjectOf('email', email), FREE_ATTEMPTS_IN_TOTAL],
  [subjectOf('address', networkOfAny(address)), FREE_ATTEMPTS_IN_TOTAL],
]

/** The limits of a device on which somebody has signed in before: failures elsewhere do not count for it. */
export const limitsOfDevice = (deviceId: string, email: string): Limits => [
  [subjectOf('device', deviceId, email), FREE_ATTEMPTS],
]

/**
 * The limits of the setup code, separate from those of passwords: guessing it locks out nobody, and it cannot be
 * guessed.
 */
export const limitsOfSetup = (address: string | null): Limits => [
  [subjectOf('setup', networkOfAny(address)), FREE_ATTEMPTS],
]

/**
 * Runs a check of a password, or rejects it with 429 while too many have failed. The attempt counts as failed before it
 * runs, so that parallel attempts are counted as well. Whether such a user exists makes no difference.
 */
export const attempt = async (pool: Pool, limits: Limits, check: () => Promise<Found>): Promise<boolean> => {
  const [own, ...others] = limits.map(([subject]) => subject) as [string, ...string[]]
  await transaction(pool, async (client) => {
    for (const [subject, free] of limits.toSorted(([a], [b]) => (a < b ? -1 : 1)))
      if (!(await countAttempt(client, subject, free))) throw tooManyAttempts(await findWaitTime(client, subject))
  })
  const found = await check().catch(async (error) => {
    // The check itself failed, as when too many run at once: that says nothing about the password.
    await uncountAttempt(pool, [own, ...others])
    throw error
  })
  if (found === 'right') await Promise.all([clearFailures(pool, own), uncountAttempt(pool, others)])
  // For the network address it is not a failure: only the person might be another.
  if (found === 'right, and counts') await uncountAttempt(pool, others.slice(-1))
  return found !== 'wrong'
}
