import type { PoolClient } from 'pg'

/** An object of the store, as it was announced. */
export interface NamedFile {
  key: string
  filename: string
  contentType: string
  byteSize: number
  /** Base64 of the MD5 of the bytes. */
  checksum: string
}

/** What the rows of a dump name in the place of files. */
export const listStoredFiles = async (client: PoolClient): Promise<NamedFile[]> =>
  (
    await client.query<NamedFile>(
      `select key, filename, content_type as "contentType", byte_size::int4 as "byteSize", checksum from blobs order by key`,
    )
  ).rows
