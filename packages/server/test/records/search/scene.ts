import type { TestAccount, TestApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { atSea, type Event } from '../../harness/records/tracking-scene.ts'
import { workUntilIdle } from '../../harness/workers.ts'

type Attributes = Parameters<typeof trackingBody>[0]

export interface Wanted {
  attributes?: Attributes
  /** What the line responds; `null` if it does not know the number. */
  events?: Event[] | null
  customerId?: string
  of?: TestAccount
}

/** Tracks a number through the API, and returns the ids of its records. */
export const track = async (test: TestApi, { attributes, events = atSea(), customerId, of = test }: Wanted = {}) => {
  const { data } = trackingBody(attributes)
  const number = data.attributes.request_number
  if (events) test.line.knows(number.replace(/^MAEU/, ''), events)
  const relationships = customerId ? { customer: { data: { id: customerId, type: 'party' } } } : undefined
  const made = await of.request('POST', '/v2/tracking_requests', { body: { data: { ...data, relationships } } })
  const requestId = (await made.json()).data.id as string
  if (events) await workUntilIdle(test.context)
  const { data: found } = await of.api.trackingRequests.get(requestId)
  const shipmentId = found.relationships.tracked_object.data?.id ?? null
  return { number, requestId, shipmentId }
}

/** The container at sea, with its last vessel renamed. */
export const aboard = (vesselName: string): Event[] =>
  atSea().map((one) => {
    const call = one.transportCall as Event
    const vessel = call.vessel as Event | undefined
    return vessel?.vesselName === 'BOXTRAIL MERIDIAN'
      ? { ...one, transportCall: { ...call, vessel: { ...vessel, vesselName } } }
      : one
  })

/** The same container with another number. */
export const containered = (number: string, events = atSea()): Event[] =>
  events.map((one) => (one.equipmentReference ? { ...one, equipmentReference: number } : one))
