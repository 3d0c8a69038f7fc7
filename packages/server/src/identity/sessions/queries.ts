import { type Client, statement } from '../../db/statement.ts'
import { PICKUP_LFD_POLICY } from '../../records/accounts/settings.ts'

/** A session that nobody used for this long has ended. */
const IDLE_TIMEOUT = `interval '24 hours'`
/** A session ends after this long, however much it is used. */
export const MAX_SESSION_S = 14 * 24 * 3_600

const USE_IS_UNRECORDED = `s.last_seen_at < now() - interval '1 minute'`
const IS_OPEN = `s.expires_at > now() and s.last_seen_at > now() - ${IDLE_TIMEOUT}`

const insertSessionSql = statement(
  'insert-session',
  `insert into sessions
     (account_id, id, user_id, person_id, token_hash, address, user_agent, created_at, last_seen_at, expires_at)
   values ($1, $2, $3, $4, decode($5, 'hex'), $6, $7, now(), now(), now() + make_interval(secs => $8))`,
)

export interface NewSession {
  accountId: string
  id: string
  userId: string
  personId: string
  tokenHash: string
  address: string | null
  userAgent: string | null
}

export const insertSession = (client: Client, session: NewSession) => {
  const { accountId, id, userId, personId, tokenHash, address, userAgent } = session
  return insertSessionSql.count(client, accountId, id, userId, personId, tokenHash, address, userAgent, MAX_SESSION_S)
}

const findSessionSql = statement(
  'find-session',
  `select s.account_id, s.id, s.user_id, s.person_id, u.role, a.features, ${PICKUP_LFD_POLICY}, ${USE_IS_UNRECORDED} as use_is_unrecorded
   from sessions s
   join users u on u.account_id = s.account_id and u.id = s.user_id
   join accounts a on a.id = s.account_id
   where s.token_hash = decode($1, 'hex') and u.role is not null and ${IS_OPEN}`,
  { notNull: ['use_is_unrecorded', 'role'] },
)

/** The open session of a token, with what its user may do at this moment: nothing of it is cached. */
export const findSession = (client: Client, tokenHash: string) => findSessionSql.first(client, tokenHash)

const recordSessionUseSql = statement(
  'record-session-use',
  `with seen as (
     update sessions s set last_seen_at = now() where account_id = $1 and id = $2 and ${USE_IS_UNRECORDED}
     returning account_id, user_id)
   update users u set last_seen_at = now() from seen s where u.account_id = s.account_id and u.id = s.user_id`,
)

export const recordSessionUse = (client: Client, accountId: string, id: string) =>
  recordSessionUseSql.count(client, accountId, id)

const recordSignInSql = statement(
  'record-sign-in',
  'update users set last_seen_at = now() where account_id = $1 and id = $2',
)

export const recordSignIn = (client: Client, accountId: string, userId: string) =>
  recordSignInSql.count(client, accountId, userId)

const listSessionsSql = statement(
  'list-sessions',
  `select s.id, a.company_name, s.address, s.user_agent, s.created_at, s.last_seen_at, s.expires_at
   from sessions s join accounts a on a.id = s.account_id
   where s.person_id = $1 and ${IS_OPEN} order by s.last_seen_at desc, s.id`,
)

/** The open sessions of a person, in all their accounts. */
export const listSessions = (client: Client, personId: string) => listSessionsSql.rows(client, personId)

const endSessionSql = statement('end-session', 'delete from sessions where person_id = $1 and id = $2')

export const endSession = async (client: Client, personId: string, id: string): Promise<boolean> =>
  (await endSessionSql.count(client, personId, id)) === 1

const endOtherSessionsSql = statement('end-other-sessions', 'delete from sessions where person_id = $1 and id <> $2')

/** Ends all sessions of a person except one; returns how many. */
export const endOtherSessions = (client: Client, personId: string, but: string): Promise<number> =>
  endOtherSessionsSql.count(client, personId, but)

const endSessionsOfPersonSql = statement('end-sessions-of-person', 'delete from sessions where person_id = $1')

export const endSessionsOfPerson = (client: Client, personId: string) => endSessionsOfPersonSql.count(client, personId)

const endSessionsOfUserSql = statement(
  'end-sessions-of-user',
  'delete from sessions where account_id = $1 and user_id = $2',
)

export const endSessionsOfUser = (client: Client, accountId: string, userId: string) =>
  endSessionsOfUserSql.count(client, accountId, userId)

const joinMembershipsSql = statement(
  'join-memberships',
  `update users u set person_id = $1
   where u.person_id = any ($2::uuid[]) and u.role is not null
     and not exists (select from users k where k.person_id = $1 and k.account_id = u.account_id)`,
)

const joinSessionsSql = statement(
  'join-sessions',
  `update sessions s set person_id = $1 from users u
   where s.person_id = any ($2::uuid[]) and u.account_id = s.account_id and u.id = s.user_id and u.person_id = $1`,
)

const forgetJoinedSql = statement(
  'forget-joined-people',
  `delete from people p where p.id = any ($1::uuid[])
     and not exists (select from users u where u.person_id = p.id)
     and not exists (select from sessions s where s.person_id = p.id)`,
)

/** Merges people who have the same password into one person, who has proved to be all of them by signing in with it. */
export const joinPeople = async (client: Client, personId: string, same: readonly string[]): Promise<void> => {
  await joinMembershipsSql.count(client, personId, [...same])
  await joinSessionsSql.count(client, personId, [...same])
  await forgetJoinedSql.count(client, [...same])
}

const forgetSessionsSql = statement(
  'forget-sessions',
  `delete from sessions where expires_at < now() or last_seen_at < now() - ${IDLE_TIMEOUT}`,
)

/** Deletes expired sessions. */
export const purgeSessions = (client: Client) => forgetSessionsSql.count(client)
