import type { Projection } from '@boxtrail/engine/project/types/projection'
import { containerAttributes, shipmentAttributes } from '@boxtrail/engine/provenance/attributes'
import type { Basis } from '@boxtrail/engine/provenance/basis'
import { containerBases, type EventRow } from '@boxtrail/engine/provenance/container-bases'
import { shipmentBases } from '@boxtrail/engine/provenance/shipment-bases'
import { containerResource } from '../../src/records/containers/resource.ts'
import { shipmentResource } from '../../src/records/shipments/resource.ts'
import { reference } from '../harness/reference.ts'
import { type Journey, loadedAt } from './play.ts'
import { stating } from './stated.ts'

/** Attributes that have no provenance, or name a source whose statement does not support the value. */
export const unfoundedIn = (journey: Journey, projection: Projection, nowMs: number): string[] => {
  const loaded = loadedAt(journey, nowMs)
  const { shipment, containers } = journey.stored
  if (!shipment) return []
  const claims = new Map(loaded.claims.map((claim) => [claim.id, claim]))
  const zones = [shipment.pol_timezone, shipment.pod_timezone, shipment.destination_timezone]
  const recorded = { stored: {}, claims, zones }
  const { attributes } = shipmentResource({ ...shipment, ...OWN, customer_name: null } as never, {
    containerIds: [],
    reference,
  })
  const wrong = wrongOf('shipment', attributes, shipmentAttributes, recorded.zones, {
    ...shipmentBases({ ...recorded, row: shipment, attributes, projected: projection.shipment ?? undefined })
      .attributes,
  })
  for (const [number, { row, events }] of containers) {
    const { attributes } = containerResource({ ...row, ...OWN } as never, { reference })
    const projected = projection.containers.find((one) => one.number === number)
    const bases = containerBases({
      ...recorded,
      accountId: 'account',
      id: row.id,
      number,
      row,
      attributes,
      projected,
      events: events as unknown as EventRow[],
    })
    wrong.push(...wrongOf(number, attributes, containerAttributes, recorded.zones, bases.attributes))
    for (const { value, basis } of [...bases.holds, ...bases.fees])
      if (basis.kind !== 'source' || !JSON.stringify(basis.claim!.statement).includes(nameOf(value)))
        wrong.push(`${number}: ${JSON.stringify(value)} rests on ${basis.kind}`)
    for (const row of events as unknown as (EventRow & { timestamp: string })[]) {
      const basis = bases.events[row.id]!
      const kinds = basis.claim && SAYS[basis.claim.source.kind]
      if (basis.kind !== 'source') wrong.push(`${number}: ${row.event} rests on ${basis.kind} ${row.milestone}`)
      else if (kinds !== (row as unknown as { data_source: string }).data_source)
        wrong.push(
          `${number}: ${row.event} is said to be of ${(row as never as { data_source: string }).data_source}, not ${kinds}`,
        )
    }
  }
  return wrong
}

const OWN = {
  ref_numbers: ['PO-1'],
  tags: ['spring'],
  bill_of_lading_number: 'B',
  shipping_line_scac: 'TEST',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}
const SAYS = { line: 'shipping_line', terminal: 'terminal', rail: 'rail', document: 'document', user: 'user_input' }

const nameOf = (item: object) => {
  const { name, type } = item as { name?: string; type?: string }
  return name ?? type!
}

const valueAt = (attributes: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], attributes)

const wrongOf = (
  what: string,
  attributes: object,
  rests: typeof containerAttributes,
  zones: readonly (string | null)[],
  bases: Record<string, Basis>,
): string[] =>
  Object.entries(bases).flatMap(([name, { kind, claim }]) => {
    const value = valueAt(attributes, name)
    const shown = `${what}: ${name} ${JSON.stringify(value)}`
    if (kind !== 'source') return rests[name]?.from || rests[name]?.byUser ? [] : [`${shown} rests on ${kind}`]
    if (name === 'number' || name === 'normalized_number') return []
    const claimed = claim!.statement
    return stating(claim!)(name, value, zones)
      ? []
      : [`${shown} rests on ${claim!.source.id} ${JSON.stringify(claimed)}`]
  })
