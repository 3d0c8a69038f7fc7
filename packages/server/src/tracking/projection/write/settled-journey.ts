import type { Advance } from '../advance/advance.ts'
import type { LockedJourney } from '../load/load.ts'
import type { SettledJourney } from './journey-queries.ts'

/** The state of a journey once its projection is written. */
export const settled = (one: Advance, counted: string | undefined): SettledJourney => {
  const { journey } = one.loaded
  return {
    account_id: journey.account_id,
    id: journey.id,
    projected_seq: journey.stale_seq,
    shipment_id: one.request?.shipmentId ?? one.difference.shipment?.id ?? journey.shipment_id,
    due_at: byWallClock(one.dueMs, journey),
    attention_at: byWallClock(one.attention.nextAtMs, journey),
    state: counted === undefined ? one.state : { ...one.state, counted },
  }
}

/** Converts a time of a journey's clock to the wall clock, by which due times are stored. */
const byWallClock = (ms: number | null, { now, wall }: LockedJourney): string | null =>
  ms === null ? null : new Date(ms - (now.getTime() - wall.getTime())).toISOString()
