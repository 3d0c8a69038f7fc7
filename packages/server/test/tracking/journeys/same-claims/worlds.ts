import { authorityOf } from '@boxtrail/sources/authority/configure-authority'
import { createFeedSource } from '@boxtrail/sources/feed/feed-source'
import type { Source } from '@boxtrail/sources/port/source'
import { testJourney } from '../../../../src/sources/test-line/test-journey.ts'
import { checkLease, type DueCheck, dueCheckColumns } from '../../../../src/tracking/polling/due.ts'
import { poll } from '../../../../src/tracking/polling/poll.ts'
import { recordPolls } from '../../../../src/tracking/polling/record.ts'
import { projectBatch } from '../../../../src/tracking/projection/project-batch.ts'
import type { TestAccount, TestApi } from '../../../harness/api.ts'
import { freshNumber } from '../../../harness/records/tracked.ts'
import { lookups, reference } from '../../../harness/reference.ts'
import { pusher, SECRET, terminal } from '../../../intake/feeds/feed.ts'
import { ACCOUNTS, type PolledFeed, type Script, type Stated, type Step, type Subject } from './script.ts'

const DAY_MS = 86_400_000
const BATCH = 200

const facilities = {
  port: { firms: 'Y258', locode: 'USLAX' },
  other_port: { locode: 'USOAK' },
  ramp: { locode: 'USCHI' },
}

export interface ContainerWorld {
  bill: string
  container: string
  script: Script
  /** The port of discharge, which the line may change. */
  port: string
  /** The day up to which the voyage of sixty days is reported. */
  day: number
  /**
   * When each of its events happened: those before the test on their day, the others when the line first reports them.
   */
  happenedMs: (number | undefined)[]
}

/** Creates polled feeds whose answers the test sets, for `testApi({ sources })`. */
export const createFeeds = () => {
  const answers: Record<PolledFeed, Map<string, string>> = { port: new Map(), other_port: new Map(), ramp: new Map() }
  const source = (name: PolledFeed): Source => {
    const kind = name === 'ramp' ? 'rail' : 'terminal'
    const secrets = name === 'port' ? [SECRET] : null
    const scac = name === 'ramp' ? 'BNSF' : null
    const authority = authorityOf({ kind, scac, facilities: [facilities[name]] }, reference)
    return {
      ...createFeedSource({ id: name, kind, name, scac, authority, secrets, endpoint: null, accountId: null }),
      covers: ({ locode }) => locode === facilities[name].locode,
      fetch: async ({ number }) => {
        const body = answers[name].get(number) ?? null
        const outcome = body === null ? 'not_found' : 'ok'
        return { outcome, body, mediaType: 'application/json', complete: true, retryAfterMs: null, detail: null }
      },
    }
  }
  return { answers, sources: [source('port'), source('other_port'), source('ramp'), terminal(null, 'gate')] }
}

/** Creates a container with a bill for each script. */
export const createWorlds = async (test: TestApi, feeds: ReturnType<typeof createFeeds>, all: readonly Script[]) => {
  const accounts: TestAccount[] = [test]
  while (accounts.length < ACCOUNTS) accounts.push(await test.otherAccount())
  const worlds = all.map((script): ContainerWorld => {
    const world = { bill: freshNumber(), container: nextContainer(), script, port: 'USLAX', day: 33, happenedMs: [] }
    sail(test, world, 0)
    return world
  })
  const { pool } = test.context
  const push = pusher(test)

  const project = async () => {
    const { registry, notifier, wakeups, log } = test.context
    // Passes no memory, as a worker that has just started has none.
    const options = { pool, registry, notifier, wakeups, log, lookups, batch: BATCH }
    while ((await projectBatch(options)) > 0);
  }

  /** Polls the checks of a source about these numbers now. */
  const pollNow = async (sourceId: string, numbers: readonly string[]) => {
    await pool.query(
      `update checks set next_check_at = now() - interval '1 s'
       where source_id = $1 and subject_number = any($2) and next_check_at is not null`,
      [sourceId, numbers],
    )
    const source = test.context.registry.byId(sourceId)!
    for (;;) {
      const due = (await checkLease.claim<DueCheck>(pool, {
        where: 't.source_id = $1 and t.subject_number = any($2) and t.next_check_at <= now()',
        values: [sourceId, numbers],
        orderBy: 't.id',
        limit: BATCH,
        returning: `${dueCheckColumns}, clock_timestamp() as asked_at`,
      })) as DueCheck[]
      if (due.length === 0) return
      await recordPolls(
        pool,
        await Promise.all(due.map((one) => poll(one, source, AbortSignal.timeout(9_000), () => 0.5))),
      )
    }
  }

  /** Tracks numbers for an account. The service skips those that it tracks already. */
  const track = async (account: number, of: { world: ContainerWorld; step: Step & { does: 'track' } }[]) => {
    const rows = of.map(({ world, step: { by } }) => ({
      request_type: by === 'bill' ? ('bill_of_lading' as const) : ('container' as const),
      request_number: numberOf(world, by),
      scac: 'MAEU',
    }))
    const body = { data: { type: 'tracking_request_batch' as const, attributes: { rows } } }
    const { error } = await accounts[account]!.api.POST('/tracking_requests/bulk', { body })
    if (error) throw new Error(JSON.stringify(error))
  }

  const setTracking = async (world: ContainerWorld, { account, does }: Step & { does: 'stop' | 'resume' }) => {
    const { rows } = await pool.query<{ id: string }>(
      `select s.id from shipments s join containers c on c.account_id = s.account_id and c.shipment_id = s.id
       where s.account_id = $1 and c.number = $2 and (s.line_tracking_stopped_at is null) = $3`,
      [accounts[account]!.accountId, world.container, does === 'stop'],
    )
    for (const { id } of rows) {
      const path = does === 'stop' ? '/shipments/{id}/stop_tracking' : '/shipments/{id}/resume_tracking'
      await accounts[account]!.api.PATCH(path, { params: { path: { id } } })
    }
  }

  const take = async (steps: readonly { world: ContainerWorld; step: Step }[]) => {
    const of = <Does extends Step['does']>(...does: Does[]) =>
      steps.filter(({ step }) => (does as string[]).includes(step.does)) as {
        world: ContainerWorld
        step: Extract<Step, { does: Does }>
      }[]
    for (const [account, tracked] of Map.groupBy(of('track'), ({ step }) => step.account)) await track(account, tracked)
    for (const { world, step } of of('stop', 'resume')) await setTracking(world, step)
    for (const { world, step } of of('sail')) sail(test, world, step.days)
    for (const { world, step } of of('change'))
      feeds.answers[step.source].set(world.container, message([snapshot(world, step.source, step.snapshot)]))
    for (const { world } of of('divert')) divert(test, world)
    for (const [source, due] of Map.groupBy(of('poll'), ({ step }) => step.source))
      await pollNow(`${source === 'ramp' ? 'rail' : 'terminal'}:${source}`, numbersOf(due.map(({ world }) => world)))
    const asked = of('poll_line').flatMap(({ world, step }) => step.of.map((subject) => numberOf(world, subject)))
    if (asked.length > 0) await pollNow('line:MAEU', asked)
    for (const feed of ['port', 'gate'] as const) {
      const pushed = of('push', 'push_release').filter(({ step }) => step.feed === feed)
      if (pushed.length === 0) continue
      const snapshots = pushed.flatMap(({ world, step }) =>
        step.does === 'push' ? [snapshot(world, 'port', step.snapshot)] : [],
      )
      const events = pushed.flatMap(({ world, step }) =>
        step.does === 'push_release' ? [release(world, step.event)] : [],
      )
      const response = await push.message(feed, { snapshots, events })
      if (response.status !== 200) throw new Error(await response.text())
    }
  }

  const pollLines = () => pollNow('line:MAEU', numbersOf(worlds))

  return { accounts, worlds, take, project, pollLines, pool }
}

let containers = 0
/** A number without a valid check digit, which is accepted because it comes from a source. */
const nextContainer = () => `BXTU${String(++containers).padStart(7, '0')}`

const numberOf = ({ bill, container }: ContainerWorld, subject: Subject) => (subject === 'bill' ? bill : container)
const numbersOf = (worlds: readonly ContainerWorld[]) => worlds.flatMap(({ bill, container }) => [bill, container])

/** Makes the line plan the discharge at the other port, unless the container has arrived. */
const divert = (test: TestApi, world: ContainerWorld) => {
  if (world.day < 34) world.port = world.port === 'USLAX' ? 'USOAK' : 'USLAX'
  sail(test, world, 0)
}

/** Makes the line report the voyage up to a later day. */
const sail = (test: TestApi, world: ContainerWorld, days: number) => {
  world.day = Math.min(world.day + days, 53)
  const beganMs = 340 * 60 * DAY_MS
  const events = testJourney(beganMs + world.day * DAY_MS) as { eventDateTime: string; eventClassifierCode: string }[]
  const nowMs = Date.now()
  const isFirst = world.happenedMs.length === 0
  const told = events.map((event, index) => {
    const day = (Date.parse(event.eventDateTime) - beganMs) / DAY_MS
    if (event.eventClassifierCode === 'ACT') world.happenedMs[index] ??= isFirst ? nowMs - (40 - day) * DAY_MS : nowMs
    const ms = world.happenedMs[index] ?? nowMs + (day - world.day) * DAY_MS
    return { ...event, eventDateTime: new Date(ms).toISOString() }
  })
  const answer = JSON.parse(
    JSON.stringify(told).replaceAll('TSTU1234568', world.container).replaceAll('"USLAX"', JSON.stringify(world.port)),
  )
  test.line.knows(world.bill, answer)
  test.line.knows(world.container, JSON.parse(JSON.stringify(answer).replaceAll('TEST-TR-SUCCEEDED', world.bill)))
}

const snapshot = ({ container }: ContainerWorld, at: PolledFeed, { availability, holds, fee, freeDay }: Stated) => ({
  container_number: container,
  observed_at: new Date().toISOString(),
  facility: facilities[at],
  ...(at === 'ramp' ? { rail_carrier_scac: 'BNSF' } : {}),
  ...(availability ? { availability } : {}),
  ...(holds ? { holds: holds.map((name) => ({ raw_name: name, raw_status: 'HOLD' })) } : {}),
  ...(fee === undefined ? {} : { fees: [{ raw_type: 'DEMURRAGE', amount: fee, currency: 'USD' }] }),
  ...(freeDay ? { last_free_day: new Date(Date.now() + freeDay * DAY_MS).toISOString().slice(0, 10) } : {}),
})

const release = ({ container }: ContainerWorld, event: string) => ({
  container_number: container,
  observed_at: new Date().toISOString(),
  event,
  classifier: 'actual',
  occurred_at: new Date().toISOString(),
  facility: facilities.port,
})

const message = (snapshots: unknown[]) =>
  JSON.stringify({ message_id: 'polled', sent_at: new Date().toISOString(), snapshots })
