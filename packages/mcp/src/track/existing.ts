import { NotFoundError, type SearchResult } from '@boxtrail/client'
import { readContainer } from '../records/read-container.ts'
import { numbered } from '../results/quote.ts'
import type { Context } from '../tool.ts'
import type { NumberType } from './number.ts'

/**
 * What the account tracks under exactly this number: its container, otherwise its shipment, otherwise its open request.
 */
export const findExisting = async (number: string, context: Context) => {
  const { items } = await context.client.search(number)
  const exact = items.filter((item) => item.number.replace(/[\s-]/g, '').toUpperCase() === number)
  const of = (...kinds: string[]) => exact.find(({ entityType }) => kinds.includes(entityType))
  const container = of('cargo', 'container')
  if (container) return existingContainer(container, context)
  const shipment = of('shipment')
  if (shipment) return existingShipment(shipment)
  const request = exact.find(({ entityType, status }) => entityType === 'tracking_request' && status !== 'failed')
  return request ? existingRequest(request) : null
}

const match = (inferred_type: NumberType | null, selected_scac: string | null) => ({
  tracking_request_created: false,
  infer_result: { inferred_type, selected_scac, source: 'search_match' },
})

const existingContainer = async ({ id, scac }: SearchResult, context: Context) => {
  try {
    return { ...(await readContainer(id, context)), ...match('container', scac) }
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    return {
      error: 'ContainerUnavailable',
      message: 'The container is tracked, and cannot be read at the moment.',
      tracking_request_created: false,
      container: { id },
      _metadata: {
        presentation_guidance: 'Say that it is already tracked.',
        recommendations: ['Call get_container with this id in a minute.'],
      },
    }
  }
}

const existingShipment = ({ id, number, scac, containersCount }: SearchResult) => ({
  ...match('bill_of_lading', scac),
  shipment: { id, bill_of_lading: numbered(number), container_count: containersCount },
  _metadata: { presentation_guidance: 'It is already tracked. Call get_shipment_details with this id.' },
})

const existingRequest = ({ id, number, scac, status }: SearchResult) => ({
  ...match(null, scac),
  tracking_request: { id, request_number: numbered(number), scac, status },
  _metadata: {
    presentation_guidance: 'It is already requested, and the line has not reported yet. Do not request it again.',
  },
})
