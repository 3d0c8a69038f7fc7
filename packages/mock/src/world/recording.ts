import { documentedOperations } from '../contract.ts'
import recorded from '../generated/recording.json' with { type: 'json' }
import { keyOf, type Reference, type Resource, related } from './resource.ts'

/** Everything that an account can read from the real service at one moment (tools/generate/mock-world). */
export interface Recording {
  /** The time of the recording, by the clock of the service. */
  recordedAt: string
  resources: readonly Resource[]
  /** The ids of each list at the root of the API, in its order, by operation. */
  lists: Readonly<Record<string, readonly string[]>>
  /** Documents computed from a record, by operation and id: `explainContainer <id>`. */
  documents: Readonly<Record<string, unknown>>
  /** The latest events of the log, the oldest first. */
  events: readonly Resource[]
}

export const recording = recorded as unknown as Recording

type Body = { data?: Resource | Resource[]; included?: Resource[] }

const isRecord = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'id' in value && 'type' in value && 'attributes' in value

/** The bodies of successful responses, with single records first because they are the most complete. */
const exampleBodies = (): Body[] =>
  [...documentedOperations]
    .sort((one, other) => Number(isSingle(other.id)) - Number(isSingle(one.id)))
    .flatMap(({ method, answers }) => (method === 'get' || method === 'patch' ? answers : []))
    .filter(({ status, mediaType }) => status === 200 && /json/.test(mediaType ?? ''))
    .flatMap(({ examples }) => Object.values(examples) as Body[])

const isSingle = (id: string): boolean => id.startsWith('get')

/** The records in the contract's examples, as they are read individually. */
export const exampleRecords = (): Resource[] => {
  const found = new Map<string, Resource>()
  for (const { data, included = [] } of exampleBodies())
    for (const one of [data ?? [], included].flat(2))
      if (isRecord(one) && !found.has(keyOf(one))) found.set(keyOf(one), one)
  // Leaves out values whose field is in no example.
  for (const [key, one] of found)
    if (one.type === 'custom_field' && related(one, 'definition').some((named) => !found.has(keyOf(named))))
      found.delete(key)
  return [...found.values()].map((one) => pruned(one, found))
}

const OWNERS = ['user', 'account']

/** Leaves records that are in no example out of lists of references; an owner becomes that of the recording. */
const pruned = (record: Resource, found: ReadonlyMap<string, Resource>): Resource => {
  const kept = (one: Reference): Reference | null => {
    if (found.has(keyOf(one))) return one
    const owner = OWNERS.includes(one.type) ? recording.resources.find(({ type }) => type === one.type) : undefined
    return owner ? { type: owner.type, id: owner.id } : null
  }
  const relationships = Object.entries(record.relationships ?? {}).map(([name, { data, ...others }]) => {
    if (!data) return [name, { data, ...others }]
    return [
      name,
      { ...others, data: Array.isArray(data) ? data.flatMap((one) => kept(one) ?? []) : (kept(data) ?? data) },
    ]
  })
  return record.relationships ? { ...record, relationships: Object.fromEntries(relationships) } : record
}
