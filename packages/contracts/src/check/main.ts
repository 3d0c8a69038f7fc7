#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { checkServer } from './check.ts'
import { FORMATS, type Format, formatOf, written } from './formats.ts'

const usage = `boxtrail-contracts check --against <url> [--api-key <key>] [--format ${FORMATS.join('|')}]

Says whether a running server keeps the contract that this version of the package was made from: its own document is
compared, and with a key (or BOXTRAIL_API_KEY) also what it answers to reading calls, which needs zod to be installed.
Ends with 0 if it does, 1 if it does not, 2 if that cannot be said.
`

const BREAKS = 1
const UNKNOWN = 2

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      'api-key': { type: 'string' },
      format: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return void process.stdout.write(usage)
  const [command, ...others] = positionals
  if (command !== 'check' || others.length > 0) throw new Error(`The command is "check".\n\n${usage}`)
  if (!values.against) throw new Error(`--against is missing: the address of the server.\n\n${usage}`)
  const format = (values.format ?? formatOf(process.env)) as Format
  if (!FORMATS.includes(format)) throw new Error(`--format is one of ${FORMATS.join(', ')}, and not "${format}"`)
  const apiKey = values['api-key'] ?? process.env.BOXTRAIL_API_KEY
  const report = await checkServer({ against: values.against, apiKey })
  process.stdout.write(`${written(report, format)}\n`)
  if (report.findings.length > 0) process.exitCode = BREAKS
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = UNKNOWN
})
