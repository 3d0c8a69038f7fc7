import type { Pool } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import { transaction } from '../../db/transaction.ts'
import { alreadyMember, invalidField, notFound, wrongCredentials } from '../../errors.ts'
import { attempt } from '../sessions/attempts.ts'
import { type Device, type OpenedSession, openSession } from '../sessions/sessions.ts'
import { hashToken, newToken } from '../sessions/token.ts'
import { hashPassword, isPassword } from '../users/password.ts'
import { insertPerson, isMember, saveMembership } from '../users/queries.ts'
import type { Role } from '../users/roles.ts'
import { deleteInvitation, findInvitation, saveInvitation } from './queries.ts'

export interface Invitation {
  accountId: string
  email: string
  role: Role
  /** Null: the operator. */
  invitedBy: string | null
}

/** The token is for the link and cannot be read again: only its hash is stored. */
export const invite = async (pool: Pool, invitation: Invitation) => {
  if (await isMember(pool, invitation.accountId, invitation.email)) throw alreadyMember()
  const [id, token] = [idv7(), newToken()]
  const expiresAt = await saveInvitation(pool, { ...invitation, id, tokenHash: hashToken(token)! })
  return { id, token, expiresAt }
}

/** The path of the web application at which a link is accepted. */
export const invitationPath = (token: string): string => `/invitations/${token}`

/** An unknown, used and expired link are the same. */
export const openInvitation = async (pool: Pool, token: string) => {
  const tokenHash = hashToken(token)
  const found = tokenHash && (await findInvitation(pool, tokenHash))
  if (!found) throw notFound()
  return found
}

/**
 * Makes the invited person a member and signs them in. Somebody who has a password already proves it; anybody else
 * chooses one.
 */
export const acceptInvitation = async (
  pool: Pool,
  token: string,
  { name, password }: { name?: string | undefined; password: string },
  device: Device,
): Promise<OpenedSession> => {
  const found = await openInvitation(pool, token)
  const { email, password_hash: known } = found
  if (known === null && name === undefined) throw invalidField('name', 'Enter your name.')
  if (known !== null) {
    const isRight = await attempt(pool, { email, address: device.address }, () => isPassword(password, known))
    if (!isRight) throw wrongCredentials()
  }
  const passwordHash = known ?? (await hashPassword(password))
  return transaction(pool, async (client) => {
    if (!(await deleteInvitation(client, found.account_id, found.id))) throw notFound()
    const personId = found.person_id ?? idv7()
    if (found.person_id === null && !(await insertPerson(client, { id: personId, email, name: name!, passwordHash })))
      throw notFound()
    const userId = await saveMembership(client, {
      accountId: found.account_id,
      userId: idv7(),
      personId,
      name: found.person_name ?? name!,
      role: found.role as Role,
    })
    return openSession(client, { accountId: found.account_id, userId, personId }, device)
  })
}
