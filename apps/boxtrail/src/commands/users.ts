import { ApiError } from '@boxtrail/protocol/errors'
import { addMember, resetPassword, setMemberRole } from '@boxtrail/server/identity/members/manage-members'
import { listMembers } from '@boxtrail/server/identity/users/queries'
import { ROLES, type Role } from '@boxtrail/server/identity/users/roles'
import type { Pool } from '../database.ts'
import { CommandError, onDatabase } from './command.ts'
import { accountIdOf } from './find-account.ts'
import { tableOf } from './table.ts'

const emailOf = (text: string): string => {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new CommandError(`"${text}" is not an e-mail address.`)
  return text.toLowerCase()
}

const roleOf = (text: string): Role => {
  if (!ROLES.includes(text as Role))
    throw new CommandError(`There is no role "${text}". The roles are ${ROLES.join(', ')}.`)
  return text as Role
}

export const addUserCommand = onDatabase({
  words: 'admin users add',
  parameters: ['account', 'email', 'role?'],
  summary: 'Add a member to an account: owner (the default), member or read_only.',
  note: 'Somebody whom no operator added before gets a generated password, shown once, to be changed after signing in.',
  run: async ({ account, email: given, role: wantedRole = 'owner' }, pool) => {
    const [role, email] = [roleOf(wantedRole), emailOf(given)]
    const accountId = await accountIdOf(pool, account)
    const { userId, password } = await addMember(pool, { accountId, email, role }).catch(async (error) => {
      throw isAlreadyMember(error) ? await alreadyMember(pool, accountId, email) : error
    })
    const shown = password === null ? 'signs in with the existing password' : `signs in with the password\n${password}`
    return {
      json: { id: userId, account_id: accountId, role, password },
      text: `${email} is ${role} of account ${accountId}, and ${shown}`,
    }
  },
})

const isAlreadyMember = (error: unknown): boolean =>
  error instanceof ApiError && error.problems[0]?.code === 'already_member'

const alreadyMember = async (pool: Pool, accountId: string, email: string): Promise<CommandError> => {
  const role = (await listMembers(pool, accountId)).find((one) => one.email === email)?.role ?? 'a member'
  return new CommandError(
    `${email} is ${role} of account ${accountId} already: \`admin users set-role ${accountId} ${email} <role>\` changes the role.`,
  )
}

export const setRoleCommand = onDatabase({
  words: 'admin users set-role',
  parameters: ['account', 'email', 'role'],
  summary: 'Give a member another role: owner, member or read_only. Their sessions in the account end.',
  run: async ({ account, email: given, role: wantedRole }, pool) => {
    const [role, email] = [roleOf(wantedRole), emailOf(given)]
    const accountId = await accountIdOf(pool, account)
    const member = await setMemberRole(pool, { accountId, email, role })
    if (!member)
      throw new CommandError(
        `Nobody in account ${accountId} has the e-mail address ${email}. \`admin users list ${accountId}\` lists its members.`,
      )
    return {
      json: { id: member.userId, account_id: accountId, role },
      text: `${email} is ${role} of account ${accountId}`,
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
