import type { Source } from '@boxtrail/sources/port/source'
import { expect } from 'vitest'
import { transaction } from '../../../src/db/transaction.ts'
import { testJourney } from '../../../src/sources/test-line/test-journey.ts'
import { keptClaims, unpackClaims } from '../../../src/tracking/packing/claims.ts'
import { checkLease, type DueCheck, dueCheckColumns } from '../../../src/tracking/polling/due.ts'
import { poll } from '../../../src/tracking/polling/poll.ts'
import { runCheckWorker } from '../../../src/tracking/polling/poll-worker.ts'
import { recordPolls } from '../../../src/tracking/polling/record.ts'
import { runJourneyWorker } from '../../../src/tracking/projection/projection-worker.ts'
import type { TestAccount, TestApi } from '../api.ts'
import { lookups } from '../reference.ts'
import { workUntilIdle } from '../workers.ts'
import { showAgain } from './shown-rows.ts'
import { trackingBody } from './tracked.ts'

export type Event = Record<string, unknown>

const DAY_MS = 86_400_000
const wire = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`

export const shifted = (events: readonly Event[], ms: number): Event[] =>
  events.map((one) => ({ ...one, eventDateTime: wire(Date.parse(one.eventDateTime as string) + ms) }))

/** The events of a container on its way to Los Angeles, discharged at Busan days ago, whatever the date is. */
export const atSea = (): Event[] => {
  const thenMs = 340 * 60 * DAY_MS + 20 * DAY_MS
  return shifted(testJourney(thenMs) as Event[], Math.floor(Date.now() / DAY_MS) * DAY_MS - thenMs)
}

/** The events of the completed journey, with the empty return twelve days ago. */
export const finished = (): Event[] => {
  const events = atSea().map((one) => ({ ...one, eventClassifierCode: 'ACT' }))
  const lastMs = Math.max(...events.map((one) => Date.parse((one as Event).eventDateTime as string)))
  return shifted(events, (Math.floor(Date.now() / DAY_MS) - 12) * DAY_MS - lastMs)
}

/** The same response with one kind of event at one place changed. */
export const withEvent = (events: readonly Event[], code: string, port: string, otherwise: Event): Event[] =>
  events.map((one) =>
    (one.equipmentEventTypeCode ?? one.transportEventTypeCode) === code &&
    (one.transportCall as Event).UNLocationCode === port
      ? { ...one, ...otherwise }
      : one,
  )

export const later = (event: Event, hours: number) =>
  wire(Date.parse(event.eventDateTime as string) + hours * 3_600_000)

export const find = (events: readonly Event[], code: string, port: string): Event =>
  events.find(
    (one) =>
      (one.equipmentEventTypeCode ?? one.transportEventTypeCode) === code &&
      (one.transportCall as Event).UNLocationCode === port,
  )!

/** What a test does to the database and reads from it, in addition to the API. */
export const createScene = (test: TestApi) => {
  const { pool } = test.context
  const rows = async <T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await pool.query(text, values)).rows as T[]
  const one = async <T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T> =>
    (await rows<T>(text, values))[0]!

  const makeDue = (number: string) =>
    pool.query('update checks set next_check_at = now() where subject_number = $1 and next_check_at is not null', [
      number,
    ])

  /** Leases a check as a worker does. */
  const take = async (number: string): Promise<DueCheck> => {
    await makeDue(number)
    const leased = await checkLease.claim<DueCheck>(pool, {
      where: 't.subject_number = $1 and t.next_check_at <= now()',
      values: [number],
      orderBy: 't.id',
      limit: 1,
      returning: `${dueCheckColumns}, now() as asked_at`,
    })
    return leased[0] as DueCheck
  }

  const appears = (text: string) => expect.poll(() => rows(text)).not.toEqual([])

  return {
    rows,
    one,

    /** Creates a tracking request as a customer does, and does not process it yet. */
    request: async (attributes: Parameters<typeof trackingBody>[0] = {}, { api }: TestAccount = test) => {
      const body = trackingBody(attributes)
      const { data } = await api.POST('/tracking_requests', { body })
      return { id: data!.data.id, number: body.data.attributes.request_number }
    },

    /** Tracks a shipment at sea as a customer does. */
    tracked: async () => {
      const body = trackingBody()
      const number = body.data.attributes.request_number
      test.line.knows(number, atSea())
      const { data } = await test.api.POST('/tracking_requests', { body })
      await workUntilIdle(test.context)
      const requestId = data!.data.id
      const of = await one<{ shipment_id: string; container_id: string }>(
        `select r.shipment_id, c.id as container_id from tracking_requests r
         join containers c on c.account_id = r.account_id and c.shipment_id = r.shipment_id where r.id = $1`,
        [requestId],
      )
      return { number, requestId, shipmentId: of.shipment_id, containerId: of.container_id }
    },

    requestAt: async (id: string, { api }: TestAccount = test) => {
      const { data } = await api.GET('/tracking_requests/{id}', { params: { path: { id } } })
      return data!.data.attributes
    },

    work: () => workUntilIdle(test.context),

    /** Runs the workers for the checks of some sources only. Those of a paused line remain due. */
    workAt: (ids: string[]) => workUntilIdle({ ...test.context, registry: { ...test.context.registry, ids } }),

    /** Runs the workers until a row exists. */
    until: async (text: string) => {
      const done = new AbortController()
      const { registry, wakeups, log, notifier } = test.context
      const options = { pool, registry, wakeups: wakeups, log, pollMs: 20 }
      const workers = Promise.all([
        runCheckWorker(options, done.signal),
        runJourneyWorker({ ...options, notifier, lookups }, done.signal),
      ])
      try {
        await appears(text)
      } finally {
        done.abort()
        await workers
      }
    },

    /** Polls the line about a number now, and processes everything that follows. */
    poll: async (number: string) => {
      await makeDue(number)
      await workUntilIdle(test.context)
    },

    check: (number: string) => one<CheckRow>('select * from checks where subject_number = $1', [number]),
    reports: (number: string) =>
      rows<ReportRow>(
        `select r.*, b.body from reports r join checks c on c.id = r.check_id
         left join report_bodies b on b.check_id = r.check_id and b.id = r.id where c.subject_number = $1 order by r.id`,
        [number],
      ),
    claims: (number: string) =>
      rows<ClaimRow>(`select * from ${keptClaims('array(select id from checks where subject_number = $1)')} k`, [
        number,
      ]),
    journey: (requestId: string) =>
      one<JourneyRow>('select * from journeys where tracking_request_id = $1', [requestId]),

    take,

    /** Polls the line and records its response, but projects no journey yet. */
    record: async (number: string) => {
      const check = await take(number)
      const result = await poll(check, test.line.source, AbortSignal.timeout(2_000), () => 0.5)
      await recordPolls(pool, [result])
    },

    /** Waits until workers that already run have written a row. */
    eventually: (text: string) => appears(text),

    pollCheck: (check: DueCheck, source: Source = test.line.source) =>
      poll(check, source, AbortSignal.timeout(2_000), () => 0.5),

    /** Simulates elapsed time: moves all stored times of a number back. */
    elapse: async (number: string, interval: string) => {
      const of = 'select id from checks where subject_number = $2'
      const values = [interval, number]
      const back = (...columns: string[]) => columns.map((column) => `${column} = ${column} - $1::interval`).join(', ')
      await pool.query(
        `update checks set ${back('next_check_at', 'last_asked_at', 'last_answered_at', 'last_reported_at', 'last_new_claim_at')} where subject_number = $2`,
        values,
      )
      await transaction(pool, async (client) =>
        unpackClaims(
          client,
          (await client.query<{ id: string }>('select id from checks where subject_number = $1', [number])).rows.map(
            ({ id }) => id,
          ),
        ),
      )
      await pool.query(
        `update claims set ${back('first_seen_at', 'last_seen_at', 'missing_since')} where check_id in (${of})`,
        values,
      )
      await pool.query(`update reports set ${back('asked_at')} where check_id in (${of})`, values)
      await pool.query(
        `update journeys set ${back('due_at')}, state = state
           || case when state ? 'countedAskedAt' then jsonb_build_object('countedAskedAt', to_char(((state->>'countedAskedAt')::timestamptz - $1::interval) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) else '{}' end
           || case when state->'pendingStop' ? 'sinceMs' then jsonb_build_object('pendingStop', (state->'pendingStop') || jsonb_build_object('sinceMs', (state->'pendingStop'->>'sinceMs')::bigint - extract(epoch from $1::interval)::bigint * 1000)) else '{}' end
         where id in (select journey_id from subscriptions where check_id in (${of}))`,
        values,
      )
      await pool.query(
        `update tracking_requests set ${back('created_at', 'awaiting_since')} where normalized_number = $2`,
        values,
      )
      await showAgain(pool)
    },
  }
}

export interface CheckRow {
  id: string
  lease_token: number
  next_check_at: Date | null
  attempts: number
  last_outcome: string | null
  last_report: string | null
  last_reported_at: Date | null
  awaits_confirmation: boolean
  body_hash: Buffer | null
}

export interface ReportRow {
  id: string
  asked_at: Date
  outcome: string
  complete: boolean
  content_hash: Buffer | null
  body: Buffer | null
}

export interface ClaimRow {
  id: string
  key: string
  statement: { kind?: string; time?: { at: string }; place?: { locode: string }; field?: string; value?: unknown }
  first_report: string
  first_seen_at: Date
  last_report: string | null
  last_seen_at: Date | null
  closed_at: Date | null
  closed_because: string | null
  superseded_by: string | null
}

export interface JourneyRow {
  id: string
  stale_seq: number
  projected_seq: number
  due_at: Date | null
  problem: string | null
}
