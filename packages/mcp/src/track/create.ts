import { NotFoundError, type TrackingRequest, ValidationError } from '@boxtrail/client'
import { stepOf } from '../lists/rows.ts'
import { readContainer } from '../records/read-container.ts'
import { numbered } from '../results/quote.ts'
import type { Context } from '../tool.ts'
import type { NumberType } from './number.ts'

interface Order {
  number: string
  type: NumberType
  scac: string
  refNumbers: string[] | undefined
}

/** Orders a number. If it was ordered already, returns that order: calling again changes nothing. */
export const createRequest = async (
  { number, type, scac, refNumbers }: Order,
  infer_result: object,
  context: Context,
) => {
  const { client } = context
  try {
    const request = await client.trackingRequests.create({
      requestType: type,
      requestNumber: number,
      scac,
      ...(refNumbers ? { refNumbers } : {}),
    })
    return await created(request, infer_result, context)
  } catch (error) {
    if (error instanceof NotFoundError) return notFound()
    const isDuplicate = error instanceof ValidationError && error.code === 'duplicate'
    if (!isDuplicate) throw error
    const { items } = await client.trackingRequests.list({ filter: { requestNumber: number } })
    const [request] = items.filter(({ status }) => status !== 'failed')
    if (!request) throw error
    return { tracking_request_created: false, infer_result, ...pending(request) }
  }
}

const created = async (request: TrackingRequest, infer_result: object, context: Context) => {
  const outcome = { tracking_request_created: true, infer_result }
  const containerId = await firstContainer(request, context)
  if (containerId === undefined) return { ...outcome, ...pending(request) }
  try {
    return { ...(await readContainer(containerId, context)), ...outcome }
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    return { ...outcome, ...pending(request, { container_id: containerId }) }
  }
}

const firstContainer = async ({ trackedObject }: TrackingRequest, { client }: Context) => {
  if (!trackedObject) return undefined
  const { containers } = await client.shipments.get(trackedObject.id, { include: ['containers'] })
  return containers[0]?.id
}

const pending = (request: TrackingRequest, more: object = {}) => ({
  tracking_request: {
    id: request.id,
    request_number: numbered(request.requestNumber),
    number_type: request.requestType,
    scac: request.scac,
    status: request.status,
    ...(request.meta ? stepOf(request.meta) : {}),
    ...more,
  },
  _metadata: {
    presentation_guidance: 'Tracking has been ordered. Until the line answers nothing is known of the journey.',
    recommendations: ['Call list_tracking_requests or search_container later.'],
  },
})

const notFound = () => ({
  error: 'NotFound',
  message: 'The service does not offer this.',
  tracking_request_created: false,
  _metadata: { presentation_guidance: 'Say that the number cannot be tracked here.' },
})
