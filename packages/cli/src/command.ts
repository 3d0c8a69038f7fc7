import type { BoxtrailClient } from '@boxtrail/client'
import type { Connection } from './connection.ts'
import type { Column } from './output/columns.ts'
import type { Writer } from './output/writer.ts'
import type { Terminal } from './terminal/terminal.ts'

export interface Option {
  /** What the value is, in capitals; a switch has none. */
  value?: string
  /** May be given several times. */
  many?: true
  short?: string
  about: string
  /** The values that there are, for completion and for errors. */
  choices?: readonly string[]
}

export type Options = Readonly<Record<string, Option>>

/** What a command receives; `connect` fails if there is no key. */
export interface Invocation {
  terminal: Terminal
  arguments: readonly string[]
  /** Every command, for help and completion. */
  commands: readonly Command[]
  flag: (name: string) => boolean
  text: (name: string) => string | undefined
  texts: (name: string) => readonly string[]
  connect: () => Promise<BoxtrailClient>
  /** Registers a key, so that no output shows it. */
  hide: (key: string) => void
  connection: () => Promise<Connection>
  /** Writes records in the chosen format, by default as a table in a terminal and as `inPipe` elsewhere. */
  writer: (columns: readonly Column[], inPipe: 'json' | 'ndjson') => Writer
  /** Writes a line for people, separate from the result. */
  say: (text: string) => void
  /** Replaces the last such line; only in a terminal. */
  progress: (text: string) => void
}

export interface Command {
  /** The name as it is typed: `webhooks listen`. */
  name: string
  about: string
  /** The arguments in the usage: `[NUMBER …]`. */
  arguments?: string
  /** The maximum number of arguments; none by default. */
  most?: number
  least?: number
  options?: Options
  /** Whether it writes records, and so has the output options. */
  writes?: boolean
  example: string
  /** The values of its first argument, for completion. */
  choices?: readonly string[]
  /** To end with an exit code without an error, it throws `new Ended(code)`. */
  run: (invocation: Invocation) => Promise<void>
}
