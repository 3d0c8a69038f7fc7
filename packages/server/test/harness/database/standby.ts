import { appendFileSync, chmodSync, cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type EmbeddedServer, startEmbedded } from '@boxtrail/embedded-postgres'
import type { Pool } from 'pg'

/** Starts a streaming replica of an embedded server: a copy of its files that follows its write-ahead log. */
export const startStandby = async (primary: EmbeddedServer, pool: Pool): Promise<EmbeddedServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'boxtrail-standby-'))
  // The user that runs the database must be able to enter the folder, as for any temporary server.
  chmodSync(dataDir, 0o755)
  const cluster = join(dataDir, basename(primary.cluster))
  const client = await pool.connect()
  await client.query(`select pg_backup_start('standby', true)`)
  cpSync(primary.cluster, cluster, {
    recursive: true,
    filter: (source) => !/^postmaster\.(pid|opts)$|^\.s\.PGSQL/.test(basename(source)),
  })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  client.release()
  writeFileSync(join(cluster, 'backup_label'), rows[0]!.labelfile)
  writeFileSync(join(cluster, 'standby.signal'), '')
  const { host, port, user } = primary.connection
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`)
  return startEmbedded({ dataDir, fsync: false, ephemeral: true })
}
