import { isSame } from '../claims/claim-key.ts'
import type { SourceKind } from '../policy.ts'
import type { TransportEvent } from '../project/types/projection.ts'
import type { Change, DataSource, DiffContext, Difference } from './difference.ts'

/** Compares a row by attribute, limited to the attributes that the projection sets. */
export const changedFields = <Fields extends object>(
  row: Fields | null,
  fields: Fields,
): Record<string, [unknown, unknown]> => {
  const changeset: Record<string, [unknown, unknown]> = {}
  for (const field in fields) {
    const old = row?.[field] ?? null
    const next = fields[field] ?? null
    if (isSame(old, next)) continue
    changeset[field] = [old, next]
  }
  return changeset
}

export const change = (
  { newId }: DiffContext,
  resource_type: Change['resource_type'],
  resource_id: string,
  event: Change['event'],
  changeset: Change['changeset'],
  shipment_id: string | null,
  container_id: string | null,
  data_source?: DataSource,
): Change => ({
  id: newId(),
  resource_type,
  resource_id,
  shipment_id,
  container_id,
  event,
  changeset,
  ...(data_source ? { data_source } : {}),
})

export const dataSource = {
  line: 'shipping_line',
  terminal: 'terminal',
  rail: 'rail',
  document: 'document',
  user: 'user_input',
} as const satisfies Record<SourceKind, DataSource>

export const recordVessel = (vessel: TransportEvent['vessel'], difference: Difference, context: DiffContext) => {
  const id = vessel && context.vesselId(vessel)
  if (id && vessel) difference.vessels.set(id, { name: vessel.name ?? `IMO ${vessel.imo}`, imo: vessel.imo })
  return id ?? null
}
