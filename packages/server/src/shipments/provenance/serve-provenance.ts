import type { Schemas } from '@boxtrail/contracts'
import type { Basis } from '@boxtrail/engine/provenance/basis'
import type { ContainerBases, Item, RecordBases } from '@boxtrail/engine/provenance/container-bases'
import { unknownProvenance } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { droppedOf, findHorizon } from '../../db/horizons.ts'
import { sourcesOf } from './load-provenance.ts'
import { entryOf, type Sources } from './resource.ts'

type Entries = Record<string, Schemas['ProvenanceEntry']>

/** The whole provenance of a record; `ofPast` is given for a record of the past. */
export const provenanceResource = async (
  call: Call,
  id: string,
  bases: RecordBases & Partial<ContainerBases>,
  ofPast: Schemas['EvidenceMeta'] = {},
): Promise<Schemas['Provenance']> => {
  const { attributes, relationships, holds = [], fees = [], events = {} } = bases
  const all = [attributes, relationships, events].flatMap((part) => Object.values(part))
  const sources = await sourcesOf(call, [...all, ...[...holds, ...fees].map(({ basis }) => basis)])
  const evidence = droppedOf(await findHorizon(call.pool, 'report_bodies'), [...sources.receipts.keys()])
  return {
    id,
    type: 'provenance',
    attributes: {
      attributes: entriesOf(attributes, sources),
      relationships: entriesOf(relationships, sources),
      ...(bases.holds ? { holds: itemsOf(holds, 'name', sources) } : {}),
      ...(bases.fees ? { fees: itemsOf(fees, 'type', sources) } : {}),
      ...(bases.events ? { transport_events: entriesOf(events, sources) } : {}),
    },
    ...metaOf({ ...ofPast, ...(evidence ? { evidence } : {}) }),
  }
}

const metaOf = (meta: Schemas['EvidenceMeta']) => (Object.keys(meta).length > 0 ? { meta } : {})

const entriesOf = (bases: Record<string, Basis>, sources: Sources): Entries =>
  Object.fromEntries(Object.entries(bases).map(([name, basis]) => [name, entryOf(basis, sources)]))

const itemsOf = (items: readonly Item[], name: 'name' | 'type', sources: Sources) =>
  items.map(({ value, basis }) => ({
    name: String((value as Record<string, unknown>)[name]),
    provenance: entryOf(basis, sources),
  }))

/** A record as served, before the requested provenance is added. */
interface Served {
  attributes: object
  relationships: object
  meta?: object
}

/** Whether the provenance of a record was asked for; a name that it does not have is rejected. */
export const asksProvenance = (named: readonly string[] | undefined, { attributes, relationships }: Served) => {
  if (named === undefined || named.length === 0) return false
  const known = [...pathsOf(attributes), ...Object.keys(relationships), 'pod_vessel']
  for (const name of named)
    if (name !== 'true' && !known.some((one) => isPart(one, name))) throw unknownProvenance(name)
  return true
}

/** The entries for `meta.provenance` of a record: all, or those that are named. */
export const namedEntries = async (
  call: Call,
  named: readonly string[],
  { attributes, relationships }: RecordBases,
): Promise<Entries> => {
  const wanted = Object.entries({ ...relationships, ...attributes }).filter(
    ([name]) => named.includes('true') || named.some((one) => isPart(name, one)),
  )
  const sources = await sourcesOf(
    call,
    wanted.map(([, basis]) => basis),
  )
  return entriesOf(Object.fromEntries(wanted), sources)
}

const isPart = (path: string, name: string) => path === name || path.startsWith(`${name}.`)

const pathsOf = (attributes: object): string[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? pathsOf(value).map((member) => `${name}.${member}`)
      : [name],
  )
