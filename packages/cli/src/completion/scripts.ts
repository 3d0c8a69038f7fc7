import { bash } from './bash.ts'
import { fish } from './fish.ts'
import type { Completed } from './words.ts'
import { zsh } from './zsh.ts'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** A completion script made only from the table of commands, so that it starts no program during typing. */
export const scriptOf = (shell: Shell, commands: readonly Completed[]): string => ({ bash, zsh, fish })[shell](commands)
