import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../../config/form.ts'
import { generatedFolders, packages, repository } from '../../generate/places.ts'
import { lintProblems, staleContractFiles } from '../contract.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boxtrail-contract-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the contract follows its own rules', async () => expect(await lintProblems()).toEqual([]))

test('the check detects files that are edited, surplus or missing, and no others', async () => {
  const copy = join(folder, 'packages')
  for (const below of Object.values(generatedFolders))
    await cp(join(packages, below), join(copy, below), { recursive: true })
  const contracts = join(copy, generatedFolders.contracts)
  await writeFile(join(contracts, 'operations.ts'), 'edited')
  await writeFile(join(contracts, 'surplus.ts'), '')
  await rm(join(contracts, 'zod/strict.ts'))
  const stale = ['operations.ts', 'surplus.ts', 'zod/strict.ts'].map((name) => join(generatedFolders.contracts, name))
  expect(await staleContractFiles(copy)).toEqual(stale)
})

describe('the check detects violations of rules', () => {
  type Slip = [rule: string, file: string, from: string | RegExp, to: string]
  const slips: Slip[] = [
    ['operation-id-is-verb-and-noun', 'paths/shipments.yaml', 'listShipments', 'shipments'],
    ['operation-lists-401-and-429', 'paths/shipments.yaml', /.*'429'.*\n/, ''],
    ['media-type-has-a-named-example', 'paths/ports.id.yaml', /\n *examples: .*/, ''],
    ['json-api-media-type', 'paths/ports.id.yaml', 'application/vnd.api+json', 'application/json'],
    ['json-api-media-type', 'paths/webhooks.trigger.yaml', 'application/vnd.api+json', 'text/plain'],
    ['local-time-names-its-zone', 'components/schemas/Shipment.yaml', '`pol_timezone`', 'the zone of the port'],
    ['lists-take-pages', 'paths/webhooks.yaml', /.*PageSize.*\n/, ''],
    ['posts-take-a-key', 'paths/webhooks.yaml', /.*IdempotencyKey.*\n/, ''],
    ['beta-and-deprecated', 'paths/tracking_requests.infer_number.yaml', 'x-beta: true', 'x-beta: false'],
    ['beta-and-deprecated', 'components/schemas/Container.yaml', /deprecated: true/, 'deprecated: false'],
    ['beta-and-deprecated', 'components/schemas/Port.yaml', 'type: string', 'type: string, x-beta: true'],
    [
      'deprecation-has-dates',
      'paths/ports.id.yaml',
      '  operationId: getPort\n',
      '  operationId: getPort\n  deprecated: true\n',
    ],
    ...['{ since: soon }', '{ since: 2026-01-01, sunset: 2026-05-01 }', '{ since: 2026-01-01, link: docs/moving }'].map(
      (dates): Slip => [
        'deprecation-has-dates',
        'paths/ports.id.yaml',
        '  operationId: getPort\n',
        `  operationId: getPort\n  deprecated: true\n  x-deprecation: ${dates}\n`,
      ],
    ),
    ['no-invalid-media-type-examples', 'examples/records/port.yaml', 'time_zone:', 'zone:'],
  ]
  // Linting the whole contract takes seconds: the short form makes one slip for each rule, all in one copy.
  const isFirst = ([rule]: Slip, index: number) => slips.findIndex((one) => one[0] === rule) === index
  const copies = isLong ? slips.map((slip) => [slip]) : [slips.filter(isFirst)]
  test.concurrent.each(copies.map((slips) => ({ slips, rules: slips.map(([rule]) => rule).join(', ') })))(
    '$rules',
    { timeout: 120_000 },
    async ({ slips }) => {
      const spec = await mkdtemp(join(folder, 'spec-'))
      await cp(join(repository, 'spec'), spec, { recursive: true })
      for (const [, file, from, to] of slips) {
        const text = await readFile(join(spec, file), 'utf8')
        const slip = text.replace(from, to)
        expect(slip).not.toBe(text)
        await writeFile(join(spec, file), slip)
      }
      const problems = await lintProblems(spec)
      const found = problems.map((problem) => /([\w-]+)\)$/.exec(problem)?.[1])
      expect(found).toEqual(expect.arrayContaining(slips.map(([rule]) => rule)))
      for (const problem of problems) expect(problem).toMatch(/^spec\//)
    },
  )
})
