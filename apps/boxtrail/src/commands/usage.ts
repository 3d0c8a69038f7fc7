import type { Command } from './command.ts'

const PROGRAM = 'npm run boxtrail --'

const parameterText = (parameter: string) =>
  parameter.endsWith('?') ? `[<${parameter.slice(0, -1)}>]` : `<${parameter}>`

const lineOf = ({ words, parameters }: Command) => [words, ...parameters.map(parameterText)].join(' ')

/** The usage of one command. */
export const usageOf = (command: Command): string => {
  const head = `Usage: ${PROGRAM} ${lineOf(command)} [--json]\n${command.summary}`
  return command.note === undefined ? head : `${head}\n${command.note}`
}

/** Several commands, one per line, with the first sentence of their summary. */
export const listOf = (commands: readonly Command[]): string => {
  const rows = commands.map((command) => [lineOf(command), command.summary.split(/(?<=\.) /)[0]!] as const)
  const wide = Math.max(...rows.map(([line]) => line.length))
  return rows.map(([line, summary]) => `  ${line.padEnd(wide)}  ${summary}`).join('\n')
}

export const overview = (commands: readonly Command[]): string => `Usage: ${PROGRAM} <command> [--json]

The commands of the operator:
${listOf(commands)}

  start  serve until SIGTERM; \`npm start\` does the same
  help   print this; \`help <command>\` prints the usage of one command

Each argument can also be given as an option of its name: \`--account <account>\`. An account is named by its id, or by
its company name if that is unique. \`--json\` prints JSON for scripts; \`npm run --silent\` keeps npm quiet.`
