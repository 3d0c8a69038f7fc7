import { isUuid } from '@boxtrail/protocol/uuid'
import { idv7 } from '@boxtrail/server/db/idv7'
import { transaction } from '@boxtrail/server/db/transaction'
import { addAccount } from '@boxtrail/server/identity/accounts/accounts'
import { listAccounts } from '@boxtrail/server/identity/accounts/admin-queries'
import { nameProblem } from '@boxtrail/server/identity/accounts/name-problem'
import { CommandError, onDatabase, UsageError } from './command.ts'
import { tableOf } from './table.ts'

/** The same as for names of customers. */
const MAX_NAME_LENGTH = 255

export const createAccountCommand = onDatabase({
  words: 'admin accounts create',
  parameters: ['name', 'id?'],
  summary: 'Create an account.',
  note: 'The id is an unused UUID, for a configuration that already names the account; by default one is generated.',
  run: async ({ name, id = idv7() }, pool) => {
    if (!isUuid(id)) throw new UsageError(`The id "${id}" is not a UUID.`)
    const companyName = name.trim()
    const problem = nameProblem(companyName, MAX_NAME_LENGTH)
    if (problem !== null) throw new UsageError(problem)
    const account = await transaction(pool, (client) => addAccount(client, id.toLowerCase(), companyName))
    if (!account) throw new CommandError(`There is already an account with the id ${id}.`)
    return {
      json: { id: account.accountId, company_name: companyName },
      text: `account ${account.accountId} was created; \`admin keys create ${account.accountId}\` creates a key for it`,
    }
  },
})

export const listAccountsCommand = onDatabase({
  words: 'admin accounts list',
  parameters: [],
  summary: 'List the accounts, each with its account-enabled lines and its disabled features.',
  run: async (_, pool) => {
    const accounts = (await listAccounts(pool)).map(({ features, ...account }) => ({
      ...account,
      features_off: Object.keys(features).filter((name) => features[name] === false),
    }))
    const rows = accounts.map(({ id, company_name, created_at, keys, enabled_lines, features_off }) => ({
      ...{ id, company_name, created_at, keys },
      ...{ enabled_lines: enabled_lines.join(' '), features_off: features_off.join(' ') },
    }))
    return { json: accounts, text: tableOf(rows, 'There are no accounts.') }
  },
})
