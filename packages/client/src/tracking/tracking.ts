import type { Schemas } from '@boxtrail/contracts'
import type { Api } from '../call/api.ts'
import { sleep } from '../call/attempts.ts'
import { camel, renamed } from '../call/names.ts'
import { TimeoutError, TrackingFailedError, ValidationError } from '../errors.ts'
import type { TrackingRequestCreate } from '../generated/inputs.ts'
import type { TrackingRequests } from '../generated/methods.ts'
import type { Format } from '../types.ts'
import type { Batch, Counts, KnownOfNumber, TrackingHelpers } from './tracking-types.ts'

const PATIENCE_MS = 300_000
const FIRST_POLL_MS = 500
const MAX_POLL_MS = 10_000
const ROWS_AT_ONCE = 1_000

export const tracking = <D extends Format>(api: Api<D>, requests: TrackingRequests<D>): TrackingHelpers<D> => {
  const { get, bulkCreate, inferNumber, create } = requests as unknown as TrackingRequests<'both'>
  return {
    waitFor: async (id, query = {}, { maxWaitMs = PATIENCE_MS, format, ...options } = {}) => {
      const until = Date.now() + maxWaitMs
      for (let wait = FIRST_POLL_MS; ; wait = Math.min(wait * 1.5, MAX_POLL_MS)) {
        const both = await get(id, query as { include?: [] }, { ...options, format: 'both' })
        const { status, failed_reason, action } = both.raw.data.attributes
        if (status === 'created' || status === 'tracking_stopped') return pick(both, format ?? api.format) as never
        if (status === 'failed')
          throw new TrackingFailedError(`The tracking request failed: ${failed_reason ?? 'for an unknown reason'}.`, {
            reason: failed_reason,
            action: action ?? undefined,
          })
        if (Date.now() + wait > until)
          throw new TimeoutError(`The tracking request is still ${status} after ${maxWaitMs} ms.`, {
            isRetryable: true,
          })
        await sleep(wait, options.signal)
      }
    },
    createMany: async (rows, { dryRun, customer, onProgress, idempotencyKey, ...options } = {}) => {
      const counts: Record<string, number> = {}
      const results: Batch['results'] = []
      const key = idempotencyKey ?? crypto.randomUUID()
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        const values = {
          rows: rows.slice(from, from + ROWS_AT_ONCE),
          ...(dryRun === undefined ? {} : { dryRun }),
          ...(customer ? { customer } : {}),
        }
        const settings = { ...options, idempotencyKey: `${key}-${from}`, format: 'raw' as const }
        const { attributes } = (await bulkCreate(values as never, settings)).data
        for (const [name, count] of Object.entries(attributes.counts)) counts[name] = (counts[name] ?? 0) + count
        for (const result of attributes.results) results.push({ ...result, row: result.row + from })
        onProgress?.({ done: results.length, total: rows.length, counts: { ...counts } as unknown as Counts })
      }
      const batch = { counts, results }
      return (api.format === 'raw' ? batch : renamed(batch, camel, new Set())) as never
    },
    createFromInfer: async (number, known = {}, options = {}) => {
      const { requestType, scac, ...own } = renamed(known, camel, new Set()) as KnownOfNumber
      const { idempotencyKey: _, ...calls } = options
      const infer = await inferNumber(number, { ...calls, format: 'both' })
      const values = { ...own, ...requestOf(number, infer.raw.data.attributes, scac, requestType) }
      const trackingRequest = await create(values, { ...options, format: 'both' })
      return { infer: pick(infer, api.format), trackingRequest: pick(trackingRequest, api.format) } as never
    },
  }
}

const pick = (both: { raw: unknown; mapped: unknown }, format: Format): unknown =>
  format === 'both' ? both : both[format]

/** The kinds of numbers in responses, by their names in creations. */
const kinds = new Map<unknown, TrackingRequestCreate['requestType']>([
  ['bill_of_lading', 'bill_of_lading'],
  ['booking', 'booking_number'],
  ['booking_number', 'booking_number'],
  ['container', 'container'],
])

/** The number, kind and line to track, from what was inferred and what the caller knows. */
const requestOf = (
  number: string,
  { number_type, shipping_line: { selected, candidates } }: Schemas['InferNumberResult']['attributes'],
  scac: string | null | undefined,
  known: string | undefined,
): Pick<TrackingRequestCreate, 'requestNumber' | 'requestType' | 'scac'> => {
  const requestType = kinds.get(number_type ?? known)
  if (!requestType) throw new ValidationError('The number does not tell its kind: name it as requestType.')
  const line = scac || selected?.scac || (candidates.length === 1 ? candidates[0]!.scac : undefined)
  if (!line) throw new ValidationError('The number does not tell its line: name it by its SCAC.')
  return { requestNumber: number, requestType, scac: line }
}
