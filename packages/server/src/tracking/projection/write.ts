import { isOfDocuments } from '@boxtrail/engine/contradictions/contradiction/kinds'
import { groupsBy } from '@boxtrail/engine/groups-by'
import { isFollowed } from '@boxtrail/engine/lifecycle/decide-request'
import { isOnSandboxClock } from '@boxtrail/sources/port/traits'
import type { Pool } from 'pg'
import { type MeasuredJourney, writeAccuracy } from '../../accuracy/write.ts'
import { lockAttentionOf } from '../../attention/queries.ts'
import { writeAttention } from '../../attention/write.ts'
import { lockContradictions, type StoredContradiction } from '../../contradictions/queries.ts'
import { type FoundContradictions, writeContradictions } from '../../contradictions/write.ts'
import { transaction } from '../../db/transaction.ts'
import { appendToLogs } from '../../notifications/event-log/append.ts'
import type { Notifier } from '../../notifications/rendering/notifier.ts'
import { noteLate } from '../../silence/queries.ts'
import { findRivals, projectAgain, type RivalJourney } from '../bills/queries.ts'
import { ensureSource, lockChecks, subscribeToNewChecks, updateSubscriptions } from '../checks/queries.ts'
import { lockNumbers, subscribeToReported } from '../subscriptions/queries.ts'
import { countedBy } from './accuracy.ts'
import type { Advance } from './advance.ts'
import { writeInitialFields } from './initial-fields.ts'
import { addToInlandLanes } from './inland-lanes.ts'
import { addToLanes } from './lanes.ts'
import { containersOf, type LockedJourney } from './load.ts'
import { logEntriesOf } from './log-entry.ts'
import { withoutRepeated } from './overdue.ts'
import * as q from './queries.ts'
import { shipmentIdOf } from './rows.ts'
import { showAdvances } from './show.ts'
import {
  changedSubscriptions,
  endedSubscriptions,
  missingSubscriptionsOf,
  newPollsOf,
  unsubscribedNumbers,
} from './subscriptions.ts'
import { writeRows } from './write-rows.ts'
import { withStop, writeStop } from './write-stop.ts'

/**
 * Transaction 2 for a batch of journeys: rows, subscriptions, changes and notifications commit together or not at all.
 * Returns how many notifications wait and which checks became due.
 */
export const writeAdvances = (
  pool: Pool,
  advances: readonly Advance[],
  notifier: Notifier,
): Promise<{ notifications: number }> =>
  transaction(pool, async (client) => {
    // A concurrent push about one of these numbers, or another shipment with it, comes before or after us, and is seen
    // either way.
    const telling = advances.filter(({ tellsOthers }) => tellsOthers)
    await lockNumbers(client, [...advances.flatMap(unsubscribedNumbers), ...telling.flatMap(numbersOf)])
    const rivals = await findRivals(
      client,
      telling.map(({ loaded }) => containersOf(loaded)),
    )
    // In the lock order of db/transaction.ts: checks, journeys, rows, ledger.
    await lockChecks(
      client,
      advances.flatMap((one) => changedSubscriptions(one).map((after) => after.check_id)),
    )
    const locked = await q.lockJourneys(
      client,
      advances.map(({ loaded }) => loaded.journey),
      rivals,
    )
    // A worker that lost its lease drops its work, because the journey is being projected again.
    const mine = advances.filter(({ loaded }) => locked.has(loaded.journey.id)).map(withStop)
    if (mine.length === 0) return { notifications: 0 }
    // Before the rows: the entries of a container that is removed are deleted with it.
    const stored = await lockAttentionOf(client, mine.map(scopeOf))
    const compared = mine.filter(({ contradictions }) => contradictions !== null)
    const open = await lockContradictions(client, compared.map(journeyOf))
    await writeRows(client, mine)
    await writeInitialFields(client, mine)
    for (const one of mine) if (one.stop !== null) await writeStop(client, one)
    await showAdvances(client, mine)
    const logged = await withoutRepeated(client, mine)
    const attention = await writeAttention(client, mine.map(attentionOfOne), stored)
    const contradictions = await writeContradictions(client, mine.map(contradictionsOfOne), open)
    const sharing = [...rivals, ...rivalsWithin(telling)]
    await projectAgain(
      client,
      mine.flatMap((one) => toldBy(one, sharing)),
    )
    const news = new Map(mine.map((one, index) => [one, contradictions[index]!.changes.length > 0]))
    const counted = new Map(mine.map((one) => [one, countedOf(one, open)]))
    await writeAccuracy(
      client,
      mine.flatMap((one) => measuredAnew(one, counted.get(one), news.get(one)!)),
    )
    await addToLanes(
      client,
      mine.flatMap(({ lane, loaded: { journey } }) => (lane ? [{ ...lane, accountId: journey.account_id }] : [])),
    )
    await addToInlandLanes(
      client,
      mine.flatMap(({ inland, loaded: { journey } }) => (inland ? [{ ...inland, accountId: journey.account_id }] : [])),
    )
    await updateSubscriptions(client, mine.flatMap(changedSubscriptions))
    await q.endSubscriptions(client, mine.flatMap(endedSubscriptions))
    const newPolls = mine.flatMap(newPollsOf)
    for (const poll of newPolls) if (isOnSandboxClock(poll)) await ensureSource(client, { ...poll, id: poll.sourceId })
    await subscribeToNewChecks(client, newPolls)
    await q.settleJourneys(
      client,
      mine.map((one) => settled(one, counted.get(one))),
    )
    await subscribeToReported(client, mine.flatMap(missingSubscriptionsOf))
    await noteLate(client, mine.flatMap(lateSources))
    return {
      notifications: await appendToLogs(client, notifier, logEntriesOf(client, logged, { attention, contradictions })),
    }
  })

const lateSources = ({ attention, loaded: { journey } }: Advance) =>
  attention.late.map((source_id) => ({ account_id: journey.account_id, source_id }))

const numbersOf = ({ loaded }: Advance) => containersOf(loaded).numbers

/** Those whose rows this transaction is about to write. */
const rivalsWithin = (telling: readonly Advance[]): RivalJourney[] => {
  const named = telling.flatMap((one) => numbersOf(one).map((number) => ({ number, journey: one.loaded.journey })))
  const sharing = groupsBy(named, ({ number, journey }) => `${journey.account_id} ${journey.sandbox} ${number}`)
  return sharing.flatMap((all) =>
    all.flatMap(({ journey }) =>
      all
        .filter((other) => other.journey.id !== journey.id)
        .map(({ journey: { account_id, id, shipment_id } }) => ({
          ...{ journey_id: journey.id, account_id, id },
          shipment_id: shipment_id ?? '',
        })),
    ),
  )
}

/** The other shipments with its containers; and itself, if one of them was not there yet when it was loaded. */
const toldBy = ({ loaded: { journey, otherBills } }: Advance, rivals: readonly RivalJourney[]) => {
  const own = rivals.filter(({ journey_id }) => journey_id === journey.id)
  const known = new Set([...otherBills.values()].flat().map(({ shipmentId }) => shipmentId))
  return own.every(({ shipment_id }) => known.has(shipment_id)) ? own : [...own, journey]
}

const scopeOf = ({ loaded: { journey } }: Advance) => ({
  accountId: journey.account_id,
  scopeId: journey.id,
})

const attentionOfOne = (one: Advance) => ({
  ...scopeOf(one),
  entries: one.attention.entries,
  now: one.loaded.journey.now,
  newId: one.newId,
})

const journeyOf = ({ loaded: { journey } }: Advance) => ({ accountId: journey.account_id, journeyId: journey.id })

const settled = (one: Advance, counted: string | undefined): q.SettledJourney => {
  const { journey } = one.loaded
  return {
    account_id: journey.account_id,
    id: journey.id,
    projected_seq: journey.stale_seq,
    shipment_id: one.request?.shipmentId ?? one.difference.shipment?.id ?? journey.shipment_id,
    due_at: byWallClock(one.dueMs, journey),
    attention_at: byWallClock(one.attention.nextAtMs, journey),
    state: counted === undefined ? one.state : { ...one.state, counted },
  }
}

/** Whose sources are counted anew: what they said is another, or a contradiction was opened or resolved. */
const measuredAnew = (
  { accuracy, loaded: { journey } }: Advance,
  counted: string | undefined,
  hasNews: boolean,
): MeasuredJourney[] =>
  accuracy !== null && (hasNews || counted !== journey.state.counted)
    ? [{ ...accuracy, accountId: journey.account_id, journeyId: journey.id }]
    : []

const countedOf = (
  { accuracy, loaded: { journey } }: Advance,
  contradicted: readonly StoredContradiction[],
): string | undefined =>
  accuracy === null
    ? undefined
    : countedBy(
        accuracy,
        contradicted
          .filter((one) => one.account_id === journey.account_id && one.journey_id === journey.id)
          .map(({ id, kind, since, content }) => ({
            id,
            kind,
            sinceMs: since.getTime(),
            statements: content.statements,
          })),
      )

const contradictionsOfOne = (one: Advance): FoundContradictions => {
  const { stored, journey } = one.loaded
  const created = new Map(one.difference.containers.map(({ number, id }) => [number, id]))
  return {
    ...journeyOf(one),
    found: (one.contradictions ?? []).flatMap(({ number, contradiction }) => {
      const containerId = created.get(number) ?? stored.containers.get(number)?.row.id
      return containerId ? { containerId, shipmentId: shipmentIdOf(one), contradiction } : []
    }),
    // What sources said stays as it was when tracking stopped; bills come after it.
    isCompared: (kind) => isFollowed(one.loaded.request) || isOfDocuments(kind),
    now: journey.now,
    newId: one.newId,
  }
}

/** A time by the clock of a journey, as its due times are stored. */
const byWallClock = (ms: number | null, { now, wall }: LockedJourney): string | null =>
  ms === null ? null : new Date(ms - (now.getTime() - wall.getTime())).toISOString()
