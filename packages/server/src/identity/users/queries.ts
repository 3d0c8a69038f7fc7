import type { PoolClient } from 'pg'
import { type Client, statement } from '../../db/statement.ts'
import type { Role } from './roles.ts'

const hasOwnerSql = statement('has-owner', `select exists (select 1 from users where role = 'owner') as has_owner`, {
  notNull: ['has_owner'],
})

/** Whether anybody owns an account of this installation; if not, whoever has the setup code may become the owner. */
export const hasOwner = async (client: Client): Promise<boolean> => (await hasOwnerSql.one(client)).has_owner

const insertPersonSql = statement(
  'insert-person',
  `insert into people (id, email, name, password_hash, password_changed_at, created_at, confirmed_at)
   values ($1, $2, $3, $4, now(), now(), case when $5::boolean then now() end)
   on conflict (email) where confirmed_at is not null do nothing`,
)

export interface NewPerson {
  id: string
  email: string
  name: string
  passwordHash: string
}

/**
 * Adds a person who came by an account's link. Others may use the same e-mail address and are different people: only
 * the password shows who somebody is.
 */
export const insertPerson = (client: Client, { id, email, name, passwordHash }: NewPerson) =>
  insertPersonSql.count(client, id, email, name, passwordHash, false)

/** Adds a person for whose e-mail address the operator vouches; false if there is one already. */
export const insertConfirmedPerson = async (client: Client, person: NewPerson): Promise<boolean> =>
  (await insertPersonSql.count(client, person.id, person.email, person.name, person.passwordHash, true)) === 1

const findConfirmedSql = statement(
  'find-confirmed-person',
  'select id, name from people where email = $1 and confirmed_at is not null',
)

/** The person for whose e-mail address the operator vouched. */
export const findConfirmed = (client: Client, email: string) => findConfirmedSql.first(client, email)

const findPeopleSql = statement(
  'find-people-by-email',
  `select id, password_hash, confirmed_at is not null as is_confirmed from people p
   where email = $1 and exists (select from users u where u.person_id = p.id and u.role is not null)
   order by confirmed_at is null, created_at, id`,
  { notNull: ['is_confirmed'] },
)

/**
 * The people who sign in with this e-mail address, each with their own password; first the one whom the operator
 * confirmed.
 */
export const findPeople = (client: Client, email: string) => findPeopleSql.rows(client, email)

const findHashSql = statement(
  'find-hash-of-email',
  'select password_hash from people where email = $1 order by created_at, id limit 1',
)

/** The hash whose salt all passwords of this e-mail address have. */
export const findHash = async (client: Client, email: string): Promise<string | undefined> =>
  (await findHashSql.first(client, email))?.password_hash

const findPersonSql = statement('find-person', 'select id, email, name, password_hash from people where id = $1')

export const findPerson = (client: Client, personId: string) => findPersonSql.one(client, personId)

const setPasswordSql = statement(
  'set-password',
  'update people set password_hash = $2, password_changed_at = now() where id = $1',
)

export const setPassword = (client: Client, personId: string, passwordHash: string) =>
  setPasswordSql.count(client, personId, passwordHash)

const findMembershipsSql = statement(
  'find-memberships',
  `select u.account_id, u.id as user_id, u.role, a.company_name
   from users u join accounts a on a.id = u.account_id
   where u.person_id = $1 and u.role is not null order by u.last_seen_at desc nulls last, a.created_at, a.id`,
)

/** The accounts of a person, the one last used first. */
export const findMemberships = (client: Client, personId: string) => findMembershipsSql.rows(client, personId)

const rejoinSql = statement(
  'rejoin',
  `update users set person_id = $2, role = $4, name = $5
   where account_id = $1 and id = (
       select u.id from users u join people p on p.id = u.person_id
       where u.account_id = $1 and u.role is null and p.email = $3
       order by u.person_id = $2 desc, u.created_at desc, u.id limit 1)
     and not exists (select from users u where u.account_id = $1 and u.person_id = $2 and u.role is not null)
   returning id`,
)

const saveMembershipSql = statement(
  'save-membership',
  `insert into users (account_id, id, name, person_id, role, created_at) values ($1, $2, $3, $4, $5, now())
   on conflict (person_id, account_id) do update set role = excluded.role, name = excluded.name
   returning id`,
)

export interface NewMember {
  accountId: string
  userId: string
  personId: string
  email: string
  name: string
  role: Role
}

/**
 * Makes a person a member. The user of a former member with the same e-mail address, to which earlier changes refer, is
 * then this person's. Returns the user's id.
 */
export const saveMembership = async (client: Client, member: NewMember): Promise<string> => {
  const { accountId, userId, personId, email, name, role } = member
  const former = await rejoinSql.first(client, accountId, personId, email, role, name)
  return former?.id ?? (await saveMembershipSql.one(client, accountId, userId, name, personId, role)).id
}

const listMembersSql = statement(
  'list-members',
  `select u.id, p.name, p.email, u.role, u.last_seen_at
   from users u join people p on p.id = u.person_id
   where u.account_id = $1 and u.role is not null order by u.created_at, u.id`,
)

export const listMembers = (client: Client, accountId: string) => listMembersSql.rows(client, accountId)

const findMemberSql = statement(
  'find-member',
  `select u.id, u.role, p.name, p.email from users u join people p on p.id = u.person_id
   where u.account_id = $1 and u.id = $2 and u.role is not null`,
)

export const findMember = (client: Client, accountId: string, userId: string) =>
  findMemberSql.first(client, accountId, userId)

const findMembersByEmailSql = statement(
  'find-members-by-email',
  `select u.id, u.person_id, u.role from users u join people p on p.id = u.person_id
   where u.account_id = $1 and p.email = $2 and u.role is not null`,
)

export const findMembersByEmail = (client: Client, accountId: string, email: string) =>
  findMembersByEmailSql.rows(client, accountId, email)

export const isMember = async (client: Client, accountId: string, email: string): Promise<boolean> =>
  (await findMembersByEmail(client, accountId, email)).length > 0

const setRoleSql = statement('set-role', 'update users set role = $3 where account_id = $1 and id = $2')

/** Sets the role of a user; without one, the user is no longer a member. */
export const setRole = (client: Client, accountId: string, userId: string, role: Role | null) =>
  setRoleSql.count(client, accountId, userId, role)

const lockMembersSql = statement('lock-members', 'select id from accounts where id = $1 for no key update')

const countOwnersSql = statement(
  'count-owners',
  `select count(*)::int as owners from users where account_id = $1 and role = 'owner'`,
  { notNull: ['owners'] },
)

/** How many owners an account has. Locks the account, so that two owners do not demote each other. */
export const countOwners = async (client: PoolClient, accountId: string): Promise<number> => {
  await lockMembersSql.count(client, accountId)
  return (await countOwnersSql.one(client, accountId)).owners
}

const renameAccountSql = statement('rename-account', 'update accounts set company_name = $2 where id = $1')

export const renameAccount = (client: Client, accountId: string, companyName: string) =>
  renameAccountSql.count(client, accountId, companyName)
