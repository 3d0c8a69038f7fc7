import { setImmediate } from 'node:timers/promises'
import type { Lookups } from '@boxtrail/engine/lookups'
import { project } from '@boxtrail/engine/project/project'
import type { Projection } from '@boxtrail/engine/project/types/projection'
import {
  decidePushOutcome,
  type ItemStatements,
  type PushOutcome,
  type TrackedJourney,
  type Use,
  useInJourney,
} from '@boxtrail/engine/push-outcome'
import { SIMULATED_SCAC } from '@boxtrail/engine/source-id'
import type { Reference } from '@boxtrail/reference/reference'
import type { PushSource } from '@boxtrail/sources/port/push'
import type { Pool } from 'pg'
import { statement } from '../../db/statement.ts'
import { lookupsOf } from '../../reference/lookups-of.ts'
import type { Registry } from '../../sources/registry.ts'
import { inputOf } from '../../tracking/projection/advance/input.ts'
import { type LoadedJourney, loadJourneys } from '../../tracking/projection/load/load.ts'
import type { StoredReport } from '../../tracking/reports/ingest.ts'

/** What is needed to explain a push. */
export interface PushServices {
  reference: Reference
  registry: Registry
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
   where c.number = any($1::text[]) and r.status = 'created' and r.scac is distinct from '${SIMULATED_SCAC}'
     and ($2::uuid is null or c.account_id = $2)`,
)

/** The maximum number of journeys in memory; one may have hundreds of containers. */
const BATCH_SIZE = 20

/**
 * The outcomes of reports that were just written: the journeys that track their numbers are projected as the workers
 * will do, and nothing is written. Holds no locks, and lets other work run between two journeys.
 */
export const explainOutcomes = async (
  pool: Pool,
  { reference, registry }: PushServices,
  source: PushSource,
  kept: readonly StoredReport[],
): Promise<PushOutcome[]> => {
  if (kept.length === 0) return []
  const lookups = lookupsOf(reference)
  const usesByCheck = new Map<string, Map<StoredReport, Found[]>>()
  for (const one of kept) {
    const ofCheck = usesByCheck.get(one.checkId) ?? new Map<StoredReport, Found[]>()
    usesByCheck.set(one.checkId, ofCheck.set(one, []))
  }
  const trackers = await findTrackersSql.rows(pool, [...usesByCheck.keys()])
  for (let from = 0; from < trackers.length; from += BATCH_SIZE) {
    for (const journey of await loadJourneys(pool, trackers.slice(from, from + BATCH_SIZE), { registry, lookups })) {
      await setImmediate()
      const tracker = trackerOf(journey, lookups)
      for (const { check_id } of journey.checks.filter(({ active }) => active))
        for (const [one, found] of usesByCheck.get(check_id) ?? []) found.push(foundIn(journey, tracker, one))
    }
  }
  const foundFor = (one: StoredReport) => usesByCheck.get(one.checkId)!.get(one)!
  const untracked = kept.filter((one) => one.kind === 'container' && foundFor(one).length === 0)
  const elsewhere = await findTrackedNumbers(pool, untracked, source)
  return kept.map((one) => {
    const found = foundFor(one)
    return decidePushOutcome(
      found.map(({ use }) => use),
      {
        statesNothingNew: found.every(({ statesNothingNew }) => statesNothingNew),
        isTrackedElsewhere: elsewhere.has(one.number),
      },
    )
  })
}

interface Found {
  use: Use
  statesNothingNew: boolean
}

const foundIn = ({ claims }: LoadedJourney, tracker: TrackedJourney, { made, closed }: StoredReport): Found => {
  const stated: ItemStatements = {
    made: claims.filter(({ id }) => made.includes(id)),
    closed: claims.filter(({ id }) => closed.includes(id)),
  }
  return {
    use: useInJourney(stated, tracker),
    statesNothingNew: made.length + closed.length === 0,
  }
}

/** The numbers that an account tracks without the source. */
const findTrackedNumbers = async (
  pool: Pool,
  kept: readonly StoredReport[],
  { push: { accountId } }: PushSource,
): Promise<Set<string>> => {
  if (kept.length === 0) return new Set()
  const numbers = kept.map(({ number }) => number)
  return new Set((await findTrackedNumbersSql.rows(pool, numbers, accountId)).map(({ number }) => number))
}

const trackerOf = (journey: LoadedJourney, lookups: Lookups): TrackedJourney => ({
  projection: projectionOf(journey, lookups),
  resolve: lookups.resolvePlace,
})

/** Projects a journey; one that cannot be projected is left to the workers, because the push is stored anyway. */
const projectionOf = (journey: LoadedJourney, lookups: Lookups): Projection => {
  const input = inputOf(journey, lookups)
  try {
    return project(input)
  } catch {
    return project({ ...input, claims: [] })
  }
}
