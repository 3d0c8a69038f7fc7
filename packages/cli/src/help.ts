import type { Command, Options } from './command.ts'
import { globalOptions, outputOptions } from './commands/options.ts'

const rows = (pairs: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...pairs.map(([name]) => name.length))
  return pairs.map(([name, about]) => `  ${name.padEnd(width)}  ${about}\n`).join('')
}

const optionRows = (options: Options) =>
  rows(
    Object.entries(options).map(([name, { value, short, about, many }]) => [
      `${short ? `-${short}, ` : '    '}--${name}${value ? ` ${value}` : ''}`,
      `${about}${many ? ' (may be repeated)' : ''}`,
    ]),
  )

export const helpOf = (command: Command): string => {
  const { name, about, arguments: shape, options = {}, writes, example } = command
  const own = Object.keys(options).length > 0 ? `\nOptions:\n${optionRows(options)}` : ''
  const output = writes ? `\nOutput:\n${optionRows(outputOptions)}` : ''
  return `${about}\n\nUsage: boxtrail ${name}${shape ? ` ${shape}` : ''} [options]\n${own}${output}\nAlways:\n${optionRows(globalOptions)}\nExample:\n${example.replaceAll(/^/gm, '  ')}\n`
}

/** The overview of all commands, or of those that begin with a word. */
export const overview = (commands: readonly Command[], word?: string): string => {
  const shown = commands.filter(({ name }) => !word || name === word || name.startsWith(`${word} `))
  return `${word ? '' : 'Boxtrail on the command line: tracks containers, follows events, delivers webhooks to a laptop.\n\n'}Usage: boxtrail COMMAND [options]\n\n${rows(shown.map(({ name, about }) => [name, about]))}
"boxtrail COMMAND --help" shows one with an example. The service's own command, which starts and administers an
installation, is another: npx @boxtrail/service.\n`
}
