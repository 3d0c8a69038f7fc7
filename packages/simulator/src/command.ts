import { parseArgs } from 'node:util'
import { MAX_SPEED } from './clock.ts'

export const usage = `boxtrail-simulator [serve] [--port 8090] [--host 127.0.0.1] [--seed 1] [--speed 1] [--began INSTANT]
                   [--push-to URL] [--secret TEXT]
boxtrail-simulator scenarios [--seed 1] [--markdown | --json]
boxtrail-simulator transcript [--seed 1] [--variations 1]
`

/** What the command line asks for. */
export type Asked = { seed: number } & (
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
/** Those of each command; `--seed` and `--help` are for all. */
const OPTIONS = {
  serve: { port: text, host: text, speed: text, began: text, 'push-to': text, secret: text },
  scenarios: { json: flag, markdown: flag },
  transcript: { variations: text },
}

const MAX_PORT = 65_535
const MAX_VARIATIONS = 1_000

/** Reads the command line; null where the usage is asked for. What cannot be followed is refused, with what to write. */
export const readCommand = (args: string[]): Asked | null => {
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
    ...{ command, seed, port: wholeNumber('--port', given('port') ?? '8090', 0, MAX_PORT) },
    ...{ host: hostOf(given('host') ?? '127.0.0.1'), speed: speedOf(given('speed') ?? '1') },
    ...{
      beganMs: instantOf(given('began')),
      pushTo: addressOf(given('push-to')),
      secret: given('secret') ?? 'simulator',
    },
  }
}

/** The first word that is no option, nor what follows one. */
const commandOf = (args: string[]): keyof typeof OPTIONS => {
  const options = Object.assign({ seed: text, help: flag }, ...Object.values(OPTIONS))
  const { positionals } = parseArgs({ args, options, strict: false, allowPositionals: true })
  const [word = 'serve'] = positionals
  if (!Object.hasOwn(OPTIONS, word))
    throw new Error(`There is no command "${word}": write serve, scenarios or transcript.`)
  return word as keyof typeof OPTIONS
}

const wholeNumber = (name: string, given: string, least: number, most: number): number => {
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN
  if (!(number >= least && number <= most))
    throw new Error(`${name} is a whole number from ${least} to ${most}, and not "${given}".`)
  return number
}

const hostOf = (given: string): string => {
  // Node takes an empty one for every address of the machine.
  if (!given) throw new Error('--host is an address of this machine, such as 127.0.0.1, and not "".')
  return given
}

const speedOf = (given: string): number => {
  const speed = given.trim() === '' ? Number.NaN : Number(given)
  if (!(speed > 0 && speed <= MAX_SPEED))
    throw new Error(
      `--speed is a number above 0 and at most ${MAX_SPEED}, such as 3600 for an hour a second, and not "${given}".`,
    )
  return speed
}

const instantOf = (given: string | undefined): number | undefined => {
  const instant = given === undefined ? undefined : Date.parse(given)
  if (Number.isNaN(instant)) throw new Error(`--began is an instant, such as 2026-03-02T09:00:00Z, and not "${given}".`)
  return instant
}

const addressOf = (given: string | undefined): string | undefined => {
  if (given !== undefined && !/^https?:$/.test(URL.canParse(given) ? new URL(given).protocol : ''))
    throw new Error(
      `--push-to is an address, such as http://127.0.0.1:8080/feed/v1/{source}/messages, and not "${given}".`,
    )
  return given
}
