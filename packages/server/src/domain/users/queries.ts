import type { PoolClient } from 'pg'
import { type Client, statement } from '../../db/statement.ts'
import type { Role } from './roles.ts'

const hasOwnerSql = statement('has-owner', `select exists (select 1 from users where role = 'owner') as has_owner`, {
  notNull: ['has_owner'],
})

/** Whether anybody owns an account of this installation: if not, whoever has the setup code may. */
export const hasOwner = async (client: Client): Promise<boolean> => (await hasOwnerSql.one(client)).has_owner

const insertPersonSql = statement(
  'insert-person',
  `insert into people (id, email, name, password_hash, password_changed_at, created_at)
   values ($1, $2, $3, $4, now(), now()) on conflict (email) do nothing`,
)

export interface NewPerson {
  id: string
  email: string
  name: string
  passwordHash: string
}

/** False if somebody has this e-mail address already. */
export const insertPerson = async (client: Client, person: NewPerson): Promise<boolean> =>
  (await insertPersonSql.count(client, person.id, person.email, person.name, person.passwordHash)) === 1

const findPersonByEmailSql = statement(
  'find-person-by-email',
  'select id, name, password_hash from people where email = $1',
)

export const findPersonByEmail = (client: Client, email: string) => findPersonByEmailSql.first(client, email)

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
  name: string
  role: Role
}

/** Makes a person a member; a former member keeps the user that earlier changes refer to. Returns the user's id. */
export const saveMembership = async (client: Client, member: NewMember): Promise<string> =>
  (await saveMembershipSql.one(client, member.accountId, member.userId, member.name, member.personId, member.role)).id

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

const isMemberSql = statement(
  'is-member-by-email',
  `select exists (select 1 from users u join people p on p.id = u.person_id
     where u.account_id = $1 and p.email = $2 and u.role is not null) as is_member`,
  { notNull: ['is_member'] },
)

export const isMember = async (client: Client, accountId: string, email: string): Promise<boolean> =>
  (await isMemberSql.one(client, accountId, email)).is_member

const setRoleSql = statement('set-role', 'update users set role = $3 where account_id = $1 and id = $2')

/** Without a role the user is no longer a member. */
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
