import { isSameJourney } from '@boxtrail/engine/project/journeys/same-journey'
import type { ProjectionInput } from '@boxtrail/engine/project/types/projection'
import type { LoadedJourney } from '../load/load.ts'
import { lineCheckOf } from '../load/subscribed-checks.ts'

/**
 * Whether the container was tracked before, so that only a response after the new request shows which journey it is on
 * now.
 */
export const awaitsAnswer = ({
  journey,
  request,
  checks,
}: Pick<LoadedJourney, 'journey' | 'request' | 'checks'>): boolean => {
  if (!journey.state.earlier || journey.shipment_id !== null) return false
  const answeredAt = lineCheckOf(checks)?.last_answered_at
  return !answeredAt || answeredAt < request.created_at
}

/** Whether the container is still on the journey whose shipment was stopped. */
export const isOnEarlierJourney = (loaded: LoadedJourney, input: ProjectionInput): boolean => {
  const { journey, request } = loaded
  const { earlier } = journey.state
  if (!earlier || !('shipmentId' in earlier) || journey.shipment_id !== null || awaitsAnswer(loaded)) return false
  return request.status !== 'failed' && isSameJourney(input, earlier)
}
