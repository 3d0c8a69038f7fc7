import type { Reference } from '@boxtrail/reference/reference'
import type { PoolClient } from 'pg'
import { statement } from '../../db/statement.ts'
import { oncePer } from '../../once-per.ts'
import type { PushSource } from '../../sources/push.ts'
import type { Registry } from '../../sources/registry.ts'
import { type Became, becameOf, type Stated, type Tracker } from '../../tracking/became.ts'
import { project } from '../../tracking/project/project.ts'
import type { Projection } from '../../tracking/project/types.ts'
import { inputOf } from '../journeys/project/advance.ts'
import { type LoadedJourney, loadJourneys } from '../journeys/project/load.ts'
import { createWorld, type World } from '../journeys/project/world.ts'

/** What is needed to tell what became of a push. */
export interface PushWorld {
  reference: Reference
  registry: Registry
}

/** What one report states, and on which check. */
export interface Explained {
  checkId: string
  kind: string
  number: string
  /** Null: it came late, so that all reports of the check were read again. */
  stated: Stated | null
  reportId: string
}

const findTrackersSql = statement(
  'find-trackers',
  `select distinct on (j.account_id, j.id) j.account_id, j.id, j.lease_token, j.stale_seq, j.tracking_request_id,
     j.shipment_id, j.state, j.attempts, j.sandbox, now() as now, now() as wall
   from subscriptions s join journeys j on j.account_id = s.account_id and j.id = s.journey_id
   where s.check_id = any($1::uuid[]) and s.active order by j.account_id, j.id`,
  { notNull: ['now', 'wall'] },
)

const findTrackedNumbersSql = statement(
  'find-tracked-containers',
  `select distinct c.number from containers c
   join journeys j on j.account_id = c.account_id and j.shipment_id = c.shipment_id
   join tracking_requests r on r.account_id = j.account_id and r.id = j.tracking_request_id
   where c.number = any($1::text[]) and r.status = 'created' and r.scac is distinct from 'TEST'
     and ($2::uuid is null or c.account_id = $2)`,
)

/** Places are resolved over and over: one memory of them for all pushes. */
const worldOf = oncePer(createWorld)

/**
 * What became of reports that were just written: the journeys that track their numbers are projected as they will be
 * by the workers, and nothing is written.
 */
export const explain = async (
  client: PoolClient,
  { reference, registry }: PushWorld,
  source: PushSource,
  items: readonly Explained[],
): Promise<Became[]> => {
  if (items.length === 0) return []
  const world = worldOf(reference)
  const checkIds = [...new Set(items.map(({ checkId }) => checkId))]
  const loaded = await loadJourneys(client, await findTrackersSql.rows(client, checkIds), registry.describe)
  const trackers = loaded.map((journey) => ({ journey, tracker: trackerOf(journey, world) }))
  const ofCheck = (checkId: string) =>
    trackers.filter(({ journey }) => journey.checks.some((check) => check.check_id === checkId && check.active))
  const untracked = items.filter(({ kind, checkId }) => kind === 'container' && ofCheck(checkId).length === 0)
  const elsewhere = new Set<string>()
  if (untracked.length > 0) {
    const numbers = untracked.map(({ number }) => number)
    for (const row of await findTrackedNumbersSql.rows(client, numbers, source.push.accountId))
      elsewhere.add(row.number)
  }
  return items.map((item) => {
    const own = ofCheck(item.checkId)
    return becameOf(
      item.stated ??
        statedIn(
          own.map(({ journey }) => journey),
          item,
        ),
      own.map(({ tracker }) => tracker),
      { isTrackedElsewhere: elsewhere.has(item.number) },
    )
  })
}

const trackerOf = (journey: LoadedJourney, world: World): Tracker => ({
  projection: projectionOf(journey, world),
  resolve: world.resolvePlace,
})

/** A journey that cannot be projected is the workers' problem: the push is kept all the same. */
const projectionOf = (journey: LoadedJourney, world: World): Projection => {
  const input = inputOf(journey, world)
  try {
    return project(input)
  } catch {
    return project({ ...input, claims: [] })
  }
}

/** What a report states that is still to be seen after all reports were read again. */
const statedIn = (journeys: readonly LoadedJourney[], { reportId }: Explained): Stated => ({
  made: journeys.flatMap(({ claims }) => claims.filter(({ firstReport }) => firstReport === reportId)),
  closed: [],
})
