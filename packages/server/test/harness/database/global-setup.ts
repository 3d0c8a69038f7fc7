import { startTemporary } from '@boxtrail/embedded-postgres'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../../../src/db/connection/database.ts'
import { migrate } from '../../../src/db/migrate/migrate.ts'
import { citusNodes } from './citus-nodes.ts'
import { startPooler } from './pooler.ts'
import { withDatabaseName } from './url.ts'

/**
 * Starts one server for the whole run, with one migrated database that every test file clones. With
 * BOXTRAIL_TEST_POOLER, tests connect through PgBouncer, which may give each transaction another session.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startServer()
  const template = `boxtrail_template_${process.pid}_${Date.now()}`
  await execute(url, `create database ${template}`)
  const database = createDatabase(withDatabaseName(url, template), { maxConnections: 1 })
  await migrate(database.pool)
  await database.close()
  const pooler = process.env.BOXTRAIL_TEST_POOLER ? await startPooler(url) : undefined
  provide('databaseServer', { url, template, ...(pooler ? { poolerUrl: pooler.url } : {}) })
  return async () => {
    await pooler?.stop()
    await execute(url, `drop database ${template} with (force)`)
    await stop()
  }
}

/** Returns the server that BOXTRAIL_TEST_POSTGRES_URL names, or starts a temporary one. */
async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = citusNodes()[0] ?? process.env.BOXTRAIL_TEST_POSTGRES_URL
  return url ? { url, stop: async () => {} } : startTemporary()
}

async function execute(url: string, statement: string): Promise<void> {
  const { pool, close } = createDatabase(url, { maxConnections: 1 })
  try {
    await pool.query(statement)
  } finally {
    await close()
  }
}
