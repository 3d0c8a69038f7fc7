import type { PoolClient } from 'pg'
import { type Client, statement } from '../../db/statement.ts'

/** How long a client that nobody uses is kept. */
const UNUSED_FOR = `interval '30 days'`

const lockNetworkSql = statement(
  'lock-oauth-network',
  `select pg_advisory_xact_lock(hashtextextended('oauth registration ' || $1::text, 0))`,
)

const insertClientSql = statement(
  'insert-oauth-client',
  `insert into oauth_clients (id, metadata, network_hash, registered_at, last_used_at)
   select $1::text, $2::jsonb, decode($3, 'hex'), now(), now()
   where (select count(*) from oauth_clients
          where network_hash = decode($3, 'hex') and registered_at > now() - interval '1 hour') < $4::int`,
)

export interface NewClient {
  id: string
  metadata: object
  networkHash: string
}

/**
 * Returns false if this many were registered from this network in the last hour. Concurrent registrations wait for each
 * other.
 */
export const insertClient = async (client: PoolClient, given: NewClient, maxPerHour: number): Promise<boolean> => {
  const { id, metadata, networkHash } = given
  await lockNetworkSql.count(client, networkHash)
  return (await insertClientSql.count(client, id, JSON.stringify(metadata), networkHash, maxPerHour)) === 1
}

const findClientSql = statement('find-oauth-client', 'select metadata from oauth_clients where id = $1')

export const findClient = async (client: Client, id: string) => (await findClientSql.first(client, id))?.metadata

const recordClientUseSql = statement(
  'record-oauth-client-use',
  `update oauth_clients set last_used_at = now() where id = $1 and last_used_at < now() - interval '1 day'`,
)

export const recordClientUse = (client: Client, id: string) => recordClientUseSql.count(client, id)

const forgetClientsSql = statement(
  'forget-oauth-clients',
  `delete from oauth_clients c where c.last_used_at < now() - ${UNUSED_FOR}
     and not exists (select 1 from oauth_connections o where o.client_id = c.id)`,
)

/** Deletes clients that nobody is connected with. */
export const purgeClients = (client: Client) => forgetClientsSql.count(client)
