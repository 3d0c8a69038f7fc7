import { hash } from 'node:crypto'
import { type Client, statement } from '../../db/statement.ts'

const hashOf = (id: string) => hash('sha256', id, 'hex')

const saveRequestSql = statement(
  'save-oauth-request',
  `insert into oauth_requests (id_hash, payload, client_name, expires_at)
   values (decode($1, 'hex'), $2, $3, to_timestamp($4::float8))
   on conflict (id_hash) do update set payload = excluded.payload`,
)

export interface SavedRequest {
  id: string
  payload: object
  clientName: string | null
  expiresAtS: number
}

export const saveRequest = (client: Client, { id, payload, clientName, expiresAtS }: SavedRequest) =>
  saveRequestSql.count(client, hashOf(id), JSON.stringify(payload), clientName, expiresAtS)

const findRequestSql = statement(
  'find-oauth-request',
  `select payload, client_name from oauth_requests where id_hash = decode($1, 'hex') and expires_at > now()`,
)

export const findRequest = (client: Client, id: string) => findRequestSql.first(client, hashOf(id))

const decideRequestSql = statement(
  'decide-oauth-request',
  `update oauth_requests set payload = payload || jsonb_build_object('result', $2::jsonb)
   where id_hash = decode($1, 'hex') and expires_at > now() and not payload ? 'result'`,
)

/** Returns false if the request was decided before, or has expired. */
export const decideRequest = async (client: Client, id: string, result: object): Promise<boolean> =>
  (await decideRequestSql.count(client, hashOf(id), JSON.stringify(result))) === 1

const isDecidedSql = statement(
  'is-oauth-request-decided',
  `select payload ? 'result' as is_decided from oauth_requests where id_hash = decode($1, 'hex')`,
)

/** Whether a user has decided a request, by allowing or rejecting it. */
export const isDecided = async (client: Client, id: string): Promise<boolean> =>
  (await isDecidedSql.first(client, hashOf(id)))?.is_decided === true

const deleteRequestSql = statement(
  'delete-oauth-request',
  `delete from oauth_requests where id_hash = decode($1, 'hex')`,
)

export const deleteRequest = (client: Client, id: string) => deleteRequestSql.count(client, hashOf(id))

const forgetRequestsSql = statement('forget-oauth-requests', 'delete from oauth_requests where expires_at < now()')

/** Deletes sign-ins that nobody ended. */
export const purgeRequests = (client: Client) => forgetRequestsSql.count(client)
