import type { Command } from './command.ts'
import { importReference } from './import-reference.ts'
import { quarantine } from './quarantine.ts'

export const commands: Record<string, Command> = { 'import-reference': importReference, quarantine }
