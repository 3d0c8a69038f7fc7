import { Client, type QueryConfig } from 'pg'
import { DistributableClient } from '../distribution/distributable-client.ts'

type Startup = { getStartupConf(): Record<string, string> }

/**
 * A connection of a pool that gives each transaction another session, as PgBouncer does in transaction mode: a
 * statement that was prepared by name exists in only one of them, and start-up options are rejected. Time zone and date
 * style are parameters that PgBouncer passes on.
 */
export class SharedSessionClient extends DistributableClient {
  getStartupConf(): Record<string, string> {
    // This method of `pg` is not declared by its types.
    const { options: _, ...own } = (Client.prototype as unknown as Startup).getStartupConf.call(this)
    return { ...own, TimeZone: 'UTC', DateStyle: 'ISO' }
  }

  override send(config: unknown, ...rest: unknown[]): unknown {
    return super.send(unnamed(config), ...rest)
  }
}

/** Removes the name of a statement, which is then parsed at each execution, within one transaction. */
const unnamed = (config: unknown): unknown => {
  if (typeof config !== 'object' || config === null || !('name' in config)) return config
  const { name: _, ...others } = config as QueryConfig
  return others
}
