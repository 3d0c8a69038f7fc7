import { createRequire } from 'node:module'
import { version } from '../version.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

/** The version of the contract that this command line was made with. */
export const contractVersion = (): string =>
  (createRequire(import.meta.url)('@boxtrail/contracts/openapi.json') as { info: { version: string } }).info.version

const parts = (text: string) => text.split('.').map((part) => Number.parseInt(part, 10))

/** Negative if the first version is older. */
const compareVersions = (one: string, other: string): number => {
  const [a, b] = [parts(one), parts(other)]
  return a.map((part, at) => part - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}

export const checkNode = (running: string): Finding =>
  compareVersions(running.replace(/^v/, ''), '20.3.0') < 0
    ? failed('command line', `Node ${running} is too old.`, 'use Node 20.3 or newer')
    : ok('command line', `@boxtrail/cli ${version}, contract ${contractVersion()}, Node ${running}`)

/** Compares the versions: an older service lacks operations, and a newer one has fields that are not known here. */
export const judgeService = (served: string | null, own: string): Finding => {
  if (served === null)
    return warning('service', 'It does not say its version.', 'check that the address is that of Boxtrail itself')
  const difference = compareVersions(served, own)
  if (difference < 0)
    return warning(
      'service',
      `It serves contract ${served}, older than ${own} here.`,
      'update the service, or use npx @boxtrail/cli in its version',
    )
  if (difference > 0)
    return warning('service', `It serves contract ${served}, newer than ${own} here.`, 'npx @boxtrail/cli@latest')
  return ok('service', `contract ${served}, as here`)
}
