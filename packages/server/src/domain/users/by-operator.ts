import type { Pool } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import { transaction } from '../../db/transaction.ts'
import { appendAudit } from '../audit-events/append.ts'
import { endConnectionsOfPerson } from '../oauth/connection-queries.ts'
import { endSessionsOfPerson } from '../sessions/queries.ts'
import { newToken } from '../sessions/token.ts'
import { hashPassword } from './password.ts'
import { findMemberships, findPersonByEmail, insertPerson, saveMembership, setPassword } from './queries.ts'
import type { Role } from './roles.ts'

export interface AddedMember {
  userId: string
  /** Generated for somebody who had none, and shown only now. */
  password: string | null
}

/** Adds a member to any account, without an invitation: the way to the first owner of a further account. */
export const addMember = async (
  pool: Pool,
  { accountId, email, role }: { accountId: string; email: string; role: Role },
): Promise<AddedMember> => {
  const generated = newToken()
  const passwordHash = await hashPassword(generated)
  return transaction(pool, async (client) => {
    const own = { id: idv7(), email, name: email.split('@')[0]!, passwordHash }
    const isNew = await insertPerson(client, own)
    const person = isNew ? own : (await findPersonByEmail(client, email))!
    const member = { accountId, userId: idv7(), personId: person.id, name: person.name, role }
    const userId = await saveMembership(client, member)
    const subject = { type: 'user', id: userId }
    await appendAudit(client, { accountId, action: 'member.added', actor: 'operator', subject, details: { role } })
    return { userId, password: isNew ? generated : null }
  })
}

/** A new password for somebody who lost theirs, which ends their sessions and disconnects their apps; undefined if there is nobody. */
export const resetPassword = async (pool: Pool, email: string): Promise<string | undefined> => {
  const generated = newToken()
  const passwordHash = await hashPassword(generated)
  return transaction(pool, async (client) => {
    const person = await findPersonByEmail(client, email)
    if (!person) return undefined
    await setPassword(client, person.id, passwordHash)
    await endSessionsOfPerson(client, person.id)
    await endConnectionsOfPerson(client, person.id)
    for (const { account_id: accountId, user_id: id } of await findMemberships(client, person.id))
      await appendAudit(client, {
        accountId,
        action: 'password.reset',
        actor: 'operator',
        subject: { type: 'user', id },
      })
    return generated
  })
}
