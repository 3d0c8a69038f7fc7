import { addMember, resetPassword } from '@boxtrail/server/identity/members/manage-members'
import { listMembers } from '@boxtrail/server/identity/users/queries'
import { ROLES, type Role } from '@boxtrail/server/identity/users/roles'
import { CommandError, onDatabase } from './command.ts'
import { accountIdOf } from './find-account.ts'
import { tableOf } from './table.ts'

const emailOf = (text: string): string => {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new CommandError(`"${text}" is not an e-mail address.`)
  return text.toLowerCase()
}

export const addUserCommand = onDatabase({
  words: 'admin users add',
  parameters: ['account', 'email', 'role?'],
  summary: 'Add a member to an account: owner (the default), member or read_only.',
  note: 'Somebody whom no operator added before gets a generated password, shown once, to be changed after signing in.',
  run: async ({ account, email, role = 'owner' }, pool) => {
    if (!ROLES.includes(role as Role))
      throw new CommandError(`There is no role "${role}". The roles are ${ROLES.join(', ')}.`)
    const accountId = await accountIdOf(pool, account)
    const { userId, password } = await addMember(pool, { accountId, email: emailOf(email), role: role as Role })
    const shown = password === null ? 'signs in with the existing password' : `signs in with the password\n${password}`
    return {
      json: { id: userId, account_id: accountId, role, password },
      text: `${emailOf(email)} is ${role} of account ${accountId}, and ${shown}`,
    }
  },
})

export const listUsersCommand = onDatabase({
  words: 'admin users list',
  parameters: ['account'],
  summary: 'List the members of an account.',
  run: async ({ account }, pool) => {
    const members = await listMembers(pool, await accountIdOf(pool, account))
    return { json: members, text: tableOf(members, 'The account has no members.') }
  },
})

export const resetPasswordCommand = onDatabase({
  words: 'admin users reset-password',
  parameters: ['email', 'account?'],
  summary: 'Give somebody who lost their password a generated one, shown once, and end their sessions.',
  note: 'Name an account of theirs if several people sign in with the e-mail address.',
  run: async ({ email: given, account }, pool) => {
    const email = emailOf(given)
    const accountId = account === undefined ? undefined : await accountIdOf(pool, account)
    const reset = await resetPassword(pool, email, accountId)
    if (!reset) throw new CommandError(`Nobody ${accountId ? 'in this account ' : ''}has the e-mail address ${email}.`)
    if ('accounts' in reset)
      throw new CommandError(
        `Several people sign in with ${email}. Name an account of the one whom you know: ${reset.accounts.join(', ')}.`,
      )
    const { password } = reset
    return { json: { email, password }, text: `${email} signs in with the password\n${password}` }
  },
})
