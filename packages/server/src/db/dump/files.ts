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

/** How an object with bodies of reports is announced to the store. */
export const REPORT_BODIES = { filename: 'report-bodies.jsonl.br', contentType: 'application/octet-stream' }

/** The files of the store that rows of a dump name. */
export const listStoredFiles = async (client: PoolClient): Promise<NamedFile[]> =>
  (
    await client.query<NamedFile>(
      `select key, filename, content_type as "contentType", byte_size::int4 as "byteSize", checksum from blobs
       union all
       select key, '${REPORT_BODIES.filename}', '${REPORT_BODIES.contentType}', byte_size, checksum from report_objects
         where stored_at is not null
       order by key`,
    )
  ).rows
