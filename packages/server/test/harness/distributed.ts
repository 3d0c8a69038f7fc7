import { createDatabase } from '../../src/db/database.ts'
import { distribute } from '../../src/db/distribute.ts'
import { migrate } from '../../src/db/migrate.ts'
import { withDatabaseName } from './url.ts'

/**
 * The nodes of a Citus that tests run on, as the URLs of its coordinator and workers: BOXTRAIL_TEST_CITUS, by hand. The
 * engine is in no registry.
 */
export const citusNodes = (): string[] => process.env.BOXTRAIL_TEST_CITUS?.split(',') ?? []

const execute = async (url: string, ...statements: string[]): Promise<void> => {
  const { pool, close } = createDatabase(url, { maxConnections: 1 })
  for (const statement of statements) await pool.query(statement)
  await close()
}

/** A migrated database that is distributed over the workers. */
export const createDistributed = async (name: string): Promise<void> => {
  const [coordinator, ...workers] = citusNodes() as [string, ...string[]]
  for (const url of [coordinator, ...workers]) {
    await execute(url, `create database ${name}`)
    await execute(withDatabaseName(url, name), 'create extension citus')
  }
  const own = withDatabaseName(coordinator, name)
  const { hostname, port } = new URL(coordinator)
  const added = workers.map((url) => `select citus_add_node('${new URL(url).hostname}', ${new URL(url).port})`)
  await execute(own, `select citus_set_coordinator_host('${hostname}', ${port})`, ...added)
  const { pool, close } = createDatabase(own, { maxConnections: 1, applicationName: 'boxtrail test' })
  await migrate(pool)
  await distribute(pool)
  await close()
}

export const dropDistributed = async (name: string): Promise<void> => {
  for (const url of citusNodes()) await execute(url, `drop database ${name} with (force)`)
}
