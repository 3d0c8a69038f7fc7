import type { BoxtrailClient, CreateManyOptions } from '@boxtrail/client'
import type { Completed } from './complete.ts'

/** The outcome for one number. */
export interface Result {
  number: string
  type: string | null
  scac: string | null
  status: string
  problem: string | null
  trackingRequestId: string | null
}

/** Creates the complete requests, and returns a result for each number, in the same order. */
export const createBatch = async (
  client: BoxtrailClient,
  completed: readonly Completed[],
  options: CreateManyOptions,
): Promise<Result[]> => {
  const sent = completed.flatMap(({ row }) => (row ? [row] : []))
  const { results } = sent.length > 0 ? await client.trackingRequests.createMany(sent, options) : { results: [] }
  let at = 0
  return completed.map(({ wanted, row, problem }) => {
    const result = row ? results[at++] : undefined
    return {
      number: wanted.number,
      type: row?.requestType ?? null,
      scac: result?.scac ?? row?.scac ?? result?.shippingLine?.selected?.scac ?? null,
      status: result?.status ?? 'invalid',
      problem: problem ?? (result?.errors.map(({ detail, title }) => detail ?? title).join(' ') || null),
      trackingRequestId: result?.trackingRequestId ?? result?.meta?.trackingRequestId ?? null,
    }
  })
}
