import type { Config } from '@boxtrail/server/config'
import type { Logger } from '@boxtrail/server/logger'
import { importReference } from './import-reference.ts'
import { quarantine } from './quarantine.ts'

/** What an operator runs beside the service. */
export type Command = (args: string[], config: Config, log: Logger) => Promise<void>

export const commands: Record<string, Command> = { 'import-reference': importReference, quarantine }
