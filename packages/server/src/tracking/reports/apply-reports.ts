import type { Claim } from '@boxtrail/engine/claims/claim'
import { canonical } from '@boxtrail/engine/claims/claim-key'
import { isInEffectAgain } from '@boxtrail/engine/claims/stated-again'
import type { Source } from '@boxtrail/sources/port/source'
import type { PoolClient } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import { packClaims } from '../packing/claims.ts'
import type { StoredBodies } from '../stored-bodies/read.ts'
import { type Arrival, applyInOrder, type Standing, type Step } from './apply-in-order.ts'
import { saveClaims } from './claim-queries.ts'
import { type Repeat, repeatReports } from './push-queries.ts'
import type { SubjectColumns } from './read.ts'
import { rebuildCheck } from './rebuild.ts'
import { hasManyRows, loadStandingClaims, type StandingClaims, type StoredClaims } from './standing-claims.ts'
import { type Received, reportOf, writeReports } from './write.ts'

/** What arrived, as it was received. */
export type ReceivedArrival = Arrival & { received: Received }

/** What one check has to apply, oldest first. */
export interface Work {
  check: { id: string } & SubjectColumns
  source: Source
  /** The state before, without the claims. */
  standing: Omit<Standing, keyof StandingClaims>
  arrivals: readonly ReceivedArrival[]
}

/** The same after it was applied, with a step for each arrival, in their order. */
export interface Applied extends Work {
  steps: readonly Step<ReceivedArrival>[]
  after: Omit<Standing, keyof StandingClaims>
}

/**
 * The only way in which reports become claims, whether polled or pushed: each is compared with what its check reported
 * before, and stored with the claims that it changes. The caller has locked the checks, settles them, and then rebuilds
 * those with late reports.
 */
export const applyReports = async (
  client: PoolClient,
  work: readonly Work[],
  storedBodies: StoredBodies,
): Promise<Applied[]> => {
  const checkIds = work.map(({ check }) => check.id)
  const claims = await loadStandingClaims(client, checkIds)
  const applied = work.map((one): Applied => {
    const before = { ...one.standing, ...claims.get(one.check.id)! }
    const steps = applyInOrder(one.check, one.source.style, before, one.arrivals, idv7)
    return { ...one, steps, after: steps.at(-1)?.standing ?? before }
  })
  await store(client, applied, storedBodies)
  const many = applied.flatMap(({ check, steps }) => (hasManyClosed(steps, claims.get(check.id)!) ? check.id : []))
  if (many.length > 0) await packClaims(client, many, { closedOnly: true })
  return applied
}

/**
 * Whether the closed claims of a check are to be packed. Not if a report was late, because the rebuild may change
 * claims of any time.
 */
const hasManyClosed = (steps: readonly Step[], { closedRows, packed }: StoredClaims): boolean => {
  if (steps.some(({ effect }) => effect.kind === 'late')) return false
  const closed = touchedBy(steps).filter(({ closedMs }) => closedMs !== null)
  return hasManyRows({ closedRows: closedRows + closed.length, packed })
}

const store = async (client: PoolClient, applied: readonly Applied[], storedBodies: StoredBodies): Promise<void> => {
  const steps = applied.flatMap(({ check, steps }) => steps.map((step) => ({ ...step, checkId: check.id })))
  await writeReports(
    client,
    steps
      .filter(({ effect }) => effect.kind !== 'unchanged')
      .map(({ checkId, arrival: { id, received, reading } }) => ({
        report: reportOf(checkId, received, id),
        problems: reading?.problems ?? [],
      })),
  )
  await repeatReports(
    client,
    steps.flatMap(({ checkId, repeat }) => (repeat ? repeatRow(checkId, repeat) : [])),
    storedBodies,
  )
  await saveClaims(
    client,
    applied.flatMap(({ check, steps }) => touchedBy(steps).map((claim) => ({ checkId: check.id, claim }))),
  )
}

/** The claims that are new or changed, as the last report left them. */
const touchedBy = (steps: readonly Step[]): Claim[] => [
  ...new Map(steps.flatMap(({ touched }) => touched).map((claim) => [claim.id, claim])).values(),
]

/** The ids of the claims that a report made, for the first time or again, and of those that it closed. */
export type MadeAndClosed = Record<'made' | 'closed', string[]>

/** Rebuilds the checks to which a report came late; returns what each of these reports changed. */
export const rebuildLate = async (
  client: PoolClient,
  applied: readonly Applied[],
  storedBodies: StoredBodies,
): Promise<ReadonlyMap<string, MadeAndClosed>> => {
  const changedBy = new Map<string, MadeAndClosed>()
  for (const { check, source, steps } of applied) {
    const late = steps.filter(({ effect }) => effect.kind === 'late')
    if (late.length === 0) continue
    const { claims, closed } = await rebuildCheck(client, check, source, storedBodies)
    for (const { arrival } of late)
      changedBy.set(arrival.id, {
        made: claims.flatMap((claim) => (isMadeLate(claim, claims, arrival) ? [claim.id] : [])),
        closed: closed.flatMap(({ id, closedMs }) => (closedMs === arrival.observedAtMs ? [id] : [])),
      })
  }
  return changedBy
}

const isMadeLate = (claim: Claim, claims: readonly Claim[], { id, observedAtMs, reading }: Arrival): boolean =>
  claim.firstReport === id ||
  (isInEffectAgain(claim, claims, observedAtMs) &&
    (reading?.statements ?? []).some((one) => canonical(one) === canonical(claim.statement)))

const repeatRow = (checkId: string, { id, of, observedAtMs, receivedMs }: NonNullable<Step['repeat']>): Repeat => ({
  ...{ check_id: checkId, id, of },
  said_at: new Date(observedAtMs).toISOString(),
  received_at: receivedMs === null ? null : new Date(receivedMs).toISOString(),
})
