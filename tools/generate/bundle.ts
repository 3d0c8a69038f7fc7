import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Json, type Media, resolve, type Spec } from '@boxtrail/contracts/comparison'
import { composeSpec } from './compose/compose.ts'
import { redocly, repository } from './places.ts'

export {
  type Answer,
  type Json,
  type Media,
  type Operation,
  operationsOf,
  type Parameter,
  type PathItem,
  resolve,
  type Schema,
  type Spec,
} from '@boxtrail/contracts/comparison'

/** Bundles a contract into one document with Redocly, from the files in `spec/`. */
export async function bundle(temporary: string, contract: 'openapi' | 'feed' = 'openapi'): Promise<Spec> {
  const target = join(temporary, `${contract}.json`)
  const spec = join(temporary, `spec-${contract}`)
  await composeSpec(join(repository, 'spec'), spec)
  await promisify(execFile)(process.execPath, [
    redocly,
    'bundle',
    join(spec, `${contract}.yaml`),
    `--config=${join(spec, contract === 'openapi' ? 'redocly.yaml' : 'feed.redocly.yaml')}`,
    `--output=${target}`,
  ])
  return JSON.parse(await readFile(target, 'utf8'))
}

/** The values of the named examples of a media type. */
export function examplesOf(spec: Spec, media: Media | undefined): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(media?.examples ?? {}).map(([name, example]) => [
      name,
      resolve<{ value: Json }>(spec, example as { value: Json }).value,
    ]),
  )
}
