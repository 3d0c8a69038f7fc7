import { createDatabase } from '../../../src/db/connection/database.ts'
import { distribute } from '../../../src/db/distribute.ts'
import { migrate } from '../../../src/db/migrate/migrate.ts'
import { citusNodes } from './citus-nodes.ts'
import { migrationsBefore } from './migrations-before.ts'
import { withDatabaseName } from './url.ts'

const execute = async (url: string, ...statements: string[]): Promise<void> => {
  const { pool, close } = createDatabase(url, { maxConnections: 1 })
  for (const statement of statements) await pool.query(statement)
  await close()
}

/** Creates a database that was distributed over the workers at the first schema that supports it, and then migrated. */
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
  await migrate(pool, migrationsBefore('0068'))
  await distribute(pool)
  await migrate(pool)
  await close()
}

export const dropDistributed = async (name: string): Promise<void> => {
  for (const url of citusNodes()) await execute(url, `drop database ${name} with (force)`)
}
