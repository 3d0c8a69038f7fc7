import type { Command } from '../command.ts'
import { examine } from '../doctor/examine.ts'
import type { Finding } from '../doctor/finding.ts'
import { Ended, EXIT } from '../failure.ts'
import { column } from '../output/columns.ts'

export const doctor: Command = {
  name: 'doctor',
  about: 'Check address, TLS, clock, versions and key, and say what to do',
  writes: true,
  example: 'boxtrail doctor --profile work',
  run: async ({ terminal, connection, writer: open }) => {
    const writer = open(
      ['check', 'result', 'found', 'action'].map((name) => column(name)),
      'ndjson',
    )
    const findings: Finding[] = []
    for await (const finding of examine(terminal, await connection())) {
      findings.push(finding)
      if (writer.format !== 'table') await writer.write(finding)
      else await terminal.stdout(lineOf(finding))
    }
    await writer.end()
    const code = codeOf(findings)
    if (code !== EXIT.ok) throw new Ended(code)
  },
}

/** Writes whole sentences, which a column of a table would cut off. */
const lineOf = ({ check, result, found, action }: Finding): string =>
  `${result.padEnd(7)}  ${check.padEnd(12)}  ${found}\n${action ? `${' '.repeat(23)}do: ${action}\n` : ''}`

const codes: Record<string, number> = { address: EXIT.network, TLS: EXIT.network, key: EXIT.authentication }

/** The exit code of the first check that failed; warnings are not failures. */
const codeOf = (findings: readonly Finding[]): number => {
  const first = findings.find(({ result }) => result === 'failed')
  return first ? (codes[first.check] ?? EXIT.other) : EXIT.ok
}
