import { type Client, type RowOf, statement } from '../../db/statement.ts'

/** How long a connection lives until its client has exchanged the code. */
const FIRST_LIFETIME = `interval '10 minutes'`

const insertConnectionSql = statement(
  'insert-oauth-connection',
  `insert into oauth_connections
     (account_id, id, user_id, client_id, client_name, redirect_host, scopes, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, now(), now() + ${FIRST_LIFETIME})`,
)

export interface NewConnection {
  accountId: string
  id: string
  userId: string
  clientId: string
  clientName: string | null
  redirectHost: string
  scopes: readonly string[]
}

export const insertConnection = (client: Client, connection: NewConnection) => {
  const { accountId, id, userId, clientId, clientName, redirectHost, scopes } = connection
  return insertConnectionSql.count(client, accountId, id, userId, clientId, clientName, redirectHost, [...scopes])
}

const findConnectionSql = statement(
  'find-oauth-connection',
  `select account_id, user_id, client_id, scopes, created_at, expires_at from oauth_connections where id = $1`,
)

/** Finds a connection by its id alone, which the tokens name. */
export const findConnection = (client: Client, id: string) => findConnectionSql.first(client, id)

const deleteConnectionSql = statement(
  'delete-oauth-connection',
  'delete from oauth_connections where id = $1 returning account_id, user_id, client_name, redirect_host',
)

/** Deletes a connection, which revokes everything that was issued for it. */
export const deleteConnection = (client: Client, id: string) => deleteConnectionSql.first(client, id)

export type ConnectedApp = RowOf<'list-oauth-apps'>

const listAppsSql = statement(
  'list-oauth-apps',
  `select client_id, (array_agg(client_name order by created_at desc))[1] as client_name,
     (array_agg(redirect_host order by created_at desc))[1] as redirect_host,
     bool_or('tracking:write' = any (scopes)) as may_write, min(created_at) as connected_at,
     max(last_used_at) as last_used_at, (array_agg(id order by created_at desc))[1] as id
   from oauth_connections where account_id = $1 and user_id = $2 and expires_at > now()
   group by client_id order by max(coalesce(last_used_at, created_at)) desc, client_id`,
  { notNull: ['redirect_host', 'may_write', 'connected_at', 'id'] },
)

/** The apps of a user, once each: a user may have connected the same app on several machines. */
export const listApps = (client: Client, accountId: string, userId: string) =>
  listAppsSql.rows(client, accountId, userId)

const deleteAppSql = statement(
  'delete-oauth-app',
  `delete from oauth_connections o using oauth_connections named
   where named.account_id = $1 and named.user_id = $2 and named.id = $3
     and o.account_id = $1 and o.user_id = $2 and o.client_id = named.client_id
   returning o.client_name, o.redirect_host`,
)

/** Ends all connections of a user with the app that one of them names; undefined if there is none. */
export const deleteApp = (client: Client, accountId: string, userId: string, id: string) =>
  deleteAppSql.first(client, accountId, userId, id)

const supersedeSql = statement(
  'supersede-oauth-connections',
  `delete from oauth_connections where account_id = $1 and user_id = $2 and client_id = $3`,
)

/** Ends what a user allowed a client before. */
export const supersede = (client: Client, accountId: string, userId: string, clientId: string) =>
  supersedeSql.count(client, accountId, userId, clientId)

const endOfUserSql = statement(
  'end-oauth-connections-of-user',
  'delete from oauth_connections where account_id = $1 and user_id = $2',
)

export const endConnectionsOfUser = (client: Client, accountId: string, userId: string) =>
  endOfUserSql.count(client, accountId, userId)

const endOfPersonSql = statement(
  'end-oauth-connections-of-person',
  `delete from oauth_connections o using users u
   where u.account_id = o.account_id and u.id = o.user_id and u.person_id = $1`,
)

/** Ends the connections of a person in all their accounts. */
export const endConnectionsOfPerson = (client: Client, personId: string) => endOfPersonSql.count(client, personId)

const forgetConnectionsSql = statement(
  'forget-oauth-connections',
  'delete from oauth_connections where expires_at < now()',
)

/** Deletes connections whose last token has expired. */
export const purgeConnections = (client: Client) => forgetConnectionsSql.count(client)
