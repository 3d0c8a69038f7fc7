import type { ConfigFile } from '../../../config/settings/config-file.ts'
import type { DatabaseOptions } from '../../../db/connection/database.ts'
import type { Topic } from '../../../db/queues/wakeups.ts'
import type { TraceSettings } from '../../../tracing/export-traces.ts'

/** Everything that a thread is given, as a copy. */
export interface ThreadSettings {
  database: Pick<
    DatabaseOptions,
    'maxConnections' | 'statementTimeoutMs' | 'idleTransactionTimeoutMs' | 'sharesSessions' | 'isDistributed'
  > & {
    url: string
  }
  /** The folder of the database cluster, if it is on this machine. */
  folder: string | undefined
  config: Pick<ConfigFile, 'lines' | 'feeds' | 'edi' | 'cadence' | 'retry' | 'compat'>
  logLevel: string
  traces: TraceSettings | null
}

export type ToThread = { wake: Topic } | { stop: true }

export type FromThread = { wake: Topic } | { ready: true }
