import { randomBytes } from 'node:crypto'
import { afterAll, expect, inject } from 'vitest'
import { createDatabase, type Database } from '../../../src/db/connection/database.ts'
import { differingRows } from '../records/shown-rows.ts'
import { citusNodes } from './citus-nodes.ts'
import { createDistributed, dropDistributed } from './distributed.ts'
import { withDatabaseName } from './url.ts'

export type TestDatabase = { url: string } & Pick<Database, 'pool'>

/**
 * Creates a migrated database for the test file, and drops it after the last test. Call it at the top of the file:
 * `const { pool, url } = await testDatabase()`. `ownSessions` bypasses the pooler, for tests that lock in a session or
 * set its parameters.
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
    // Whatever this file wrote to records must also be in the rows of lists and search. One statement reads both.
    const differing = isDistributed ? [] : await differingRows(pool)
    await close()
    if (isDistributed) await dropDistributed(name)
    else await admin.pool.query(`drop database ${name} with (force)`)
    await admin.close()
    expect(differing).toEqual([])
  })
  return { url, pool }
}
