import type { Pool } from '../database.ts'
import type { Installation } from '../installation.ts'

/** What a command has found or done: for scripts as JSON, for people as text. */
export interface Output {
  json: unknown
  text: string
}

/** A command was used wrongly: its message is followed by how to use it, and the process ends with 2. */
export class UsageError extends Error {
  override name = 'UsageError'
  /** The commands whose usage is shown. */
  readonly of: readonly Command[]

  constructor(message: string, of: readonly Command[] = []) {
    super(message)
    this.of = of
  }
}

/** A command was used rightly and could not be done; its message is the whole story. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** `account` must be given, `account?` may be left out. */
type Arguments<Parameter extends string> = {
  [Name in Parameter as Name extends `${infer Bare}?` ? Bare : Name]: Name extends `${string}?`
    ? string | undefined
    : string
}

interface Definition<Parameter extends string, Given, Opened> {
  /** `admin accounts create`. */
  words: string
  /** In the order in which they may stand; each may also be given as an option of its name. */
  parameters: readonly Parameter[]
  summary: string
  /** What the usage adds. */
  note?: string
  run(given: Given, opened: Opened): Promise<Output>
}

type Opening<Name extends string, Opened> = { opens: Name } & Definition<string, Given, Opened>

export type Given = Record<string, string | undefined>
export type Command = Opening<'database', Pool> | Opening<'installation', Installation>

/** A command that needs the database only, and so works whatever the configuration file says. */
export const onDatabase = <Parameter extends string>(of: Definition<Parameter, Arguments<Parameter>, Pool>): Command =>
  ({ opens: 'database', ...of }) as Command

/** A command that needs what the service needs: the sources of the configuration file among it. */
export const onInstallation = <Parameter extends string>(
  of: Definition<Parameter, Arguments<Parameter>, Installation>,
): Command => ({ opens: 'installation', ...of }) as Command
