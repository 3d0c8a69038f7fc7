import type { Pool, PoolClient } from 'pg'
import type { BlobRow } from './resource.ts'

type Client = Pool | PoolClient

const COLUMNS = 'id, key, filename, content_type, byte_size, checksum, service_name, created_at, attached_at, sha256'

export interface NewBlob {
  id: string
  key: string
  filename: string
  contentType: string
  byteSize: number
  checksum: string
  serviceName: string
  userId: string | null
}

export const insertBlob = async (client: Client, accountId: string, blob: NewBlob): Promise<BlobRow> => {
  const { id, key, filename, contentType, byteSize, checksum, serviceName, userId } = blob
  const { rows } = await client.query<BlobRow>({
    name: 'insert-blob',
    text: `insert into blobs (account_id, id, key, filename, content_type, byte_size, checksum, service_name, user_id)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${COLUMNS}`,
    values: [accountId, id, key, filename, contentType, byteSize, checksum, serviceName, userId],
  })
  return rows[0]!
}

export const findBlob = async (client: Client, accountId: string, id: string): Promise<BlobRow | undefined> => {
  const { rows } = await client.query<BlobRow>({
    name: 'find-blob',
    text: `select ${COLUMNS} from blobs where account_id = $1 and id = $2`,
    values: [accountId, id],
  })
  return rows[0]
}

export const saveSha256 = (client: Client, accountId: string, id: string, sha256: Buffer) =>
  client.query({
    name: 'save-blob-sha256',
    text: 'update blobs set sha256 = $3 where account_id = $1 and id = $2',
    values: [accountId, id, sha256],
  })

/** False when it is attached already, or gone. Of any number who try at once, one is told true. */
export const takeBlob = async (client: PoolClient, accountId: string, blobId: string): Promise<boolean> => {
  const { rowCount } = await client.query({
    name: 'take-blob',
    text: `update blobs set attached_at = now()
           where account_id = $1 and id = $2 and attached_at is null and sha256 is not null`,
    values: [accountId, blobId],
  })
  return rowCount === 1
}

/** Files of a store that nobody attached for two days, of all accounts. Nobody can attach them until the commit. */
export const holdUnattached = async (
  client: PoolClient,
  serviceName: string,
  atMost: number,
): Promise<{ account_id: string; id: string; key: string }[]> => {
  const { rows } = await client.query({
    name: 'hold-unattached-blobs',
    text: `select account_id, id, key from blobs
           where attached_at is null and created_at < now() - interval '48 hours' and service_name = $1
           order by created_at limit $2 for update skip locked`,
    values: [serviceName, atMost],
  })
  return rows
}

export const deleteBlob = (client: PoolClient, accountId: string, id: string) =>
  client.query({
    name: 'delete-blob',
    text: 'delete from blobs where account_id = $1 and id = $2',
    values: [accountId, id],
  })
