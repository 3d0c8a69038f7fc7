import { isOfDocuments } from '@boxtrail/engine/contradictions/contradiction/kinds'
import { isFollowed } from '@boxtrail/engine/lifecycle/decide-request'
import { isOnSandboxClock } from '@boxtrail/sources/port/traits'
import type { Pool } from 'pg'
import { writeAccuracy } from '../../../accuracy/write.ts'
import { lockAttentionOf } from '../../../attention/queries.ts'
import { writeAttention } from '../../../attention/write.ts'
import { lockContradictions } from '../../../contradictions/queries.ts'
import { type FoundContradictions, writeContradictions } from '../../../contradictions/write.ts'
import { transaction } from '../../../db/transaction.ts'
import { appendToLogs } from '../../../notifications/event-log/append.ts'
import type { Notifier } from '../../../notifications/rendering/notifier.ts'
import { noteLate } from '../../../silence/queries.ts'
import { findRivals, projectAgain } from '../../bills/queries.ts'
import { ensureSource, lockChecks, subscribeToNewChecks, updateSubscriptions } from '../../checks/queries.ts'
import { noteHistories } from '../../journeys/interruption-queries.ts'
import { endSubscriptions, lockNumbers, subscribeToReported } from '../../subscriptions/queries.ts'
import type { Advance } from '../advance/advance.ts'
import { addToInlandLanes } from '../lanes/inland-lanes.ts'
import { addToLanes } from '../lanes/lanes.ts'
import { containersOf } from '../load/load.ts'
import { writeInitialFields } from './initial-fields.ts'
import { lockJourneys, settleJourneys } from './journey-queries.ts'
import { countedOf, journeyToCount } from './journey-to-count.ts'
import { logEntriesOf } from './log-entry.ts'
import { withoutRepeated } from './overdue.ts'
import { numbersOf, othersToProject, rivalsWithin } from './rivals.ts'
import { shipmentIdOf } from './rows.ts'
import { settled } from './settled-journey.ts'
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
    const affecting = advances.filter(({ affectsOthers }) => affectsOthers)
    await lockNumbers(client, [...advances.flatMap(unsubscribedNumbers), ...affecting.flatMap(numbersOf)])
    const rivals = await findRivals(
      client,
      affecting.map(({ loaded }) => containersOf(loaded)),
    )
    // In the lock order of db/transaction.ts: checks, journeys, rows, ledger.
    await lockChecks(
      client,
      advances.flatMap((one) => changedSubscriptions(one).map((after) => after.check_id)),
    )
    const locked = await lockJourneys(
      client,
      advances.map(({ loaded }) => loaded.journey),
      rivals,
    )
    // A worker that lost its lease drops its work, because the journey is being projected again.
    const mine = advances.filter(({ loaded }) => locked.has(loaded.journey.id)).map(withStop)
    if (mine.length === 0) return { notifications: 0 }
    // Locked before the rows are written, because the entries of a container that is removed are deleted with it.
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
    const sharing = [...rivals, ...rivalsWithin(affecting)]
    await projectAgain(
      client,
      mine.flatMap((one) => othersToProject(one, sharing)),
    )
    const news = new Map(mine.map((one, index) => [one, contradictions[index]!.changes.length > 0]))
    const counted = new Map(mine.map((one) => [one, countedOf(one, open)]))
    await writeAccuracy(
      client,
      mine.flatMap((one) => journeyToCount(one, counted.get(one), news.get(one)!)),
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
    await endSubscriptions(client, mine.flatMap(endedSubscriptions))
    const newPolls = mine.flatMap(newPollsOf)
    for (const poll of newPolls) if (isOnSandboxClock(poll)) await ensureSource(client, { ...poll, id: poll.sourceId })
    await subscribeToNewChecks(client, newPolls)
    await settleJourneys(
      client,
      mine.map((one) => settled(one, counted.get(one))),
    )
    await noteHistories(client, mine)
    await subscribeToReported(client, mine.flatMap(missingSubscriptionsOf))
    await noteLate(client, mine.flatMap(lateSources))
    return {
      notifications: await appendToLogs(client, notifier, logEntriesOf(client, logged, { attention, contradictions })),
    }
  })

const lateSources = ({ attention, loaded: { journey } }: Advance) =>
  attention.late.map((source_id) => ({ account_id: journey.account_id, source_id }))

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

const contradictionsOfOne = (one: Advance): FoundContradictions => {
  const { stored, journey } = one.loaded
  const created = new Map(one.difference.containers.map(({ number, id }) => [number, id]))
  return {
    ...journeyOf(one),
    found: (one.contradictions ?? []).flatMap(({ number, contradiction }) => {
      const containerId = created.get(number) ?? stored.containers.get(number)?.row.id
      return containerId ? { containerId, shipmentId: shipmentIdOf(one), contradiction } : []
    }),
    // Once tracking has stopped, only what rests on documents is compared, because invoices come later; what sources
    // said stays as it was.
    isCompared: (kind) => isFollowed(one.loaded.request) || isOfDocuments(kind),
    now: journey.now,
    newId: one.newId,
  }
}
