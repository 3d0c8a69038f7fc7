import { hashId } from '../claims/claim-key.ts'
import type { RawEvent } from '../project/types/projection.ts'
import { formatInstant } from '../time.ts'
import { dataSource, recordVessel } from './changes.ts'
import type { DiffContext, Difference, StoredRawEvent } from './difference.ts'

/** A hash of the account, the container and the claim, so that reading again yields the same id. */
export const rawEventId = (accountId: string, containerId: string, claimId: string) =>
  hashId(accountId, containerId, claimId)

export const diffRawEvents = (
  stored: StoredRawEvent[],
  projected: RawEvent[],
  containerId: string,
  difference: Difference,
  context: DiffContext,
) => {
  const byId = new Map(stored.map((row) => [row.id, row]))
  for (const raw of projected) {
    const id = rawEventId(context.accountId, containerId, raw.claimId)
    const { statement, time, reportedMs = time.ms, claim, statedAt: place = raw.milestone.place } = raw.milestone
    const vessel = claim.statement.says === 'milestone' ? claim.statement.vessel : null
    const timestamp = formatInstant(reportedMs)
    const invalidated_at = raw.invalidatedMs === null ? null : formatInstant(raw.invalidatedMs)
    const old = byId.get(id)
    if (old && old.event === raw.event && old.timestamp === timestamp && old.invalidated_at === invalidated_at) continue
    difference.rawEvents.push({
      id,
      container_id: containerId,
      event: raw.event,
      original_event: statement.text,
      timestamp,
      estimated: statement.classifier !== 'actual',
      date_only: time.precision === 'day',
      timezone: time.zone,
      location_name: place.name,
      location_locode: place.locode,
      location_id: place.id,
      terminal_id: place.terminal?.id ?? null,
      vessel_id: recordVessel(statement.vessel, difference, context),
      vessel_name: vessel?.name ?? null,
      vessel_imo: vessel?.imo ?? null,
      voyage_number: statement.voyage,
      data_source: dataSource[claim.source.kind],
      data_provider_name: claim.source.name,
      data_provider_code: claim.source.scac,
      created_at: formatInstant(raw.createdMs),
      invalidated_at,
    })
  }
}
