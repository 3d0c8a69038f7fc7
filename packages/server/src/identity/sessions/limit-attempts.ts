import { hash } from 'node:crypto'
import { tooManyAttempts } from '@boxtrail/protocol/errors'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { clearFailures, countAttempt, findWaitTime, uncountAttempt } from './attempt-queries.ts'
import { networkOf } from './network.ts'

/** So many failures of one address with one e-mail address, or of a known device, are free; each further one doubles the delay. */
const FREE_ATTEMPTS = 5
/**
 * More for an e-mail address from anywhere, and for an address with any: others must not lock a user out with a few
 * requests, and an office shares one address.
 */
const FREE_ATTEMPTS_IN_TOTAL = 50

const subjectOf = (...parts: string[]): string => hash('sha256', JSON.stringify(parts), 'hex')

/**
 * What a check found. A password that is right for one person may be a guess at that of another with the same e-mail
 * address: then it counts as one.
 */
export type Found = 'wrong' | 'right' | 'right, and counts'

/** What counts an attempt, and how many failures of each are free; the first is forgotten after a success. */
export type Limits = readonly [own: Limit, ...others: Limit[]]
type Limit = readonly [subject: string, free: number]

const networkOfAny = (address: string | null): string => (address === null ? 'none' : networkOf(address))

export const limitsOfPassword = ({ email, address }: { email: string; address: string | null }): Limits => [
  [subjectOf('pair', email, networkOfAny(address)), FREE_ATTEMPTS],
  [subjectOf('email', email), FREE_ATTEMPTS_IN_TOTAL],
  [subjectOf('address', networkOfAny(address)), FREE_ATTEMPTS_IN_TOTAL],
]

/** By a device on which somebody has signed in before: what others fail at does not concern it. */
export const limitsOfDevice = (deviceId: string, email: string): Limits => [
  [subjectOf('device', deviceId, email), FREE_ATTEMPTS],
]

/** Apart from passwords: who guesses at it locks out nobody, and it cannot be guessed. */
export const limitsOfSetup = (address: string | null): Limits => [
  [subjectOf('setup', networkOfAny(address)), FREE_ATTEMPTS],
]

/**
 * Runs a check of a password, or rejects it with 429 while too many have failed. It counts as failed before it runs, so
 * that parallel attempts are counted as well. It does not matter whether there is such a user.
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
  // For the address it is none: only the person might be another.
  if (found === 'right, and counts') await uncountAttempt(pool, others.slice(-1))
  return found !== 'wrong'
}
