import type { PoolClient } from 'pg'
import { type Client, statement } from '../../db/statement.ts'
import type { BlobRow } from './resource.ts'

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

const insertBlobSql = statement(
  'insert-blob',
  `with room as (
     insert into stored_files as s (account_id, bytes) select $1::uuid, $6::bigint where $6 <= $10::bigint
     on conflict (account_id) do update set bytes = s.bytes + excluded.bytes
       where s.bytes + excluded.bytes <= $10 returning 1)
   insert into blobs (account_id, id, key, filename, content_type, byte_size, checksum, service_name, user_id)
   select $1, $2::uuid, $3, $4, $5, $6, $7, $8, $9::uuid from room returning ${COLUMNS}`,
)

/** Returns undefined if the files of the account would exceed this number of bytes. */
export const insertBlob = async (
  client: Client,
  accountId: string,
  blob: NewBlob,
  maxBytes: number,
): Promise<BlobRow | undefined> => {
  const { id, key, filename, contentType, byteSize, checksum, serviceName, userId } = blob
  return insertBlobSql.first(
    client,
    accountId,
    id,
    key,
    filename,
    contentType,
    byteSize,
    checksum,
    serviceName,
    userId,
    maxBytes,
  )
}

const findBlobSql = statement('find-blob', `select ${COLUMNS} from blobs where account_id = $1 and id = $2`)

export const findBlob = async (client: Client, accountId: string, id: string): Promise<BlobRow | undefined> =>
  findBlobSql.first(client, accountId, id)

const saveBlobSha256Sql = statement(
  'save-blob-sha256',
  'update blobs set sha256 = $3 where account_id = $1 and id = $2',
)

export const saveSha256 = (client: Client, accountId: string, id: string, sha256: Buffer) =>
  saveBlobSha256Sql.count(client, accountId, id, sha256)

const takeBlobSql = statement(
  'take-blob',
  `update blobs set attached_at = now()
   where account_id = $1 and id = $2 and attached_at is null and sha256 is not null`,
)

/** Returns false if the file is attached already, or was removed. Of several concurrent calls, one returns true. */
export const takeBlob = async (client: PoolClient, accountId: string, blobId: string): Promise<boolean> => {
  return (await takeBlobSql.count(client, accountId, blobId)) === 1
}

export interface LockedBlob {
  account_id: string
  id: string
  key: string
}

const lockUnattachedBlobsSql = statement(
  'lock-unattached-blobs',
  `select account_id, id, key from blobs
   where attached_at is null and created_at < now() - interval '48 hours' and service_name = $1
   order by created_at limit $2 for update skip locked`,
  {
    distributed: `update blobs set key = key where (account_id, id) in (
     select account_id, id from blobs
     where attached_at is null and created_at < now() - interval '48 hours' and service_name = $1
     order by created_at limit $2) and attached_at is null returning account_id, id, key`,
  },
)

/**
 * Files of a store that were never attached for two days, of all accounts. Locked, so that they cannot be attached
 * before the commit.
 */
export const lockUnattached = async (client: PoolClient, serviceName: string, limit: number): Promise<LockedBlob[]> =>
  lockUnattachedBlobsSql.rows(client, serviceName, limit)

const unwantedBlobs = `from blobs b
   where b.unwanted_at < now() - $2 * interval '1 day' and b.service_name = $1 and not exists (
     select from documents d where d.account_id = b.account_id and d.blob_id = b.id and d.discarded_at is null)
   order by b.unwanted_at limit $3`

const lockUnwantedBlobsSql = statement(
  'lock-unwanted-blobs',
  `select b.account_id, b.id, b.key ${unwantedBlobs} for update skip locked`,
  {
    distributed: `update blobs set key = key where (account_id, id) in (select b.account_id, b.id ${unwantedBlobs})
     returning account_id, id, key`,
  },
)

/** Files of a store that have belonged to no document for this many days, of all accounts. */
export const lockUnwanted = async (
  client: PoolClient,
  serviceName: string,
  keptDays: number,
  limit: number,
): Promise<LockedBlob[]> => lockUnwantedBlobsSql.rows(client, serviceName, keptDays, limit)

const findUnnamedKeysSql = statement(
  'find-unnamed-keys',
  `select k.key from unnest($1::text[]) as k (key)
   where exists (select 1 from accounts a where a.id = left(k.key, 36)::uuid)
     and not exists (select 1 from blobs b where b.key = k.key)`,
  {
    notNull: ['key'],
    distributed: `with named as materialized (select key from blobs where key = any($1::text[])),
     known as materialized (select id from accounts)
     select k.key from unnest($1::text[]) as k (key)
     where left(k.key, 36)::uuid in (select id from known) and k.key not in (select key from named)`,
  },
)

/**
 * Returns the keys without a file record. Keys of accounts that are not in this database are skipped, because another
 * service may keep its files in the same place.
 */
export const findUnnamed = async (client: Client, keys: readonly string[]): Promise<string[]> => {
  const rows = await findUnnamedKeysSql.rows(client, keys)
  return rows.map(({ key }) => key)
}

const deleteBlobSql = statement(
  'delete-blob',
  `with gone as (delete from blobs where account_id = $1 and id = $2 returning byte_size)
   update stored_files set bytes = bytes - gone.byte_size from gone where account_id = $1`,
)

const forgetFileOfDeletedDocumentSql = statement(
  'forget-file-of-deleted-document',
  'update documents set blob_id = null where account_id = $1 and blob_id = $2',
)

export const deleteBlob = async (client: PoolClient, accountId: string, id: string): Promise<void> => {
  await forgetFileOfDeletedDocumentSql.count(client, accountId, id)
  await deleteBlobSql.count(client, accountId, id)
}
