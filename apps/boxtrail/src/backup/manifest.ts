import type { DumpedDatabase } from '@boxtrail/server/db/dump/dump'
import type { Announced } from '@boxtrail/server/storage/store/store'

/** The last file of an archive: what is in it, and how to recognise each part. */
export interface Manifest {
  format: 1
  created_at: string
  /** The id of the master key; its text is in the archive. */
  master_key_id: string
  database: DumpedDatabase
  files: (Announced & { sha256: string })[]
  /** Files that the database has and the store has not: uploads that never came. */
  missing_files: number
}

export const MANIFEST = 'manifest.json'
export const MASTER_KEY = 'master.key'
export const tablePart = (table: string, index: number) => `tables/${table}/${String(index).padStart(6, '0')}.copy`
export const tableOfPart = (name: string): string | undefined => /^tables\/([^/]+)\/\d+\.copy$/.exec(name)?.[1]
export const filePart = (key: string) => `files/${key}`
export const keyOfFile = (name: string): string | undefined => /^files\/(.+)$/.exec(name)?.[1]
