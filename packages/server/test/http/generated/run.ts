import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import fc from 'fast-check'
import type { Hono } from 'hono'
import { problemWith } from './judge.ts'
import { type Draft, draftOf } from './requests.ts'
import type { Records } from './records.ts'

export interface Outcome {
  /** How often each status was returned, to valid requests and to others. */
  statuses: Record<string, number>
  /** Operations that succeeded at least once. */
  succeeded: Set<OperationId>
  sent: number
  valid: number
  problems: { operation: OperationId; what: string }[]
}

const AT_ONCE = 4
const ENOUGH = 40

/** Sends generated requests to all operations in turn, several concurrently, and checks every response. */
export const runGenerated = async (
  app: Hono,
  records: Records,
  { seed, each, ids }: { seed: number; each: number; ids: readonly OperationId[] },
): Promise<Outcome> => {
  const drafts = ids.map((id, index) => fc.sample(draftOf(id), { seed: seed + index, numRuns: each }))
  const queue: Draft[] = Array.from({ length: each }, (_, turn) => drafts.map((own) => own[turn]!)).flat()
  const outcome: Outcome = { statuses: {}, succeeded: new Set(), sent: 0, valid: 0, problems: [] }

  const send = async (draft: Draft, n: number) => {
    const { operation: id } = draft
    const method = operations[id].method.toUpperCase()
    const request = sendable(() => records.requestOf(draft, method, n))
    if (!request) return
    const shown = `${method} ${request.url}\n${JSON.stringify(draft.headers)}\n${String(draft.body).slice(0, 1_000)}`
    const response = await app.request(request)
    outcome.sent++
    if (draft.isValid) outcome.valid++
    outcome.statuses[response.status] = (outcome.statuses[response.status] ?? 0) + 1
    const what = await problemWith(request, response)
    if (what !== null) outcome.problems.push({ operation: id, what: `${shown}\n${what}` })
    if (response.status !== operations[id].status) return
    outcome.succeeded.add(id)
    const { pathname } = new URL(request.url)
    if (response.status === 204) records.learnFrom(method, pathname, null)
    else if (response.headers.get('content-type') === 'application/vnd.api+json')
      records.learnFrom(method, pathname, await response.json(), response.status)
  }

  let next = 0
  const worker = async () => {
    while (next < queue.length && outcome.problems.length < ENOUGH) {
      const n = next++
      await send(queue[n]!, n)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return outcome
}

/** The request, or null if no client could send it. */
const sendable = (make: () => Request): Request | null => {
  try {
    return make()
  } catch {
    return null
  }
}
