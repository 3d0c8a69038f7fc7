import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Spec } from '../generate/bundle.ts'
import { generated } from '../generate/places.ts'
import { breakingChanges } from './breaking-changes.ts'
import { type Changeset, readChangesets } from './changesets.ts'
import { newestRelease } from './released.ts'

/** The package whose version reflects the contract. */
const PACKAGE = '@boxtrail/contracts'

export type Verdict = { problems: string[]; declared: string[] }

/** What the contract removed since the newest release: a problem, unless a changeset declares a major version. */
export async function brokenPromises(): Promise<Verdict> {
  const released = await newestRelease()
  const read = async (file: string): Promise<Spec> => JSON.parse(await readFile(join(generated, file), 'utf8'))
  const broken = [
    ...breakingChanges(released.openapi, await read('openapi.json')),
    ...breakingChanges(released.feed, await read('feed/openapi.json')).map((change) => `feed: ${change}`),
  ]
  return verdict(released.version, broken, (await readChangesets()).changesets)
}

export function verdict(version: string, broken: string[], changesets: Changeset[]): Verdict {
  const isMajor = ({ releases }: Changeset) => releases.some(({ name, type }) => name === PACKAGE && type === 'major')
  const declaration = changesets.find(isMajor)
  if (broken.length === 0) return { problems: [], declared: [] }
  if (declaration)
    return { problems: [], declared: broken.map((change) => `${change}, as ${declaration.file} declares`) }
  return {
    problems: [
      ...broken.map((change) => `breaks ${version}: ${change}`),
      `Keep what ${version} promised (spec/released/${version}), or declare it: "${PACKAGE}": major in a changeset`,
    ],
    declared: [],
  }
}
