import type { Schemas } from '@boxtrail/contracts'

type Value = Schemas['EvidencedValue']
type Named = (reference: { type: string; id: string } | null | undefined) => string | null

/** The account's own words, which do not concern the other side of a dispute. */
const OWN = ['ref_numbers', 'tags', 'customer_name']
/** Attributes about the tracking, and not about the container. */
const BOOKKEEPING = [
  'created_at',
  'updated_at',
  'terminal_checked_at',
  'pod_last_tracking_request_at',
  'shipment_last_tracking_request_at',
  'rail_last_tracking_request_at',
  'line_tracking_last_attempted_at',
  'line_tracking_last_succeeded_at',
]
/** Attributes with a section of their own. */
const APART = ['holds_at_pod_terminal', 'fees_at_pod_terminal']
/** Attributes that repeat a value under the name of another API. */
const TWICE = ['ssl_lfd', 'ind_facility_lfd_on']

const LEFT_OUT = new Set([...OWN, ...BOOKKEEPING, ...APART, ...TWICE])
/** Attributes that no source reports: they are entered, or follow from the tracking. */
const NOT_FROM_SOURCES = new Set(['delivered_at', 'line_tracking_stopped_at', 'line_tracking_stopped_reason'])

type Times = Readonly<Record<string, Schemas['TimeBasis']>>

interface Evidenced {
  of: Value['of']
  record: { attributes: object; relationships: object; meta?: { times?: Times } }
  provenance: Schemas['Provenance']
  /** When the sources that are late about the record last answered, by the first reports of what they state. */
  stale: Stale
  nameOf: Named
}

export type Stale = ReadonlyMap<string, string>

/** Since when the source of a value has been late about its record. */
export const staleSince = ({ set_by }: Schemas['ProvenanceEntry'], stale: Stale): { stale_since?: string } => {
  const since = stale.get(set_by.report_id ?? '')
  return since === undefined ? {} : { stale_since: since }
}

/** Each value of a record with what it rests on: attributes, then places. */
export const valuesOf = ({ of, record, provenance, stale, nameOf }: Evidenced): Value[] => {
  const { attributes, relationships } = provenance.attributes
  const related = record.relationships as Record<string, { data?: { type: string; id: string } | null }>
  return [
    ...Object.entries(attributes)
      .filter(([name]) => !LEFT_OUT.has(name))
      .map(([name, entry]) => ({
        of,
        name,
        value: valueAt(record.attributes, name),
        time: record.meta?.times?.[name] ?? null,
        provenance: entry,
        ...staleSince(entry, stale),
      })),
    ...Object.entries(relationships).flatMap(([name, entry]) => {
      const value = nameOf(related[name]?.data)
      return value === null ? [] : [{ of, name, value, time: null, provenance: entry, ...staleSince(entry, stale) }]
    }),
  ]
}

/** The attributes that no source has reported: `container.pod_full_out_at`. */
export const notReported = ({ of, record }: Pick<Evidenced, 'of' | 'record'>): string[] =>
  nullsOf(record.attributes)
    .filter((name) => !LEFT_OUT.has(name) && !NOT_FROM_SOURCES.has(name))
    .map((name) => `${of}.${name}`)

const valueAt = (attributes: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name] ?? null, attributes)

const nullsOf = (attributes: object, path = ''): string[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    if (value === null) return [path + name]
    return typeof value === 'object' && !Array.isArray(value) ? nullsOf(value as object, `${path}${name}.`) : []
  })
