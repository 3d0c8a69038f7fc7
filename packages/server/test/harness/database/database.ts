import { randomBytes } from 'node:crypto'
import { afterAll, expect, inject } from 'vitest'
import { createDatabase, type Database } from '../../../src/db/connection/database.ts'
import { differingRows } from '../records/shown-rows.ts'
import { citusNodes } from './citus-nodes.ts'
import { createDistributed, dropDistributed } from './distributed.ts'
import { withDatabaseName } from './url.ts'

export type TestDatabase = { url: string } & Pick<Database, 'pool'>

/**
 * A migrated database for the test file, dropped after its last test. Call it at the top of the file: `const { pool,
 * url } = await testDatabase()`. With `ownSessions` never by way of the pooler, as what locks in a session or sets it.
 */
export async function testDatabase(
  options: { maxConnections?: number; ownSessions?: boolean; asDistributed?: boolean } = {},
): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `boxtrail_test_${randomBytes(8).toString('hex')}`
  const admin = createDatabase(server.url, { maxConnections: 1 })
  const isDistributed = citusNodes().length > 0
  if (isDistributed) await createDistributed(name)
  else await admin.pool.query(`create database ${name} template ${server.template} strategy file_copy`)
  const url = withDatabaseName(server.url, name)
  const poolerUrl = options.ownSessions ? undefined : server.poolerUrl
  const { pool, close } = createDatabase(poolerUrl === undefined ? url : withDatabaseName(poolerUrl, name), {
    maxConnections: options.maxConnections ?? 10,
    sharesSessions: poolerUrl !== undefined,
    isDistributed: isDistributed || options.asDistributed,
  })
  afterAll(async () => {
    // Whatever wrote records in this file has also written what lists and search show of them; read in one statement.
    const differing = isDistributed ? [] : await differingRows(pool)
    await close()
    if (isDistributed) await dropDistributed(name)
    else await admin.pool.query(`drop database ${name} with (force)`)
    await admin.close()
    expect(differing).toEqual([])
  })
  return { url, pool }
}
