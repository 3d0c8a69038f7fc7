import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ContractChange, contractChange, LEVELS, type Level } from '@boxtrail/contracts/comparison'
import type { Spec } from '../generate/bundle.ts'
import { generated } from '../generate/places.ts'
import { type Changeset, readChangesets } from './changesets.ts'
import { newestRelease } from './released.ts'

/** Whose version reflects a change, and where what it promised is kept. */
export interface Promised {
  name: string
  version: string
  kept: string
}

export type Verdict = { problems: string[]; declared: string[] }

/** What changed in the contract since the newest release: a problem if no changeset declares as much. */
export async function brokenPromises(): Promise<Verdict> {
  const released = await newestRelease()
  const read = async (file: string): Promise<Spec> => JSON.parse(await readFile(join(generated, file), 'utf8'))
  const api = contractChange(released.openapi, await read('openapi.json'))
  const feed = contractChange(released.feed, await read('feed/openapi.json'))
  const larger = [api, { ...feed, changes: feed.changes.map((change) => `feed: ${change}`) }]
  const level = LEVELS[Math.max(...larger.map((one) => LEVELS.indexOf(one.level)))]!
  const changes = larger.filter((one) => one.level === level).flatMap((one) => one.changes)
  const promised = {
    name: '@boxtrail/contracts',
    version: released.version,
    kept: `spec/released/${released.version}`,
  }
  return verdict(promised, { level, changes }, (await readChangesets()).changesets)
}

/** As many as anybody reads of what is not breaking. */
const MOST_SHOWN = 10

export function verdict(
  { name: ours, version, kept }: Promised,
  { level, changes }: ContractChange,
  changesets: Changeset[],
): Verdict {
  const rank = (type: string) => LEVELS.indexOf(type as Level)
  const declarations = changesets.flatMap(({ file, releases }) =>
    releases.filter(({ name }) => name === ours).map(({ type }) => ({ file, type })),
  )
  const declaration = declarations.find(({ type }) => rank(type) >= rank(level))
  if (level === 'none') return { problems: [], declared: [] }
  if (declaration)
    return {
      problems: [],
      declared: level === 'major' ? changes.map((change) => `${change}, as ${declaration.file} declares`) : [],
    }
  const isBreaking = level === 'major'
  const shown = changes.slice(0, isBreaking ? undefined : MOST_SHOWN)
  return {
    problems: [
      ...shown.map((change) => `${isBreaking ? 'breaks' : 'differs from'} ${version}: ${change}`),
      isBreaking
        ? `Keep what ${version} promised (${kept}), or declare it: "${ours}": major in a changeset`
        : `${changes.length} changes since ${version} make a ${level} release: "${ours}": ${level} in a changeset`,
    ],
    declared: [],
  }
}
