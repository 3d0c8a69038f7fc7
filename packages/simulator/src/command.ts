import { parseArgs } from 'node:util'
import { MAX_MS, MAX_SPEED } from './clock.ts'

export const usage = `boxtrail-simulator [serve] [--port 8090] [--host 127.0.0.1] [--seed 1] [--speed 1] [--began INSTANT]
                   [--push-to URL] [--secret TEXT]
boxtrail-simulator scenarios [--seed 1] [--markdown | --json]
boxtrail-simulator transcript [--seed 1] [--variations 1]
`

/** What the command line requests. */
export type Invocation = { seed: number } & (
  | {
      command: 'serve'
      port: number
      host: string
      speed: number
      beganMs: number | undefined
      pushTo: string | undefined
      secret: string
    }
  | { command: 'scenarios'; form: 'table' | 'markdown' | 'json' }
  | { command: 'transcript'; variations: number }
)

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
/** The options of each command; `--seed` and `--help` are for all. */
const OPTIONS = {
  serve: { port: text, host: text, speed: text, began: text, 'push-to': text, secret: text },
  scenarios: { json: flag, markdown: flag },
  transcript: { variations: text },
}

const MAX_PORT = 65_535
const MAX_VARIATIONS = 1_000

/** Reads the command line; null if it asks for the usage. Errors say what to write instead. */
export const readCommand = (args: string[]): Invocation | null => {
  const command = commandOf(args)
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seed: text, help: flag, ...OPTIONS[command] } as Record<string, typeof text | typeof flag>,
  })
  if (values.help) return null
  const [, other] = positionals
  if (other !== undefined) throw new Error(`${command} takes options only, and not "${other}".`)
  const given = (name: string) => values[name] as string | undefined
  const seed = wholeNumber('--seed', given('seed') ?? '1', 0, Number.MAX_SAFE_INTEGER)
  if (command === 'transcript')
    return { command, seed, variations: wholeNumber('--variations', given('variations') ?? '1', 1, MAX_VARIATIONS) }
  if (command === 'scenarios') {
    if (values.json && values.markdown) throw new Error('--json and --markdown are two forms: leave out one of them.')
    return { command, seed, form: values.json ? 'json' : values.markdown ? 'markdown' : 'table' }
  }
  return {
    ...{ command, seed, port: portOf(given('port') ?? '8090') },
    ...{ host: hostOf(given('host') ?? '127.0.0.1'), speed: speedOf(given('speed') ?? '1') },
    ...{
      beganMs: instantOf(given('began')),
      pushTo: addressOf(given('push-to')),
      secret: given('secret') ?? 'simulator',
    },
  }
}

/** The command: the first word that is neither an option nor its value. */
const commandOf = (args: string[]): keyof typeof OPTIONS => {
  const options = Object.assign({ seed: text, help: flag }, ...Object.values(OPTIONS))
  const { positionals } = parseArgs({ args, options, strict: false, allowPositionals: true })
  const [word = 'serve'] = positionals
  if (!Object.hasOwn(OPTIONS, word))
    throw new Error(`There is no command "${word}": write serve, scenarios or transcript.`)
  return word as keyof typeof OPTIONS
}

/** Uses the same sentences about ports and hosts as `boxtrail-mock`. */
const portOf = (given: string): number => {
  const port = digits(given)
  if (!(port <= MAX_PORT))
    throw new Error(
      `--port is a whole number from 0 to ${MAX_PORT}, such as 8090, and not ${JSON.stringify(given)}; 0 takes one that is free.`,
    )
  return port
}

const digits = (given: string): number => (/^\d+$/.test(given) ? Number(given) : Number.NaN)

const wholeNumber = (name: string, given: string, least: number, most: number): number => {
  const number = digits(given)
  if (!(number >= least && number <= most))
    throw new Error(`${name} is a whole number from ${least} to ${most}, and not "${given}".`)
  return number
}

const hostOf = (given: string): string => {
  // Node takes an empty host for every address of the machine.
  if (!given) throw new Error('--host is an address of this machine, such as 127.0.0.1, and not "".')
  return given
}

const speedOf = (given: string): number => {
  const speed = /^(\d+\.?\d*|\.\d+)$/.test(given) ? Number(given) : Number.NaN
  if (!(speed > 0 && speed <= MAX_SPEED))
    throw new Error(
      `--speed is a number above 0 and at most ${MAX_SPEED}, such as 3600 for an hour a second, and not "${given}".`,
    )
  return speed
}

/** A date begins in UTC; a time needs an offset, because without one it would mean another instant on each machine. */
const INSTANT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/

/** Whether a date exists: `Date` turns the 30th of February into the 2nd of March. */
const isDay = (date: string): boolean => new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ?? false

const instantOf = (given: string | undefined): number | undefined => {
  if (given === undefined) return undefined
  const instant = INSTANT.test(given) && isDay(given.slice(0, 10)) ? Date.parse(given) : Number.NaN
  if (!(instant >= 0 && instant <= MAX_MS))
    throw new Error(
      `--began is an instant from 1970 to 2200 with its offset from UTC, such as 2026-03-02T09:00:00Z, or a date, and not "${given}".`,
    )
  return instant
}

const addressOf = (given: string | undefined): string | undefined => {
  if (given !== undefined && !/^https?:$/.test(URL.canParse(given) ? new URL(given).protocol : ''))
    throw new Error(
      `--push-to is an address, such as http://127.0.0.1:8080/feed/v1/{source}/messages, and not "${given}".`,
    )
  return given
}
