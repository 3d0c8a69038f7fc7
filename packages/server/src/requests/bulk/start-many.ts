import type { Body } from '@boxtrail/contracts/zod'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { mayUse } from '../../records/shipping-lines/available.ts'
import { findOpenRequests } from '../../records/tracking-requests/open-queries.ts'
import { wakeWorkers } from '../creation/create-request.ts'
import { predictionOf } from '../creation/infer.ts'
import { numberKey, type Plan, writeRequests } from '../creation/write-requests.ts'
import { type Row, readRows } from './read-rows.ts'
import * as result from './row-results.ts'
import { reserveStarts } from './start-slots.ts'

type Planned = Extract<Row, { plan: Plan }>

/** Starts tracking many numbers; returns the result of each row, in their order. */
export const startMany = async (call: Call, body: Body<'bulkCreateTrackingRequests'>): Promise<result.RowResult[]> => {
  const rows = await readRows(call, body)
  const planned = rows.filter((row): row is Planned => 'plan' in row)
  // The first row of a number represents those that repeat it.
  const first = new Map<string, Planned>()
  for (const row of planned) if (!first.has(keyOf(row))) first.set(keyOf(row), row)
  const open = await openOf(call, call.pool, [...first.values()])
  const free = [...first.values()].filter((row) => !open.has(keyOf(row)))
  const done = body.data.attributes.dry_run ? await predict(call, free) : await create(call, free)
  const known = new Map<number, result.RowResult>()
  for (const row of rows) {
    const resultOfRow = (): result.RowResult => {
      if (!('plan' in row)) return result.invalid(row)
      const leader = first.get(keyOf(row))!
      if (leader !== row) return result.alreadyInFile(row, known.get(leader.at)!)
      return done.get(row) ?? result.alreadyOpen(row, open.get(keyOf(row)))
    }
    known.set(row.at, resultOfRow())
  }
  return [...known.values()]
}

const keyOf = ({ plan }: Planned) => numberKey(plan.tracked)

const openOf = async ({ accountId }: Call, client: Call['pool'], rows: readonly Planned[]) => {
  const found = await findOpenRequests(
    client,
    accountId,
    rows.map(({ plan }) => plan.tracked),
  )
  return new Map(found.map((one) => [numberKey({ scac: one.scac, bareNumber: one.bare_number }), one] as const))
}

const predict = async (call: Call, rows: readonly Planned[]) => {
  const usable = await mayUse(call)
  return new Map(
    rows.map((row) => {
      const { scac, requestNumber } = row.plan.tracked
      const inference = scac === null ? call.reference.inferNumber(requestNumber, usable) : null
      return [row, result.wouldCreate(row, inference && predictionOf(inference))] as const
    }),
  )
}

/** Writes the requests. As many as the limit per minute allows are polled now; the others are scheduled. */
const create = async (call: Call, rows: readonly Planned[]): Promise<Map<Planned, result.RowResult>> => {
  if (rows.length === 0) return new Map()
  const { pool, accountId, config } = call
  const limit = config.limits.tracking_requests_per_minute
  const { admitted } = await call.takePlaces({ name: 'create', limit }, accountId, rows.length)
  const done = await transaction(pool, async (client) => {
    const starts = await reserveStarts(client, accountId, rows.length - admitted, limit)
    const plans = rows.map(({ plan }, at) => ({ ...plan, startsAt: starts[at - admitted] ?? null }))
    const requests = await writeRequests(client, call, plans)
    return rows.map((row, at) => ({ row, request: requests[at], startsAt: plans[at]!.startsAt }))
  })
  wakeWorkers(call)
  const overtaken = done.filter(({ request }) => !request).map(({ row }) => row)
  const open = overtaken.length > 0 ? await openOf(call, pool, overtaken) : new Map()
  return new Map(
    done.map(({ row, request, startsAt }) => [
      row,
      request ? result.written(row, request, startsAt) : result.alreadyOpen(row, open.get(keyOf(row))),
    ]),
  )
}
