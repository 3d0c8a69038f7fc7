import { lastOwner, notFound } from '@boxtrail/protocol/errors'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { endConnectionsOfUser } from '../oauth/connection-queries.ts'
import { endSessionsOfUser } from '../sessions/queries.ts'
import { countOwners, findMember, setRole } from '../users/queries.ts'
import type { Role } from '../users/roles.ts'

/**
 * Changes the role of a member, or removes the member (`null`). Sessions with the earlier role end, because an id from
 * before a change of rights must not be valid after it.
 */
export const changeRole = (pool: Pool, accountId: string, userId: string, role: Role | null): Promise<void> =>
  transaction(pool, async (client) => {
    const owners = await countOwners(client, accountId)
    const member = await findMember(client, accountId, userId)
    if (!member) throw notFound()
    if (member.role === role) return
    if (member.role === 'owner' && owners === 1) throw lastOwner()
    await setRole(client, accountId, userId, role)
    await endSessionsOfUser(client, accountId, userId)
    if (role === null) await endConnectionsOfUser(client, accountId, userId)
  })
