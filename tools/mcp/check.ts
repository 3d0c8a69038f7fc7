import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contractChange } from '@boxtrail/contracts/comparison'
import { readChangesets } from '../check/changesets.ts'
import { type Verdict, verdict } from '../check/promises.ts'
import { repository } from '../generate/places.ts'
import { asContract } from './as-contract.ts'
import { type Definitions, readDefinitions } from './definitions.ts'
import { definitionFiles, folder } from './write.ts'

/** The definitions of the last release; a release replaces them by those of its day. */
const RELEASED = 'definitions.released.json'
const promised = { name: '@boxtrail/mcp', version: 'the released definitions', kept: `packages/mcp/${RELEASED}` }

/** Definitions that are not those of the repository, and changes since the last release that no changeset declares. */
export const definitionProblems = async (): Promise<Verdict> => {
  const stale = (await definitionFiles())
    .filter(({ file, text }) => readFileSync(file, 'utf8') !== text)
    .map(
      ({ file }) => `${relative(repository, file)} is stale. Run: pnpm generate, and review what changed for clients`,
    )
  const released = JSON.parse(readFileSync(join(folder, RELEASED), 'utf8')) as Definitions
  const change = contractChange(asContract(released), asContract(await readDefinitions()))
  const { changesets } = await readChangesets()
  const { problems, declared } = verdict(promised, change, changesets)
  return { problems: [...stale, ...problems], declared }
}

if (import.meta.main) {
  const { problems, declared } = await definitionProblems()
  for (const problem of problems) console.error(problem)
  for (const change of declared) console.log(`breaking, declared: ${change}`)
  if (problems.length > 0) process.exitCode = 1
}
