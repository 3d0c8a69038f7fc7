import { timingSafeEqual } from 'node:crypto'
import { alreadySetUp, invalidField } from '@boxtrail/protocol/errors'
import type { Pool } from 'pg'
import type { Signer } from '../../config/keys/signer.ts'
import { idv7 } from '../../db/idv7.ts'
import { transaction } from '../../db/transaction.ts'
import { DEMO_ACCOUNT_ID } from '../../sources/test-line/demo-account.ts'
import { lockInstallation } from '../installation/queries.ts'
import { hashPassword } from './password.ts'
import { findHash, hasOwner, insertConfirmedPerson, renameAccount, saveMembership } from './queries.ts'

const CODE_LENGTH = 32

/**
 * The code with which the first owner is created. It is derived from the master key, so that every process of the
 * installation prints the same, and is worthless once there is an owner.
 */
export const setupCode = (signer: Signer): string => signer.sign('setup', {}, 0).slice(-CODE_LENGTH)

export const isSetupCode = (signer: Signer, code: string): boolean => {
  const given = Buffer.from(code)
  const right = Buffer.from(setupCode(signer))
  return given.length === right.length && timingSafeEqual(given, right)
}

export interface NewOwner {
  email: string
  name: string
  password: string
  companyName?: string | undefined
}

/** Creates the first owner, of the first account. If two are created at the same time, the second is rejected. */
export const createOwner = async (pool: Pool, { email, name, password, companyName }: NewOwner) => {
  if (await hasOwner(pool)) throw alreadySetUp()
  const passwordHash = await hashPassword(password, await findHash(pool, email))
  return transaction(pool, async (client) => {
    await lockInstallation(client)
    if (await hasOwner(client)) throw alreadySetUp()
    const person = { id: idv7(), email, name, passwordHash }
    if (!(await insertConfirmedPerson(client, person)))
      throw invalidField('email', 'Somebody has this e-mail address already.')
    const personId = person.id
    const member = { accountId: DEMO_ACCOUNT_ID, userId: idv7(), personId, email, name, role: 'owner' as const }
    const userId = await saveMembership(client, member)
    if (companyName !== undefined) await renameAccount(client, DEMO_ACCOUNT_ID, companyName)
    return { personId, accountId: DEMO_ACCOUNT_ID, userId }
  })
}

/** Creates the owner whom the environment names, if there is no owner yet. */
export const ensureOwner = async (pool: Pool, owner: { email: string; password: string }): Promise<boolean> => {
  if (await hasOwner(pool)) return false
  await createOwner(pool, { ...owner, email: owner.email.toLowerCase(), name: owner.email.split('@')[0]! })
  return true
}
