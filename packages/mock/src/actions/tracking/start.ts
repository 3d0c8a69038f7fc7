import type { DocumentedOperation } from '../../contract.ts'
import { type Call, givenIn } from '../../records/call.ts'
import { addRecord, change } from '../../records/writes.ts'
import type { Resource } from '../../world/resource.ts'
import type { World } from '../../world/world.ts'
import { followJourney } from './follow-journey.ts'
import type { Tracked } from './read-number.ts'

/** A new request, about whose number nothing is known yet. */
export const start = (operation: DocumentedOperation, call: Call, { number, type, scac }: Tracked): Resource => {
  const { attributes } = givenIn(call)
  const tags = attributes.tags ?? attributes.shipment_tags ?? []
  const { auto_detect_vocc_scac: _, initial_custom_fields: __, ref_number: one, ...kept } = attributes
  const numbers = [...((kept.ref_numbers as string[] | undefined) ?? []), ...(one === undefined ? [] : [one])]
  return addRecord(
    operation,
    { ...call, body: { data: { ...(call.body as { data: object }).data, attributes: kept } } },
    {
      request_number: number,
      request_type: type,
      scac,
      ref_numbers: numbers,
      tags,
      shipment_tags: tags,
      status: 'pending',
      failed_reason: null,
      action: null,
      is_retrying: false,
      retry_count: 0,
    },
  )
}

/**
 * The outcome of a request, directly after its creation: a number that ends with FAILED fails, any other number gets a
 * copy of one of the journeys of this world.
 */
export const succeed = (request: Resource, followed: Tracked, world: World): void => {
  if (/FAILED$/i.test(followed.number)) {
    const changeset = { status: ['pending', 'failed'], failed_reason: [null, 'invalid_number'] }
    const known = world.all('tracking_request').find(({ attributes }) => attributes.status === 'failed')
    const ended = { status: 'failed', failed_reason: 'invalid_number', action: 'fix_number' }
    world.put({ ...change(world, request, ended, {}), ...(known?.meta ? { meta: known.meta } : {}) })
    world.append('tracking_request.failed', request, changeset)
    return
  }
  const shipment = followJourney(followed, request, world)
  const tracked = { tracked_object: { data: { type: 'shipment', id: shipment.id } } }
  change(world, request, { status: 'created' }, {}, tracked)
  world.append(
    'tracking_request.succeeded',
    request,
    { status: ['pending', 'created'], shipment_id: [null, shipment.id] },
    { shipment: shipment.id },
  )
}
