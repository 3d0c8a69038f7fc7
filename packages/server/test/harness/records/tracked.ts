import type { Schemas } from '@boxtrail/contracts'
import { testJourney } from '../../../src/sources/test-line/test-journey.ts'
import type { TestAccount, TestApi } from '../api.ts'
import { workUntilIdle } from '../workers.ts'

/**
 * Eighteen days into the test line's voyage: the container is at sea. A fixed day, so that tests do not change with the
 * date.
 */
const AT_SEA_MS = Date.parse('2026-11-21T06:00:00Z')

let next = 0

/** A number that no other test of the file uses. */
export const freshNumber = (): string => `26${String(++next).padStart(7, '0')}`

export const trackingBody = (attributes: Partial<Schemas['TrackingRequestCreate']['data']['attributes']> = {}) => ({
  data: {
    type: 'tracking_request',
    attributes: {
      request_type: 'bill_of_lading' as const,
      request_number: freshNumber(),
      scac: 'MAEU',
      ...attributes,
    },
  },
})

/** Tracks a bill at the line as a customer does, and returns its shipment in transit. */
export const trackedShipment = async (
  test: TestApi,
  attributes: Parameters<typeof trackingBody>[0] = {},
  { api }: TestAccount = test,
) => {
  const body = trackingBody(attributes)
  const number = body.data.attributes.request_number
  test.line.knows(number, testJourney(AT_SEA_MS))
  const { data: created } = await api.POST('/tracking_requests', { body })
  await workUntilIdle(test.context)
  const requestId = created!.data.id
  const { data } = await api.GET('/tracking_requests/{id}', { params: { path: { id: requestId } } })
  const shipmentId = data!.data.relationships.tracked_object.data!.id
  const { data: shipment } = await api.GET('/shipments/{id}', { params: { path: { id: shipmentId } } })
  const containerId = shipment!.data.relationships.containers.data[0]!.id
  return { number, requestId, shipmentId, containerId, body }
}
