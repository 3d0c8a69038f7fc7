#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { UPGRADE_FORMATS, type UpgradeFormat, writtenUpgrade } from '../upgrade/report.ts'
import { FORMATS, type Format, formatOf, written } from './formats.ts'

const usage = `boxtrail-contracts check --against <url> [--api-key <key>] [--writes]
                          [--webhooks <port>] [--webhooks-url <url>] [--format ${FORMATS.join('|')}]
boxtrail-contracts check --delivery <file> [--secret <secret>] [--format ${FORMATS.join('|')}]
boxtrail-contracts can-i-upgrade [--to <version|file|url>] [--from <version|file|url>] [--project <tsconfig.json|folder>]
                                 [--usage <file>]… [--json|--sarif|--format ${UPGRADE_FORMATS.join('|')}]
boxtrail-contracts usage publish --to <folder> --consumer <name> [--consumer-version <version>]
                                 [--project <tsconfig.json|folder>] [--usage <file>]…

check: whether a running server keeps the contract that this version of the package was made from. Its own document is
compared, and with a key (or BOXTRAIL_API_KEY) also what it answers, which needs zod to be installed: to lists, records,
filters, pages, includes and malformed requests. --writes also creates, changes and deletes a webhook that is not active;
--webhooks has a sample sent to this machine; --delivery looks at one that was saved as { headers, body }.
can-i-upgrade: which changes between two versions of the contract concern what a program uses. Its sources are read (those
of the tsconfig here, unless --project or --usage is given), and records of what its tests sent and received.
usage publish: writes what a program uses into a folder that the authors of the contract check.
Ends with 0 if nothing breaks, 1 if something does, 2 if that cannot be determined.
`

const BREAKS = 1
const UNKNOWN = 2

const OPTIONS = {
  against: { type: 'string' },
  'api-key': { type: 'string' },
  writes: { type: 'boolean', default: false },
  webhooks: { type: 'string' },
  'webhooks-url': { type: 'string' },
  delivery: { type: 'string' },
  secret: { type: 'string' },
  format: { type: 'string' },
  to: { type: 'string' },
  from: { type: 'string' },
  project: { type: 'string' },
  usage: { type: 'string', multiple: true },
  typescript: { type: 'string' },
  consumer: { type: 'string' },
  'consumer-version': { type: 'string' },
  json: { type: 'boolean', default: false },
  sarif: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
} as const

type Values = ReturnType<typeof parsed>['values']
const parsed = () => parseArgs({ allowPositionals: true, options: OPTIONS })

/** The requested format, or the one that fits the environment. */
const chosen = <Name extends string>(given: string | undefined, formats: readonly Name[]): Name => {
  const format = (given ?? formatOf(process.env)) as Name
  if (!formats.includes(format)) throw new Error(`--format is one of ${formats.join(', ')}, and not "${format}"`)
  return format
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)

async function check(values: Values): Promise<void> {
  const format: Format = chosen(values.format, FORMATS)
  if (values.delivery) {
    const { checkSaved } = await import('./check-saved.ts')
    const report = await checkSaved(values.delivery, values.secret ?? process.env.BOXTRAIL_WEBHOOK_SECRET)
    print(written(report, format))
    if (report.findings.length > 0) process.exitCode = BREAKS
    return
  }
  if (!values.against) throw new Error(`--against is missing: the address of the server.\n\n${usage}`)
  const apiKey = values['api-key'] ?? process.env.BOXTRAIL_API_KEY
  const { against, writes } = values
  const port = values.webhooks === undefined ? undefined : Number(values.webhooks)
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new Error(`--webhooks is a port, and not "${values.webhooks}"`)
  const webhooks = port === undefined ? undefined : { port, url: values['webhooks-url'] }
  const { checkServer } = await import('./check.ts')
  const report = await checkServer({ against, apiKey, writes, webhooks })
  print(written(report, format))
  if (report.findings.length > 0) process.exitCode = BREAKS
}

/** The project to read: the current folder, unless only records are read. */
const projectOf = ({ project, usage: records }: Values) => project ?? (records ? undefined : '.')

async function upgrade(values: Values): Promise<void> {
  const named = values.json ? 'json' : values.sarif ? 'sarif' : values.format
  const format: UpgradeFormat = chosen(named, UPGRADE_FORMATS)
  const { to, from, typescript, usage: records = [] } = values
  const { canIUpgrade } = await import('../upgrade/can-i-upgrade.ts')
  const report = await canIUpgrade({ to, from, typescript, usage: records, project: projectOf(values) })
  print(writtenUpgrade(report, format))
  if (report.findings.length > 0) process.exitCode = BREAKS
}

async function publish(values: Values): Promise<void> {
  const { to, consumer, typescript, usage: records = [] } = values
  if (!to) throw new Error(`--to is missing: the folder for records of usage.\n\n${usage}`)
  if (!consumer) throw new Error(`--consumer is missing: the name of the program.\n\n${usage}`)
  const { publishUsage } = await import('../upgrade/publish.ts')
  const named = { name: consumer, ...(values['consumer-version'] ? { version: values['consumer-version'] } : {}) }
  print(await publishUsage({ to, consumer: named, typescript, usage: records, project: projectOf(values) }))
}

const COMMANDS: Record<string, (values: Values) => Promise<void>> = {
  check,
  'can-i-upgrade': upgrade,
  'usage publish': publish,
}

const versionOf = (manifest: URL): string => JSON.parse(readFileSync(manifest, 'utf8')).version

const main = async (): Promise<void> => {
  const { values, positionals } = parsed()
  if (values.help) return void process.stdout.write(usage)
  if (values.version) return print(versionOf(new URL('../../package.json', import.meta.url)))
  const command = COMMANDS[positionals.join(' ')]
  if (!command) throw new Error(`The commands are ${Object.keys(COMMANDS).join(', ')}.\n\n${usage}`)
  await command(values)
}

const fail = (error: Error): void => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = UNKNOWN
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that closes the pipe, as `head` does, has what it wants.
  if (error.code !== 'EPIPE') fail(error)
})

main().catch(fail)
