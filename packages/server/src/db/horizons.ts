import { formatInstant } from '@boxtrail/engine/time'
import type { RetentionName } from '../config/settings/retention-kinds.ts'
import { timeOfId } from './idv7.ts'
import { type Client, statement } from './statement.ts'

/** The evidence that was dropped, as responses state it in `meta.evidence`. */
export interface Dropped {
  dropped_before: string
}

const findHorizonSql = statement('find-horizon', 'select dropped_before from retention_horizons where kind = $1')

/** The moment before which everything of a kind has been dropped; null if nothing has. */
export const findHorizon = async (client: Client, kind: RetentionName): Promise<Date | null> =>
  (await findHorizonSql.first(client, kind))?.dropped_before ?? null

const recordHorizonSql = statement(
  'record-horizon',
  `insert into retention_horizons (kind, dropped_before) values ($1, $2)
   on conflict (kind) do update set dropped_before = excluded.dropped_before
   where retention_horizons.dropped_before < excluded.dropped_before`,
)

/** Records what was dropped, which does not come back when a setting keeps more from now on. */
export const recordHorizon = (client: Client, kind: RetentionName, droppedBefore: Date) =>
  recordHorizonSql.count(client, kind, droppedBefore)

export const droppedAt = (horizon: Date | null): Dropped | null =>
  horizon && { dropped_before: formatInstant(horizon.getTime()) }

/** The horizon, if any of these ids begins with a time before it, so that its data was dropped; otherwise null. */
export const droppedOf = (horizon: Date | null, ids: readonly string[]): Dropped | null =>
  horizon !== null && ids.some((id) => timeOfId(id) < horizon.getTime()) ? droppedAt(horizon) : null
