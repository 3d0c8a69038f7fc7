import { included, type Missing, type Resource } from '@boxtrail/protocol/answer/include'
import type { IncludedResource } from '@boxtrail/protocol/answer/json-api'
import type { Call } from '../../context.ts'
import { loaders, type RecordType } from './loaders.ts'

/**
 * What a response includes, with one statement per type of record and level. Nothing is included if no paths are
 * requested, not even an empty list.
 */
export const include = async (
  data: readonly Resource[],
  paths: readonly string[] | undefined,
  call: Call,
  known: readonly Resource[] = [],
): Promise<IncludedResource[] | undefined> => {
  if (!paths) return undefined
  const walk = included<IncludedResource>(data, paths, known)
  let step = walk.next()
  while (!step.done) step = walk.next(await load(step.value, call))
  return step.value
}

const load = async (references: readonly Missing[], call: Call): Promise<IncludedResource[]> => {
  const loaded: IncludedResource[] = []
  for (const [type, group] of Map.groupBy(references, ({ type }) => type as RecordType)) {
    const ids = group.map(({ id }) => id)
    const pointedAtBy = [...new Set(group.map((each) => each.pointedAtBy))]
    loaded.push(...(await loaders[type](ids, call, pointedAtBy)))
  }
  return loaded
}
