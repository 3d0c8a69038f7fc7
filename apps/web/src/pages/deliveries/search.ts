import { textOf } from '../../format/search.ts'

export interface DeliverySearch {
  status?: string | undefined
  webhook?: string | undefined
}

export const STATUSES = [
  ['pending', 'Waiting'],
  ['succeeded', 'Received'],
  ['failed', 'Failed'],
] as const

const UUID = /^[0-9a-f-]{36}$/

export const searchOfDeliveries = (raw: Record<string, unknown>): DeliverySearch => ({
  status: textOf(raw.status, /^(pending|succeeded|failed)$/),
  webhook: textOf(raw.webhook, UUID),
})
