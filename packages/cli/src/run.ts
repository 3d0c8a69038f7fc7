import { commandFirst, parse } from './arguments.ts'
import type { Command, Invocation } from './command.ts'
import { commands } from './commands/commands.ts'
import { optionsOf } from './commands/options.ts'
import { type Connection, resolveConnection } from './connection.ts'
import { describe, Ended, EXIT, exitCodeOf, Interrupted, UsageError } from './failure.ts'
import { helpOf, overview } from './help.ts'
import { suggestion } from './nearest.ts'
import type { Format } from './output/format.ts'
import { createWriter } from './output/writer.ts'
import { withoutKeys, withoutOwnKeys } from './secrecy.ts'
import type { Terminal } from './terminal/terminal.ts'
import { observed, type Seen } from './transport.ts'
import { version } from './version.ts'

/** Runs a command line and returns its exit code. Nothing is thrown, and no key appears in the output. */
export const run = async (args: readonly string[], given: Terminal): Promise<number> => {
  const seen: Seen = { keys: new Set([given.env.BOXTRAIL_API_KEY ?? ''].filter(Boolean)), lastRequest: undefined }
  const terminal: Terminal = {
    ...given,
    stdout: (text) => given.stdout(withoutOwnKeys(text, seen.keys)),
    stderr: (text) => given.stderr(withoutKeys(text, seen.keys)),
  }
  try {
    return await dispatch(args, terminal, seen)
  } catch (cause) {
    const error = terminal.signal.aborted ? (terminal.signal.reason ?? new Interrupted()) : cause
    if (!(error instanceof Ended || error instanceof Interrupted)) terminal.stderr(describe(error, seen.lastRequest))
    return exitCodeOf(error)
  }
}

const dispatch = async (typed: readonly string[], terminal: Terminal, seen: Seen): Promise<number> => {
  const args = commandFirst(typed)
  const [first] = args
  if (first === undefined) return say(terminal, overview(commands), EXIT.usage)
  if (first === '--version' || first === 'version') return say(terminal, `${version}\n`)
  if (first === '--help' || first === '-h') return say(terminal, overview(commands))
  if (first === 'help') return help(args.slice(1), terminal)
  const command = commandOf(args)
  if (!command) return groupOrUnknown(args, terminal)
  const options = optionsOf(command)
  const parsed = parse(command, options, args.slice(command.name.split(' ').length))
  if (parsed.flags.has('help')) return say(terminal, helpOf(command))
  const text = (name: string) => parsed.texts.get(name)?.at(-1)
  const isVerbose = parsed.flags.has('verbose')
  const hide = (key: string) => void seen.keys.add(key)
  const connect = async (): Promise<Connection> => {
    const found = await resolveConnection(terminal, { profile: text('profile'), url: text('url') })
    if (found.key) hide(found.key)
    return found
  }
  const fetch = observed(terminal, seen, isVerbose)
  const invocation: Invocation = {
    terminal: { ...terminal, fetch },
    arguments: parsed.arguments,
    flag: (name) => parsed.flags.has(name),
    text,
    texts: (name) => parsed.texts.get(name) ?? [],
    commands,
    hide,
    connection: connect,
    connect: async () => (await connect()).client(fetch),
    writer: (columns, inPipe) => {
      const format = (text('output') ?? (terminal.isOutputTerminal ? 'table' : inPipe)) as Format
      const hasColours = !parsed.flags.has('no-color') && !terminal.env.NO_COLOR && terminal.isOutputTerminal
      return createWriter({ format, columns, chosen: text('columns'), hasColours }, terminal)
    },
    say: (line) => terminal.stderr(`${line}\n`),
    progress: (line) => {
      if (terminal.isErrorTerminal) terminal.stderr(`\r\u001b[K${line}`)
    },
  }
  await command.run(invocation)
  return EXIT.ok
}

const say = async (terminal: Terminal, text: string, code: number = EXIT.ok): Promise<number> => {
  if (code === EXIT.ok) await terminal.stdout(text)
  else terminal.stderr(text)
  return code
}

/** The command: two words, such as `webhooks listen`, before one. */
const commandOf = (args: readonly string[]): Command | undefined =>
  commands.find(({ name }) => name === `${args[0]} ${args[1]}`) ?? commands.find(({ name }) => name === args[0])

const help = (words: readonly string[], terminal: Terminal): Promise<number> => {
  const command = commandOf(words)
  if (command) return say(terminal, helpOf(command))
  return words.length === 0 ? say(terminal, overview(commands)) : groupOrUnknown([...words, '--help'], terminal)
}

/** Commands of the service, whose program has the same name if both are installed. */
const OF_SERVICE = ['start', 'admin']

const groupOrUnknown = (args: readonly string[], terminal: Terminal): Promise<number> => {
  const [word = '', next] = args
  const names = commands.map(({ name }) => name)
  const group = names.filter((name) => name.startsWith(`${word} `))
  if (group.length > 0 && (next === undefined || next === '--help' || next === '-h'))
    return say(terminal, overview(commands, word), next === undefined ? EXIT.usage : EXIT.ok)
  const typed = group.length > 0 ? `${word} ${next}` : word
  if (OF_SERVICE.includes(word))
    throw new UsageError(`"${word}" is a command of the service, and this is its client.`, {
      action: `npx @boxtrail/service ${args.join(' ')}`,
    })
  throw new UsageError(`There is no command "${typed}".${suggestion(typed, group.length > 0 ? group : names)}`, {
    action: '"boxtrail help" lists them',
  })
}
