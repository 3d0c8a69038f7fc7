import type { Change } from '@boxtrail/engine/diff/difference'
import { isSameJourney } from '@boxtrail/engine/project/journeys/same-journey'
import type { ProjectionInput } from '@boxtrail/engine/project/types/projection'
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
import type { LoadedJourney } from './load.ts'
import { lockJourneys } from './queries.ts'
import { lineCheckOf } from './subscribed-checks.ts'

/** A container was tracked before: which journey it is on now, only a response after the new request shows. */
export const awaitsAnswer = ({
  journey,
  request,
  checks,
}: Pick<LoadedJourney, 'journey' | 'request' | 'checks'>): boolean => {
  if (!journey.state.earlier || journey.shipment_id !== null) return false
  const answeredAt = lineCheckOf(checks)?.last_answered_at
  return !answeredAt || answeredAt < request.created_at
}

/** The container is still on the journey whose shipment was stopped. */
export const isOnEarlierJourney = (loaded: LoadedJourney, input: ProjectionInput): boolean => {
  const { journey, request } = loaded
  const { earlier } = journey.state
  if (!earlier || !('shipmentId' in earlier) || journey.shipment_id !== null || awaitsAnswer(loaded)) return false
  return request.status !== 'failed' && isSameJourney(input, earlier)
}

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
