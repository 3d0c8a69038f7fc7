import type { Config } from '@boxtrail/server/config/config'
import type { Logger } from '@boxtrail/server/logger'

/** What an operator runs beside the service. */
export type Command = (args: string[], config: Config, log: Logger) => Promise<void>
