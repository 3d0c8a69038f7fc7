import { maxIncluded } from '@boxtrail/contracts/operations'
import type { Call } from '../../context.ts'
import { tooManyIncluded } from '../../errors.ts'
import type { IncludedResource } from '../../json-api.ts'
import { loaders, type RecordType } from './loaders.ts'

interface Reference {
  type: string
  id: string
}

interface Resource extends Reference {
  relationships?: object
}

type Relationships = Record<string, { data?: Reference | readonly Reference[] | null } | undefined>

/** Relations by name, each with those below it: `shipment.containers` is shipment, with containers below. */
type Tree = Map<string, Tree>

/** Records that one path leads to, and which of their relations are included. */
interface Branch {
  path: string
  records: readonly Resource[]
  tree: Tree
}

/**
 * The records that the relationships of `data` lead to along `paths`, each once, and never one that is in `data` itself.
 * One statement per type of record and level, however many records there are. A dotted path includes the records on it,
 * so that everything included can be reached. `known`: related records that were loaded already. Nothing is included if
 * no paths are requested, not even an empty list.
 */
export const include = async (
  data: readonly Resource[],
  paths: readonly string[] | undefined,
  call: Call,
  known: readonly Resource[] = [],
): Promise<IncludedResource[] | undefined> => {
  if (!paths) return undefined
  const records = new Map([...known, ...data].map((record) => [keyOf(record), record]))
  const primary = new Set(data.map(keyOf))
  const included = new Set<string>()
  let branches: Branch[] = [{ path: '', records: data, tree: treeOf(paths) }]
  while (branches.length > 0) {
    const steps = branches.flatMap(stepsOf)
    const missing = new Map<string, Reference>()
    for (const { path, references } of steps)
      for (const reference of references) {
        const key = keyOf(reference)
        if (!records.has(key)) missing.set(key, reference)
        if (!primary.has(key)) included.add(key)
        if (included.size > maxIncluded) throw tooManyIncluded(path, maxIncluded)
      }
    for (const record of await load([...missing.values()], call)) records.set(keyOf(record), record)
    branches = steps
      .filter(({ tree }) => tree.size > 0)
      .map(({ path, references, tree }) => ({ path, tree, records: found(references.map(keyOf), records) }))
  }
  return found([...included], records) as IncludedResource[]
}

/** Whether a path leads along a relation of the data. */
export const leadsAlong = (paths: readonly string[] | undefined, relation: string): boolean =>
  paths?.some((path) => path.split('.')[0] === relation) ?? false

const keyOf = ({ type, id }: Reference): string => `${type} ${id}`

const treeOf = (paths: readonly string[]): Tree => {
  const root: Tree = new Map()
  for (const path of paths) {
    let tree = root
    for (const name of path.split('.')) {
      if (!tree.has(name)) tree.set(name, new Map())
      tree = tree.get(name)!
    }
  }
  return root
}

const stepsOf = ({ path, records, tree }: Branch) =>
  [...tree].map(([name, below]) => ({
    path: path === '' ? name : `${path}.${name}`,
    references: records.flatMap((record) => (record.relationships as Relationships)?.[name]?.data ?? []),
    tree: below,
  }))

/** Without those that no longer exist. */
const found = (keys: readonly string[], records: ReadonlyMap<string, Resource>): Resource[] =>
  [...new Set(keys)].map((key) => records.get(key)).filter((record) => record !== undefined)

const load = async (references: readonly Reference[], call: Call): Promise<IncludedResource[]> => {
  const loaded: IncludedResource[] = []
  for (const [type, group] of Map.groupBy(references, ({ type }) => type as RecordType)) {
    const ids = group.map(({ id }) => id)
    loaded.push(...(await loaders[type](ids, call)))
  }
  return loaded
}
