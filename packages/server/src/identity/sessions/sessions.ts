import { ApiError, notFound, tooManyAttempts, wrongCredentials } from '@boxtrail/protocol/errors'
import type { Pool } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import type { Client } from '../../db/statement.ts'
import { transaction } from '../../db/transaction.ts'
import { hashToken, newToken } from '../../token.ts'
import { appendAudit } from '../audit-events/append-audit.ts'
import { matchPassword } from '../users/password.ts'
import { findMemberships, findPeople } from '../users/queries.ts'
import { attempt, type Limits, limitsOfDevice, limitsOfPassword } from './limit-attempts.ts'
import { insertSession, joinPeople, recordSignIn } from './queries.ts'

/** Where a session is used from, as shown to its user. */
export interface Device {
  address: string | null
  userAgent: string | null
  known?: KnownDevice | null
}

/** A device on which somebody has signed in before. */
export interface KnownDevice {
  id: string
  /** The people who have. */
  people: readonly string[]
}

export interface Membership {
  accountId: string
  userId: string
  personId: string
}

export interface OpenedSession {
  of: Membership
  /** For the cookie; only its hash is stored. */
  token: string
}

const MAX_USER_AGENT_LENGTH = 256

export const openSession = async (
  client: Client,
  of: Membership,
  { address, userAgent }: Device,
): Promise<OpenedSession> => {
  const [id, token] = [idv7(), newToken()]
  const shortened = userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null
  await insertSession(client, { ...of, id, tokenHash: hashToken(token)!, address, userAgent: shortened })
  await recordSignIn(client, of.accountId, of.userId)
  return { of, token }
}

/** Records a failed sign-in in each account of the people who use the e-mail address. */
const recordFailure = async (pool: Pool, people: readonly { id: string }[], device: Device): Promise<void> => {
  for (const person of people)
    for (const { account_id: accountId, user_id: id } of await findMemberships(pool, person.id))
      await appendAudit(pool, {
        accountId,
        action: 'session.failed',
        actor: 'nobody',
        device,
        subject: { type: 'user', id },
      })
}

type People = Awaited<ReturnType<typeof findPeople>>

/** The people whose password it is. */
const tryPassword = async (
  pool: Pool,
  limits: Limits,
  password: string,
  people: People,
  isSure = (person: People[number]) => person.is_confirmed,
): Promise<People> => {
  let meant: People = []
  await attempt(pool, limits, async () => {
    const isTheirs = await matchPassword(
      password,
      people.map(({ password_hash }) => password_hash),
    )
    meant = people.filter((_, at) => isTheirs[at])
    if (!meant[0]) return 'wrong'
    return isSure(meant[0]) ? 'right' : 'right, and counts'
  })
  return meant
}

const isTooMany = (error: unknown): boolean =>
  error instanceof ApiError && error.problems[0]!.code === tooManyAttempts(0).problems[0]!.code

/**
 * Signs in the person with the e-mail address and password. The answer is the same, after the same work, for an unknown
 * address and a wrong password, however many people use the address.
 */
export const signIn = async (
  pool: Pool,
  { email, password }: { email: string; password: string },
  device: Device,
): Promise<OpenedSession> => {
  const people = await findPeople(pool, email)
  const known = people.filter(({ id }) => device.known?.people.includes(id))
  const [person, ...same] = await tryPassword(pool, limitsOfPassword({ email, ...device }), password, people).catch(
    (error) => {
      // Failures of others do not lock out people who have used this device; the password is tried only for them.
      if (known.length === 0 || !isTooMany(error)) throw error
      return tryPassword(pool, limitsOfDevice(device.known!.id, email), password, known, () => true)
    },
  )
  if (!person) {
    // Not awaited: the answer must not take longer if there is such a user.
    recordFailure(pool, people, device).catch(() => {})
    throw wrongCredentials()
  }
  if (same.length > 0)
    await transaction(pool, (client) =>
      joinPeople(
        client,
        person.id,
        same.map(({ id }) => id),
      ),
    )
  const [membership] = await findMemberships(pool, person.id)
  if (!membership) throw wrongCredentials()
  const of = { accountId: membership.account_id, userId: membership.user_id, personId: person.id }
  return openSession(pool, of, device)
}

/** Continues in another account of the same person. */
export const switchAccount = async (
  pool: Pool,
  personId: string,
  accountId: string,
  device: Device,
): Promise<OpenedSession> => {
  const memberships = await findMemberships(pool, personId)
  const membership = memberships.find(({ account_id }) => account_id === accountId)
  if (!membership) throw notFound()
  return openSession(pool, { accountId, userId: membership.user_id, personId }, device)
}
