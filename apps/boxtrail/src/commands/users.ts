import { addMember, resetPassword } from '@boxtrail/server/domain/users/by-operator'
import { listMembers } from '@boxtrail/server/domain/users/queries'
import { ROLES, type Role } from '@boxtrail/server/domain/users/roles'
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
  note: 'Somebody who has no password yet gets a generated one, shown once, to be changed after signing in.',
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
  parameters: ['email'],
  summary: 'Give somebody who lost their password a generated one, shown once, and end their sessions.',
  run: async ({ email }, pool) => {
    const password = await resetPassword(pool, emailOf(email))
    if (password === undefined) throw new CommandError(`Nobody has the e-mail address ${emailOf(email)}.`)
    return {
      json: { email: emailOf(email), password },
      text: `${emailOf(email)} signs in with the password\n${password}`,
    }
  },
})
