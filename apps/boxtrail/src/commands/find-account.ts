import { findAccountsNamed } from '@boxtrail/server/identity/accounts/admin-queries'
import type { Pool } from '../database.ts'
import { CommandError } from './command.ts'

/** The id of an account given by id or company name. */
export const accountIdOf = async (pool: Pool, idOrName: string): Promise<string> => {
  const [account, ...others] = await findAccountsNamed(pool, idOrName)
  if (!account) throw new CommandError(`There is no account "${idOrName}". \`admin accounts list\` lists them.`)
  if (others.length > 0)
    throw new CommandError(`${others.length + 1} accounts are named "${idOrName}". Give the id instead.`)
  return account.id
}
