import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { affectedBy, concernedBreaks } from '@boxtrail/contracts/upgrade'
import { expect, test } from 'vitest'
import { isLong } from '../../config/form.ts'
import type { Spec } from '../../generate/bundle.ts'
import { clientSurface } from '../../generate/client/surface.ts'
import { events } from '../../generate/events.ts'
import { operations } from '../../generate/operations.ts'
import { generated, generatedFolders, packages } from '../../generate/places.ts'
import { types } from '../../generate/types.ts'
import { BREAKS } from './consumers/changes.ts'
import { CONSUMERS } from './consumers/index.ts'
import { errorsIn, programsOf, usesIn } from './consumers/programs.ts'
import { mutations } from './mutation-corpus.ts'

/**
 * What the compiler reports for the programs when the types come from the changed contract: an answer that is
 * independent of the tool. Changes that do not show in types, such as another default, are not covered.
 */

const contract: Spec = JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8'))
const changes = [...BREAKS, ...mutations.filter(({ level }) => level === 'major')]
const compiled = isLong ? changes : changes.filter((_, at) => at % 80 === 0)

/** The generated files from which the programs take their types. */
async function generatedOf(spec: Spec): Promise<Map<string, string>> {
  const contracts = { 'types.ts': await types(spec), 'operations.ts': operations(spec), 'events.ts': events(spec) }
  const client = clientSurface(spec)
  return new Map([
    ...Object.entries(contracts).map(
      ([name, text]) => [join(packages, generatedFolders.contracts, name), text] as const,
    ),
    ...Object.entries(client).map(([name, text]) => [join(packages, generatedFolders.client, name), text] as const),
  ])
}

test('what no longer compiles is told', async () => {
  const now = programsOf(CONSUMERS)
  const read = CONSUMERS.map((consumer) => ({ consumer, uses: usesIn(now, contract, consumer) }))
  const untold: string[] = []
  const notMade: string[] = []
  let broken = 0
  for (const { title, edit } of compiled) {
    const edited = structuredClone(contract)
    edit(edited)
    const files = await generatedOf(edited).catch((error: Error) => error)
    // The generators refuse some contracts, such as one that lacks a schema to which others refer.
    if (files instanceof Error) {
      notMade.push(`${title} (${files.message.split('\n')[0]})`)
      continue
    }
    const then = programsOf(CONSUMERS, files, now.program)
    const breaks = concernedBreaks(contract, edited)
    for (const { consumer, uses } of read) {
      const errors = errorsIn(then, consumer)
      if (errors.length === 0) continue
      broken++
      if (affectedBy(breaks, contract, uses).findings.length === 0) untold.push(`${title}: ${errors[0]}`)
    }
  }
  console.log(
    `${compiled.length} changes compiled, ${broken} programs broken; not made: ${notMade.join('; ') || 'none'}`,
  )
  expect(broken).toBeGreaterThan(0)
  expect(notMade.length).toBeLessThan(compiled.length / 4)
  expect(untold).toEqual([])
}, 3_600_000)
