import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { repository } from '../../generate/places.ts'
import { atBase } from '../base.ts'
import { judge, report } from '../compared.ts'
import type { Verdict } from '../promises.ts'
import { readReleased } from '../released.ts'
import { definitionDifferences } from './as-contract.ts'
import { type Definitions, readDefinitions } from './definitions.ts'
import { definitionFiles, folder } from './write.ts'

/** The definitions of the last release; a release replaces them with the current ones. */
const RELEASED = 'definitions.released.json.gz'

/** Outdated definitions, and changes that no changeset declares. */
export const definitionProblems = async (): Promise<Verdict> => {
  const stale = (await definitionFiles())
    .filter(({ file, text }) => readFileSync(file, 'utf8') !== text)
    .map(
      ({ file }) => `${relative(repository, file)} is stale. Run: pnpm generate, and review what changed for clients`,
    )
  const { problems, declared } = await judge<Definitions>({
    packageOf: () => '@boxtrail/mcp',
    isOurs: (name) => /^(tool |prompt |resource |instructions$)/.test(name),
    // Changes of wording count, because a model reads them and may act differently.
    countsWords: true,
    released: {
      version: `packages/mcp/${RELEASED}`,
      file: `packages/mcp/${RELEASED}`,
      state: JSON.parse((await readReleased(join(folder, RELEASED))).toString()),
    },
    now: await readDefinitions(),
    atBase: async (commit) => {
      const text = await atBase(repository, commit, relative(repository, join(folder, 'definitions.json')))
      return text === undefined ? undefined : JSON.parse(text)
    },
    differences: definitionDifferences,
  })
  return { problems: [...stale, ...problems], declared }
}

if (import.meta.main) report(await definitionProblems())
