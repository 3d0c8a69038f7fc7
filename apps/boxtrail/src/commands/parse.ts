import { parseArgs } from 'node:util'
import { nearestName } from '@boxtrail/server/config/environment/names'
import { type Command, type Given, UsageError } from './command.ts'

/** A command with its arguments, as typed. */
export interface Invocation {
  command: Command
  given: Given
  json: boolean
}

const HELP = ['help', '--help', '-h']

type Parsed = Invocation | { helpOf: readonly Command[] }

/** The command named by the first words, with its arguments; or the commands for which help was requested. */
export const parseCommand = (words: readonly string[], commands: readonly Command[]): Parsed => {
  const command = commands.find((one) => startsWith(words, one.words.split(' ')))
  if (command) return parseArguments(command, words.slice(command.words.split(' ').length))
  const requested = words.filter((word) => !HELP.includes(word))
  const group = commands.filter((one) => startsWith(one.words.split(' '), requested))
  if (requested[0] === 'start' && requested.length > 1) throw new UsageError('start takes no arguments.', commands)
  if (requested[0] === 'start') return { helpOf: commands }
  if (group.length === 0) throw unknownCommand(requested.join(' '), commands)
  if (requested.length <= 1 || requested.length < words.length) return { helpOf: group }
  const next = group.map((one) => one.words.split(' ')[requested.length])
  throw new UsageError(`"${requested.join(' ')}" needs one of: ${[...new Set(next)].join(', ')}.`, group)
}

const unknownCommand = (typed: string, commands: readonly Command[]): UsageError => {
  const meant = nearestName(typed, ['start', ...commands.map(({ words }) => words)])
  const question = meant === undefined ? '' : ` Did you mean "${meant}"?`
  const near = commands.filter(({ words }) => words === meant)
  return new UsageError(`There is no command "${typed}".${question}`, near.length > 0 ? near : commands)
}

const startsWith = (words: readonly string[], beginning: readonly string[]) =>
  beginning.every((word, at) => words[at] === word)

const bare = (parameter: string) => parameter.replace(/\?$/, '')

const parseArguments = (command: Command, args: readonly string[]): Parsed => {
  const names = command.parameters.map(bare)
  const { values, positionals } = strictly(command, args, names)
  if (values.help === true) return { helpOf: [command] }
  const given: Given = {}
  for (const name of names) if (typeof values[name] === 'string') given[name] = values[name]
  const open = names.filter((name) => given[name] === undefined)
  if (positionals.length > open.length)
    throw new UsageError(
      `"${positionals[open.length]}" is one argument too many; quote arguments that contain spaces.`,
      [command],
    )
  for (const [at, value] of positionals.entries()) given[open[at]!] = value
  const missing = command.parameters.find((parameter) => !parameter.endsWith('?') && !given[parameter])
  if (missing !== undefined) throw new UsageError(`<${missing}> is missing.`, [command])
  return { command, given, json: values.json === true }
}

const strictly = (command: Command, args: readonly string[], names: readonly string[]) => {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    }) as { values: Record<string, string | boolean | undefined>; positionals: string[] }
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.`, [command])
  }
}
