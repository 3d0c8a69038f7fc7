import { findAccountsNamed } from '@boxtrail/server/domain/accounts/admin-queries'
import type { Pool } from '../database.ts'
import { CommandError } from './command.ts'

/** The id of the account that an operator means by an id or a company name. */
export const accountIdOf = async (pool: Pool, idOrName: string): Promise<string> => {
  const [account, ...others] = await findAccountsNamed(pool, idOrName)
  if (!account) throw new CommandError(`There is no account "${idOrName}". \`admin accounts list\` shows them.`)
  if (others.length > 0)
    throw new CommandError(`${others.length + 1} accounts are named "${idOrName}". Name the one you mean by its id.`)
  return account.id
}
