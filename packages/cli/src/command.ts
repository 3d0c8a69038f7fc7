import type { BoxtrailClient } from '@boxtrail/client'
import type { Connection } from './connection.ts'
import type { Column } from './output/columns.ts'
import type { Writer } from './output/writer.ts'
import type { Terminal } from './terminal/terminal.ts'

export interface Option {
  /** What its value is, in capitals; a switch has none. */
  value?: string
  /** May be given several times. */
  many?: true
  short?: string
  about: string
  /** The values that there are, for completion and for errors. */
  choices?: readonly string[]
}

export type Options = Readonly<Record<string, Option>>

/** What a command is given; `connect` fails where no key is known. */
export interface Invocation {
  terminal: Terminal
  arguments: readonly string[]
  /** Every command, for what is made of them. */
  commands: readonly Command[]
  flag: (name: string) => boolean
  text: (name: string) => string | undefined
  texts: (name: string) => readonly string[]
  connect: () => Promise<BoxtrailClient>
  /** A key that nothing may show. */
  hide: (key: string) => void
  connection: () => Promise<Connection>
  /** Writes records in the wished format, or by default as a table in a terminal and as `inPipe` elsewhere. */
  writer: (columns: readonly Column[], inPipe: 'json' | 'ndjson') => Writer
  /** A line for people, beside the result. */
  say: (text: string) => void
  /** Replaces the last such line; only where a person watches. */
  progress: (text: string) => void
}

export interface Command {
  /** As it is typed: `webhooks listen`. */
  name: string
  about: string
  /** How its arguments are written: `[NUMBER …]`. */
  arguments?: string
  /** How many it takes; none by default. */
  most?: number
  least?: number
  options?: Options
  /** Has records to write: takes the options of output. */
  writes?: boolean
  example: string
  /** The values of its first argument, for completion. */
  choices?: readonly string[]
  /** Where it did not succeed without an error, it ends with a code: `throw new Ended(code)`. */
  run: (invocation: Invocation) => Promise<void>
}
