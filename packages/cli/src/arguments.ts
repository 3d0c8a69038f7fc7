import { parseArgs } from 'node:util'
import type { Command, Option, Options } from './command.ts'
import { globalOptions, outputOptions } from './commands/options.ts'
import { UsageError } from './failure.ts'
import { suggestion } from './nearest.ts'
import { shownKey } from './secrecy.ts'

/** What was typed after the name of the command. */
export interface Parsed {
  arguments: string[]
  flags: Set<string>
  texts: Map<string, string[]>
}

/**
 * Moves options that every command has behind the command: `boxtrail --profile work containers` becomes `containers
 * --profile work`.
 */
export const commandFirst = (args: readonly string[]): string[] => {
  let at = 0
  while (at < args.length) {
    const name = args[at] === '-o' ? 'output' : /^--([\w-]+)$/.exec(args[at]!)?.[1]
    if (name && { ...globalOptions, ...outputOptions }[name]?.value) at += 2
    else if (/^-(v|-verbose|-no-color)$|^--[\w-]+=/.test(args[at]!)) at += 1
    else break
  }
  return [...args.slice(at), ...args.slice(0, at)]
}

/** Reads what follows a command; errors name the possible values. */
export const parse = (command: Command, options: Options, args: readonly string[]): Parsed => {
  refuseKeys(args)
  const given: Parsed = { arguments: [], flags: new Set(), texts: new Map() }
  const help = `boxtrail ${command.name} --help`
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, parsed(option)])),
    strict: false,
    tokens: true,
    allowPositionals: true,
  })
  for (const token of tokens) {
    if (token.kind === 'positional') given.arguments.push(token.value)
    if (token.kind !== 'option') continue
    const option = options[token.name]
    if (!option)
      throw new UsageError(
        `There is no option ${token.rawName} here.${suggestion(
          `--${token.name}`,
          Object.keys(options).map((name) => `--${name}`),
        )}`,
        { where: `boxtrail ${command.name}`, action: `"${help}" lists them` },
      )
    if (option.value === undefined) {
      if (token.value !== undefined) throw new UsageError(`--${token.name} takes no value.`, { action: help })
      given.flags.add(token.name)
    } else given.texts.set(token.name, [...(given.texts.get(token.name) ?? []), valueIn(token, option, help)])
  }
  for (const [name, values] of given.texts)
    if (values.length > 1 && !options[name]!.many)
      throw new UsageError(`--${name} is given ${values.length} times.`, { action: 'give it once' })
  if (!given.flags.has('help')) checkCount(command, given.arguments, help)
  return given
}

const parsed = ({ value, many, short }: Option) => ({
  type: value === undefined ? ('boolean' as const) : ('string' as const),
  ...(many ? { multiple: true } : {}),
  ...(short ? { short } : {}),
})

const valueIn = (
  { name, value, inlineValue }: { name: string; value?: string | undefined; inlineValue?: boolean | undefined },
  { value: wanted, choices }: Option,
  help: string,
): string => {
  // A text that begins with a dash is the next option, unless it is attached with "=".
  if (value === undefined || value === '' || (!inlineValue && /^-./.test(value)))
    throw new UsageError(`--${name} needs a value: --${name} ${wanted}.`, { action: help })
  if (choices && !choices.includes(value))
    throw new UsageError(`--${name} is one of ${choices.join(', ')}, and not "${value}".${suggestion(value, choices)}`)
  return value
}

const checkCount = ({ name, most = 0, least = 0, arguments: shape = '' }: Command, given: string[], help: string) => {
  if (given.length > most)
    throw new UsageError(
      most === 0
        ? `"${name}" takes no arguments, and was given "${given[0]}".`
        : `"${name}" takes ${most === 1 ? 'one argument' : `${most} arguments`}, and was given ${given.length}.`,
      { action: `boxtrail ${name} ${shape}`.trim() },
    )
  if (given.length < least) throw new UsageError(`"${name}" needs ${shape}.`, { action: `see "${help}"` })
}

/**
 * Rejects keys as arguments, because these stay in the history of the shell, and every user of the machine can see
 * them.
 */
const refuseKeys = (args: readonly string[]) => {
  const key = args.find((argument) => /bxt_[0-9A-Za-z_]{8,}/.test(argument))
  if (key)
    throw new UsageError(
      `A key is never given as an argument, and this is one: ${shownKey(key.replace(/^.*?(?=bxt_)/, ''))}.`,
      {
        action:
          'run "boxtrail login" and paste it, or set BOXTRAIL_API_KEY. It is in the history of your shell now: rotate it',
      },
    )
}
