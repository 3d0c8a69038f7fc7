import { bash } from './bash.ts'
import { fish } from './fish.ts'
import type { Completed } from './words.ts'
import { zsh } from './zsh.ts'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** A script for a shell, of nothing but the table of commands: it starts no program while one types. */
export const scriptOf = (shell: Shell, commands: readonly Completed[]): string => ({ bash, zsh, fish })[shell](commands)
