import type { Pool } from '../database.ts'
import type { Installation } from '../installation.ts'

/** The result of a command: JSON for scripts, text for people. */
export interface Output {
  json: unknown
  text: string
  /** The exit code, if it is not 0: the command succeeded, but its result is bad news. */
  code?: number
}

/** A command was used wrongly: its message is followed by the usage, and the process exits with 2. */
export class UsageError extends Error {
  override name = 'UsageError'
  /** The commands whose usage is printed. */
  readonly of: readonly Command[]

  constructor(message: string, of: readonly Command[] = []) {
    super(message)
    this.of = of
  }
}

/** A command was used correctly but failed; its message is sufficient. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** `account` is required, `account?` is optional. */
type Arguments<Parameter extends string> = {
  [Name in Parameter as Name extends `${infer Bare}?` ? Bare : Name]: Name extends `${string}?`
    ? string | undefined
    : string
}

interface Definition<Parameter extends string, Given, Opened> {
  /** `admin accounts create`. */
  words: string
  /** In positional order; each may also be given as an option of its name. */
  parameters: readonly Parameter[]
  summary: string
  /** Additional text of the usage. */
  note?: string
  run(given: Given, opened: Opened): Promise<Output>
}

type Opening<Name extends string, Opened> = { opens: Name } & Definition<string, Given, Opened>

export type Given = Record<string, string | undefined>
export type Command =
  | Opening<'nothing', NodeJS.ProcessEnv>
  | Opening<'database', Pool>
  | Opening<'installation', Installation>

/** A command that opens what it needs by itself, and migrates nothing: for installations that may be broken. */
export const onSettings = <Parameter extends string>(
  of: Definition<Parameter, Arguments<Parameter>, NodeJS.ProcessEnv>,
): Command => ({ opens: 'nothing', ...of }) as Command

/** A command that needs only the database, and therefore works whatever the configuration file contains. */
export const onDatabase = <Parameter extends string>(of: Definition<Parameter, Arguments<Parameter>, Pool>): Command =>
  ({ opens: 'database', ...of }) as Command

/** A command that needs what the service needs, including the sources of the configuration file. */
export const onInstallation = <Parameter extends string>(
  of: Definition<Parameter, Arguments<Parameter>, Installation>,
): Command => ({ opens: 'installation', ...of }) as Command
