import { alreadyMember, notFound } from '@boxtrail/protocol/errors'
import type { Pool } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import { transaction } from '../../db/transaction.ts'
import { hashToken, newToken } from '../../token.ts'
import { type Device, type OpenedSession, openSession } from '../sessions/sessions.ts'
import { hashPassword } from '../users/password.ts'
import { findHash, findPerson, insertPerson, isMember, saveMembership } from '../users/queries.ts'
import type { Role } from '../users/roles.ts'
import { deleteInvitation, findInvitation, saveInvitation } from './queries.ts'

export interface Invitation {
  accountId: string
  email: string
  role: Role
  /** The user who invites; null for the operator. */
  invitedBy: string | null
}

/** Creates an invitation. The token is for the link and cannot be read again: only its hash is stored. */
export const invite = async (pool: Pool, invitation: Invitation) => {
  if (await isMember(pool, invitation.accountId, invitation.email)) throw alreadyMember()
  const [id, token] = [idv7(), newToken()]
  const expiresAt = await saveInvitation(pool, { ...invitation, id, tokenHash: hashToken(token)! })
  return { id, token, expiresAt }
}

/** The path of the web application at which a link is accepted. */
export const invitationPath = (token: string): string => `/invitations/${token}`

/** Finds the invitation of a link. Unknown, used and expired links get the same error. */
export const openInvitation = async (pool: Pool, token: string) => {
  const tokenHash = hashToken(token)
  const found = tokenHash && (await findInvitation(pool, tokenHash))
  if (!found) throw notFound()
  return found
}

/** Who opens a link: somebody who is signed in with the e-mail address, or somebody new, with a password of their own. */
export type Invited = { personId: string } | { name: string; password: string }

/**
 * Makes whoever opened the link a member, and signs them in. A person who already uses the e-mail address becomes the
 * member only if they are signed in: having the link does not show that it is the same person.
 */
export const acceptInvitation = async (
  pool: Pool,
  token: string,
  invited: Invited,
  device: Device,
): Promise<OpenedSession> => {
  const { account_id: accountId, id, email, role } = await openInvitation(pool, token)
  const passwordHash =
    'password' in invited ? await hashPassword(invited.password, await findHash(pool, email)) : undefined
  return transaction(pool, async (client) => {
    if (!(await deleteInvitation(client, accountId, id))) throw notFound()
    if (await isMember(client, accountId, email)) throw alreadyMember()
    const person =
      'personId' in invited
        ? await findPerson(client, invited.personId)
        : { id: idv7(), email, name: invited.name, passwordHash: passwordHash! }
    if ('passwordHash' in person) await insertPerson(client, person)
    const member = { accountId, userId: idv7(), personId: person.id, email, name: person.name, role: role as Role }
    const userId = await saveMembership(client, member)
    return openSession(client, { accountId, userId, personId: person.id }, device)
  })
}
