import type { Change } from '@boxtrail/engine/diff/difference'
import type { Pool } from 'pg'
import { moveAttention } from '../../attention/queries.ts'
import { moveContradictions } from '../../contradictions/queries.ts'
import { transaction } from '../../db/transaction.ts'
import { appendToLogs } from '../../notifications/event-log/append.ts'
import { currentRows } from '../../notifications/event-log/notification-rows.ts'
import type { Notifier } from '../../notifications/rendering/notifier.ts'
import { lockShipment, readShipment } from '../../records/shipments/queries.ts'
import { lockChecks } from '../checks/queries.ts'
import { deleteJourney, findJourney, interruptJourneys } from '../journeys/queries.ts'
import { resumeStopped } from '../start-and-stop/begin.ts'
import type { LoadedJourney } from './load/load.ts'
import { lineCheckOf } from './load/subscribed-checks.ts'
import { lockJourneys } from './write/journey-queries.ts'

/** Continues the stopped shipment with the new request; the journey that the request began with is not needed. */
export const resumeEarlier = (
  pool: Pool,
  notifier: Notifier,
  { journey, request, checks }: LoadedJourney,
  newId: () => string,
) =>
  transaction(pool, async (client) => {
    const { account_id: accountId } = journey
    const earlier = journey.state.earlier as { shipmentId: string; requestedMs: number }
    const shipment = (await readShipment(client, accountId, earlier.shipmentId))!
    const before = await findJourney(client, accountId, shipment.journey_id)
    await lockChecks(client, [...checks.map(({ check_id }) => check_id), ...(before?.check_ids ?? [])])
    if (!(await lockJourneys(client, [journey])).has(journey.id)) return
    await interruptJourneys(client, accountId, [shipment.journey_id])
    const locked = (await lockShipment(client, accountId, shipment.id))!
    await moveAttention(client, accountId, journey.id, shipment.journey_id)
    await moveContradictions(client, accountId, journey.id, shipment.journey_id)
    await deleteJourney(client, accountId, journey.id)
    const line = lineCheckOf(checks)!
    const changes = await resumeStopped(
      client,
      { accountId, newId },
      locked,
      request,
      line.check_id,
      earlier.requestedMs,
    )
    const logged = changes.map((change) => ({ id: newId(), ...change }))
    const rowsOf = (change: Change) => currentRows(client, accountId, change)
    await appendToLogs(client, notifier, [{ accountId, occurredAt: journey.now, changes: logged, rowsOf }])
  })
