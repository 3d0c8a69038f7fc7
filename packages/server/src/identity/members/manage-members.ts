import { alreadyMember, lastOwner } from '@boxtrail/protocol/errors'
import type { Pool, PoolClient } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import { transaction } from '../../db/transaction.ts'
import { newToken } from '../../token.ts'
import { appendAudit } from '../audit-events/append-audit.ts'
import { deleteInvitationOf } from '../invitations/queries.ts'
import { endConnectionsOfPerson, endConnectionsOfUser } from '../oauth/connection-queries.ts'
import { endSessionsOfPerson, endSessionsOfUser } from '../sessions/queries.ts'
import { hashPassword } from '../users/password.ts'
import {
  countOwners,
  findConfirmed,
  findHash,
  findMembersByEmail,
  findMemberships,
  findPeople,
  insertConfirmedPerson,
  saveMembership,
  setPassword,
  setRole,
} from '../users/queries.ts'
import type { Role } from '../users/roles.ts'
import { changeRole } from './members.ts'

export interface AddedMember {
  userId: string
  /** Generated for a person who had none from the operator, and shown only now. */
  password: string | null
}

/**
 * Adds a member to any account without an invitation, which is how a further account gets its first owner. A person who
 * came to use the e-mail address by an account's link has not shown that it is theirs, and does not become the member.
 * Rejects a person who is a member already, and another role that would replace the last owner.
 */
export const addMember = async (
  pool: Pool,
  { accountId, email, role }: { accountId: string; email: string; role: Role },
): Promise<AddedMember> => {
  const generated = newToken()
  const passwordHash = await hashPassword(generated, await findHash(pool, email))
  return transaction(pool, async (client) => {
    const own = { id: idv7(), email, name: email.split('@')[0]!, passwordHash }
    const isNew = await insertConfirmedPerson(client, own)
    const person = isNew ? own : (await findConfirmed(client, email))!
    await endOthersOf(client, { accountId, email, personId: person.id, role })
    const member = { accountId, userId: idv7(), personId: person.id, email, name: person.name, role }
    const userId = await saveMembership(client, member)
    const subject = { type: 'user', id: userId }
    await appendAudit(client, { accountId, action: 'member.added', actor: 'operator', subject, details: { role } })
    return { userId, password: isNew ? generated : null }
  })
}

/** Ends the memberships in the account of others who use the same e-mail address, and the open invitation for it. */
const endOthersOf = async (
  client: PoolClient,
  { accountId, email, personId, role }: { accountId: string; email: string; personId: string; role: Role },
): Promise<void> => {
  const owners = await countOwners(client, accountId)
  const members = await findMembersByEmail(client, accountId, email)
  if (members.some((member) => member.person_id === personId)) throw alreadyMember()
  const ended = members.filter((member) => member.role === 'owner').length
  if (ended > 0 && ended === owners && role !== 'owner') throw lastOwner()
  await deleteInvitationOf(client, accountId, email)
  for (const { id } of members) {
    await setRole(client, accountId, id, null)
    await endSessionsOfUser(client, accountId, id)
    await endConnectionsOfUser(client, accountId, id)
  }
}

/** Gives a member another role, for the operator; undefined if nobody in the account has the e-mail address. */
export const setMemberRole = async (
  pool: Pool,
  { accountId, email, role }: { accountId: string; email: string; role: Role },
): Promise<{ userId: string } | undefined> => {
  // In one account, each address has one member: neither a link nor this module adds another.
  const [member] = await findMembersByEmail(pool, accountId, email)
  if (!member) return undefined
  await changeRole(pool, accountId, member.id, role)
  const subject = { type: 'user', id: member.id }
  await appendAudit(pool, { accountId, action: 'member.role_changed', actor: 'operator', subject, details: { role } })
  return { userId: member.id }
}

/** The new password; or the accounts of several people with the e-mail address, of whom one must be named. */
export type Reset = { password: string } | { accounts: string[] }

/**
 * Sets a new password for a person who lost theirs, which ends their sessions and disconnects their apps; undefined if
 * there is no such person. The account is needed if several people use the e-mail address.
 */
export const resetPassword = async (pool: Pool, email: string, accountId?: string): Promise<Reset | undefined> => {
  const generated = newToken()
  const passwordHash = await hashPassword(generated, await findHash(pool, email))
  return transaction(pool, async (client) => {
    const people = await membershipsOf(client, email)
    const meant = people.filter(
      ({ accounts }) => accountId === undefined || accounts.some((one) => one.id === accountId),
    )
    if (meant.length > 1) return { accounts: meant.flatMap(({ accounts }) => accounts.map(({ id }) => id)) }
    const [person] = meant
    if (!person) return undefined
    await setPassword(client, person.id, passwordHash)
    await endSessionsOfPerson(client, person.id)
    await endConnectionsOfPerson(client, person.id)
    for (const { id, userId } of person.accounts)
      await appendAudit(client, {
        accountId: id,
        action: 'password.reset',
        actor: 'operator',
        subject: { type: 'user', id: userId },
      })
    return { password: generated }
  })
}

/** The people who sign in with an e-mail address, each with their accounts. */
const membershipsOf = async (client: PoolClient, email: string) => {
  const people = []
  for (const { id } of await findPeople(client, email)) {
    const accounts = (await findMemberships(client, id)).map((one) => ({ id: one.account_id, userId: one.user_id }))
    people.push({ id, accounts })
  }
  return people
}
