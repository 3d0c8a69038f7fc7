import { readEnvironment } from '@boxtrail/server/config/config'
import { onSettings, UsageError } from './command.ts'

const rowsOf = ({ tables }: { tables: { rows: number }[] }) => tables.reduce((sum, { rows }) => sum + rows, 0)

export const backupCommand = onSettings({
  words: 'backup',
  parameters: ['to'],
  summary: 'Write an encrypted archive of the database, the files and the master key to a directory or bucket.',
  note: 'A bucket is s3://bucket/path?endpoint=…&region=…, with the usual AWS variables. The service may be running. BOXTRAIL_BACKUP_PASSPHRASE, or a file named by BOXTRAIL_BACKUP_PASSPHRASE_FILE, encrypts it.',
  run: async ({ to }, env) => {
    const { backUp } = await import('../backup/backup.ts')
    const { name, manifest } = await backUp(readEnvironment(env), to)
    const json = {
      archive: name,
      rows: rowsOf(manifest.database),
      files: manifest.files.length,
      missing_files: manifest.missing_files,
    }
    return { json, text: `${name}: ${json.rows} rows, ${json.files} files and the master key` }
  },
})

export const restoreCommand = onSettings({
  words: 'restore',
  parameters: ['archive', 'replace?'],
  summary:
    'Restore an archive, a file or an s3:// address, into an empty installation. It is verified before anything is written.',
  note: 'Stop the service first. `--replace yes` replaces the data in the database.',
  run: async ({ archive, replace }, env) => {
    if (replace !== undefined && replace !== 'yes') throw new UsageError('--replace is followed by yes, or left out.')
    const { restore } = await import('../backup/restore.ts')
    const manifest = await restore(readEnvironment(env), { archive, replaces: replace === 'yes' })
    const json = { created_at: manifest.created_at, rows: rowsOf(manifest.database), files: manifest.files.length }
    return {
      json,
      text: `restored as of ${json.created_at}: ${json.rows} rows, ${json.files} files and the master key, equal to the archive`,
    }
  },
})
