import type { Schemas } from '@boxtrail/contracts'
import { totalsOf } from '@boxtrail/engine/charges/reported-fees'
import { citedIn } from './cited.ts'
import { journeyOf, MAX_EVENTS } from './evidenced-journey.ts'
import { notReported, type Stale, staleSince, valuesOf } from './evidenced-values.ts'
import { unstated } from './unstated.ts'

type Pack = Schemas['EvidencePack']
type Attributes = Pack['attributes']
export type ReportToCite = Omit<Schemas['CitedReport'], 'reference'>

/** What other operations serve about a container at one moment. */
export interface PackParts extends Pick<Attributes, 'known_at' | 'made_at' | 'requested_by' | 'is_sandbox'> {
  container: Schemas['Container']
  shipment: Schemas['Shipment']
  provenance: { container: Schemas['Provenance']; shipment: Schemas['Provenance'] }
  /** The sources that are late about each record. */
  stale: { container: Stale; shipment: Stale }
  explanation: Schemas['Explanation']
  charges: Schemas['ChargesForecast']
  events: readonly Schemas['TransportEvent'][]
  /** The oldest first; `total` includes those that are left out. */
  contradictions: { listed: readonly Schemas['Contradiction'][]; total: number }
  /** Related records, for the names of events and places. */
  included: readonly { type: string; id: string; attributes?: object }[]
}

const MAX_REPORTS = 500
export const MAX_CONTRADICTIONS = 100

/** The pack without its reports, which are looked up by what it cites. */
export type DraftPack = Omit<Attributes, 'reports' | 'documents' | 'left_out'> & {
  leftOut: { events: number; contradictions: number }
}

export const draftPack = (parts: PackParts): DraftPack => {
  const { container, shipment, provenance, stale, explanation, charges, contradictions, events } = parts
  const { where, next, held_up_by, contradicted, unknown } = explanation.attributes
  const byKey = new Map(parts.included.map((one) => [`${one.type} ${one.id}`, one]))
  const nameOf = (reference: { type: string; id: string } | null | undefined): string | null => {
    const found = reference ? byKey.get(`${reference.type} ${reference.id}`) : undefined
    return (found?.attributes as { name?: string | null } | undefined)?.name ?? null
  }
  const ofContainer = {
    of: 'container',
    record: container,
    provenance: provenance.container,
    stale: stale.container,
    nameOf,
  } as const
  const ofShipment = {
    of: 'shipment',
    record: shipment,
    provenance: provenance.shipment,
    stale: stale.shipment,
    nameOf,
  } as const
  const { bill_of_lading_number, normalized_number, shipping_line_scac, shipping_line_name } = shipment.attributes
  return {
    number: container.attributes.number,
    shipment: { bill_of_lading_number, normalized_number, shipping_line_scac, shipping_line_name },
    as_of: explanation.attributes.as_of,
    known_at: parts.known_at,
    made_at: parts.made_at,
    requested_by: parts.requested_by,
    is_sandbox: parts.is_sandbox,
    explanation: { where, next, held_up_by, contradicted, unknown },
    journey: journeyOf(events, provenance.container.attributes.transport_events ?? {}, nameOf),
    values: [...valuesOf(ofContainer), ...valuesOf(ofShipment)],
    not_reported: [...notReported(ofContainer), ...notReported(ofShipment)],
    holds: listOf('holds_at_pod_terminal', container.attributes.holds_at_pod_terminal, ofContainer, 'holds'),
    fees: listOf('fees_at_pod_terminal', container.attributes.fees_at_pod_terminal, ofContainer, 'fees'),
    contradictions: contradictions.listed.map(({ id, attributes: { changed_at: _, ...attributes } }) => ({
      id,
      ...attributes,
    })),
    free_time: freeTimeOf(container, charges),
    leftOut: {
      events: Math.max(0, events.length - MAX_EVENTS),
      contradictions: contradictions.total - contradictions.listed.length,
    },
  }
}

/**
 * The pack, with the reports and documents that it cites in the order in which they were received. `named`: names of
 * documents by their ids, for citations that have only the id.
 */
export const composePack = async (
  id: string,
  draft: DraftPack,
  found: readonly ReportToCite[],
  named: ReadonlyMap<string, string | null> = new Map(),
): Promise<Pack> => {
  const { leftOut, ...parts } = draft
  const reports = found.toSorted((a, b) => compare(a.received_at, b.received_at) || compare(a.id, b.id))
  const documents = [...citedIn(draft).documents].toSorted(([a], [b]) => compare(a, b))
  const attributes: Attributes = {
    ...parts,
    reports: reports.slice(0, MAX_REPORTS).map((report, index) => ({ reference: `R${index + 1}`, ...report })),
    documents: documents.map(([id, name], index) => ({
      ...{ reference: `D${index + 1}`, id, name: name ?? named.get(id) ?? null },
    })),
    left_out: {
      ...leftOut,
      reports: Math.max(0, reports.length - MAX_REPORTS),
      statements: statementsLeftOut(parts),
    },
  }
  return { id, type: 'evidence_pack', attributes, meta: { sha256: await digestOf(attributes) } }
}

/** The hash by which packs are compared, of the attributes as they are sent. */
export const digestOf = async (attributes: object): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(attributes))
  return Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** The provenance of a value that no statement supports. */
const UNSTATED: Schemas['ProvenanceEntry'] = {
  set_by: unstated('derived'),
  derived_from: [],
  decided_by: null,
  prevailed_over: [],
}

/** Whether a hold was set or released by itself, as by a message from customs, and not by a list. */
const isOfOneHold = ({ decided_by, prevailed_over }: Schemas['ProvenanceEntry']): boolean =>
  decided_by !== null && decided_by.field !== 'holds' && prevailed_over.length === 0

/**
 * Whether an empty list is known: it is if a source reported it, but not if nobody was polled, or if it follows only
 * from the release of a single hold.
 */
const listOf = <Item>(
  name: string,
  items: readonly Item[],
  { provenance: { attributes }, stale }: { provenance: Schemas['Provenance']; stale: Stale },
  part: 'holds' | 'fees',
) => {
  const provenance = attributes.attributes[name] ?? UNSTATED
  return {
    are_reported:
      provenance.set_by.source.kind !== 'derived' && (items.length > 0 || part === 'fees' || !isOfOneHold(provenance)),
    provenance,
    ...staleSince(provenance, stale),
    items: items.map((value, index) => ({ value, provenance: attributes[part]?.[index]?.provenance ?? provenance })),
  }
}

const freeTimeOf = ({ meta }: Schemas['Container'], { attributes }: Schemas['ChargesForecast']) => {
  const { today, timezone, free_time_ends_on, charges, other_fees } = attributes
  return {
    today,
    timezone,
    ends_on: free_time_ends_on,
    policy: meta?.pickup_lfd_policy ?? null,
    charges,
    other_fees,
    reported_totals: totalsOf([...charges.flatMap(({ reported }) => reported), ...other_fees]),
  }
}

/** The number of statements that were left out in addition to those that an entry lists. */
const statementsLeftOut = (value: unknown): number => {
  if (value === null || typeof value !== 'object') return 0
  const own = (value as { prevailed_over_left_out?: number }).prevailed_over_left_out ?? 0
  return Object.values(value).reduce<number>((sum, member) => sum + statementsLeftOut(member), own)
}
