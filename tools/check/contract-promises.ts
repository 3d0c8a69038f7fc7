import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { contractDifferences, type Difference } from '@boxtrail/contracts/comparison'
import type { Spec } from '../generate/bundle.ts'
import { generated, repository } from '../generate/places.ts'
import { atBase } from './base.ts'
import { judge, report } from './compared.ts'
import { exceptionProblems, readExceptions, tolerated, untolerated } from './exceptions.ts'
import type { Verdict } from './promises.ts'
import { newestRelease } from './released.ts'

type Contracts = { openapi: Spec; feed: Spec }

const FILES = { openapi: 'openapi.json', feed: 'feed/openapi.json' }
const FEED = 'feed '
/** Exports of packages and definitions of the MCP server, which other steps check. */
const OF_OTHERS = /^(@boxtrail\/|tool |prompt |resource |instructions$)/

/** The changes of the API and of the feed contract. */
export async function contractPromises(root: string = repository): Promise<Verdict> {
  const { version, ...state } = await newestRelease()
  const read = async (file: string): Promise<Spec> => JSON.parse(await readFile(join(generated, file), 'utf8'))
  const now = { openapi: await read(FILES.openapi), feed: await read(FILES.feed) }
  const { exceptions, problems } = await readExceptions(root)
  const judged = await judge<Contracts>(
    {
      packageOf: () => '@boxtrail/contracts',
      isOurs: (name) => !OF_OTHERS.test(name),
      released: { version, file: `spec/released/${version}/openapi.json.gz`, state },
      now,
      atBase: async (commit) => {
        const [openapi, feed] = await Promise.all(
          Object.values(FILES).map((file) => atBase(root, commit, relative(repository, join(generated, file)))),
        )
        return openapi && feed ? { openapi: JSON.parse(openapi), feed: JSON.parse(feed) } : undefined
      },
      differences: (before, after) => untolerated(exceptions, bothDifferences(before, after)),
    },
    root,
  )
  const today = new Date().toISOString().slice(0, 10)
  return {
    problems: [...problems, ...exceptionProblems(exceptions, bothDifferences(state, now), today), ...judged.problems],
    declared: [...judged.declared, ...exceptions.map(tolerated)],
  }
}

const bothDifferences = (before: Contracts, after: Contracts): Difference[] => [
  ...contractDifferences(before.openapi, after.openapi),
  ...contractDifferences(before.feed, after.feed).map((one) => ({
    ...one,
    promise: `${FEED}${one.promise}`,
    what: `${FEED}${one.what}`,
  })),
]

if (import.meta.main) report(await contractPromises())
