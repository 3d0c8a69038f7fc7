import { maxIncluded } from '@boxtrail/contracts/operations'
import { tooManyIncluded } from '../errors.ts'

export interface Reference {
  type: string
  id: string
}

export interface Resource extends Reference {
  relationships?: object
}

/** A record to load, and the id of the first record that refers to it. */
export interface Missing extends Reference {
  pointedAtBy: string
}

type Relationships = Record<string, { data?: Reference | readonly Reference[] | null } | undefined>

/** Relations by name, each with those below it: `shipment.containers` is shipment, with containers below it. */
type Tree = Map<string, Tree>

/** The records that one path leads to, and which of their relations are included. */
interface Branch {
  path: string
  records: readonly Resource[]
  tree: Tree
}

/** Finds the included records by requesting those that the paths lead to. */
type Walk<Record extends Resource> = Generator<Missing[], Record[], readonly Record[]>

/**
 * The records that the relationships of `data` lead to along `paths`, each once, and never one that is in `data`
 * itself. Requests records once per level, however many there are. A dotted path includes the records on it, so that
 * everything included can be reached. `known`: related records that are already loaded.
 */
export function* included<Record extends Resource>(
  data: readonly Resource[],
  paths: readonly string[],
  known: readonly Resource[] = [],
): Walk<Record> {
  const records = new Map([...known, ...data].map((record) => [keyOf(record), record]))
  const primary = new Set(data.map(keyOf))
  const named = new Set<string>()
  let branches: Branch[] = [{ path: '', records: data, tree: treeOf(paths) }]
  while (branches.length > 0) {
    const steps = branches.flatMap(stepsOf)
    const missing = new Map<string, Missing>()
    for (const { path, references } of steps)
      for (const reference of references) {
        const key = keyOf(reference)
        if (!records.has(key) && !missing.has(key)) missing.set(key, reference)
        if (!primary.has(key)) named.add(key)
        if (named.size > maxIncluded) throw tooManyIncluded(path, maxIncluded)
      }
    for (const record of yield [...missing.values()]) records.set(keyOf(record), record)
    branches = steps
      .filter(({ tree }) => tree.size > 0)
      .map(({ path, references, tree }) => ({ path, tree, records: found(references.map(keyOf), records) }))
  }
  return found([...named], records) as Record[]
}

/** Whether a path leads along a relation of the data. */
export const leadsAlong = (paths: readonly string[] | undefined, relation: string): boolean =>
  paths?.some((path) => path.split('.')[0] === relation) ?? false

/** A record by its type and id, as one text. */
export const keyOf = ({ type, id }: Reference): string => `${type} ${id}`

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
    references: records.flatMap((record): Missing[] =>
      [(record.relationships as Relationships)?.[name]?.data ?? []]
        .flat()
        .map(({ type, id }) => ({ type, id, pointedAtBy: record.id })),
    ),
    tree: below,
  }))

/** The records of these keys, without those that no longer exist. */
const found = (keys: readonly string[], records: ReadonlyMap<string, Resource>): Resource[] =>
  [...new Set(keys)].map((key) => records.get(key)).filter((record) => record !== undefined)
