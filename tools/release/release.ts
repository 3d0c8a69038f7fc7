import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStateful } from '@boxtrail/mock'
import { repository } from '../generate/places.ts'
import { agreement } from './agreement.ts'
import { isLibrary, packAll } from './consumer/pack.ts'
import { type Check, passes, run } from './consumer/run.ts'
import { rehearsal } from './rehearsal.ts'
import { sameAnswers } from './same-answers/same-answers.ts'
import { surfaceOf } from './surface.ts'

/**
 * Further checks before a release: whether service, mock and contract agree, whether the packages have the exports that
 * `pnpm check` reports, and whether they can be published and used. Ends with `N passed, N failed`.
 */

const SNAPSHOTS = join(repository, 'tools/release/snapshots')

/** The control, with a deliberate difference: a comparison that does not find it would prove nothing. */
const control: Check = [
  'the comparison finds a contract that the service breaks',
  async () => {
    const { violations } = await agreement(
      (contract) => {
        const { attributes } = contract.components.schemas.Shipment.properties
        attributes.properties.bill_of_lading_number.type = 'integer'
      },
      ['listShipments'],
    )
    if (violations.length === 0) throw new Error('A field of another type was not noticed')
    return `${violations.length} violations`
  },
]

const agrees: Check = [
  'service, mock and contract agree',
  async () => {
    const { calls, statuses, violations, differences } = await agreement()
    const problems = [...violations, ...differences]
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return `${calls} calls, ${statuses.length} statuses of operations`
  },
]

const same: Check = [
  'service and mock give the same answers',
  async () => {
    const { calls, same, known, unknown, control } = await sameAnswers(500)
    if (control.length === 0) throw new Error('A mock with a wrong bill of lading was not noticed')
    if (unknown.length > 0) throw new Error(unknown.join('\n'))
    const listed = [...known].map(([reason, count]) => `${count} as listed: ${reason}`)
    return [`${same} of ${calls} calls`, ...listed].join('; ')
  },
]

/** The command that other teams run in their CI, with a server that fulfils the contract. */
const command: Check = [
  'npx @boxtrail/contracts check',
  async (folder) => {
    const service = await startStateful({ port: 0 })
    try {
      const check = join(folder, 'node_modules/.bin/boxtrail-contracts')
      const { stdout } = await run(folder, check, 'check', '--against', service.url, '--api-key', service.apiKey)
      return stdout.trim()
    } finally {
      await service.close()
    }
  },
]

/** `pnpm check` reads declarations without packing; this compares them with those of the packages. */
const exported = (names: string[]): Check[] =>
  names.map((name) => [
    `what @boxtrail/${name} exports`,
    async (folder) => {
      const kept = await readFile(join(SNAPSHOTS, `${name}.txt`), 'utf8')
      const surface = await surfaceOf(join(folder, 'node_modules/@boxtrail', name))
      if (kept === surface) return
      const [gone, added] = [missing(kept, surface), missing(surface, kept)]
      throw new Error([...gone.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)].join('\n'))
    },
  ])

const missing = (text: string, other: string): string[] => {
  const lines = new Set(other.split('\n'))
  return text.split('\n').filter((line) => !lines.has(line))
}

const folder = await mkdtemp(join(tmpdir(), 'boxtrail-release-'))
try {
  const results: boolean[] = []
  const all = async (checks: Check[]) => {
    for (const [name, check] of checks) results.push(await passes(name, () => check(folder)))
  }
  await all([control, agrees, same])
  const tarballs: string[] = []
  await all([
    [
      'pack and install',
      async () => {
        tarballs.push(...(await packAll(folder)))
        await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
        await run(
          folder,
          'npm',
          'install',
          '--no-audit',
          '--no-fund',
          '--ignore-scripts',
          'zod@4',
          'msw@3',
          ...tarballs.filter(isLibrary),
        )
      },
    ],
  ])
  const installed = await readdir(join(folder, 'node_modules/@boxtrail')).catch(() => [])
  const names = installed.sort()
  await all([command, ...exported(names), ...rehearsal(folder, tarballs)])
  const passed = results.filter(Boolean).length
  console.log(`${passed} passed, ${results.length - passed} failed`)
  if (passed < results.length) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
