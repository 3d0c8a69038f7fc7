import { isOfDocuments } from '@boxtrail/engine/contradictions/contradiction/kinds'
import type { Change } from '@boxtrail/engine/diff/difference'
import { groupsBy } from '@boxtrail/engine/groups-by'
import { isFollowed } from '@boxtrail/engine/lifecycle/decide-request'
import type { FieldOrigin } from '@boxtrail/engine/project/types/projection'
import { isOnSandboxClock } from '@boxtrail/sources/port/traits'
import type { Pool, PoolClient } from 'pg'
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
import { unpackRawEvents } from '../packing/raw-events.ts'
import { stopRequests, stopShipment } from '../start-and-stop/stop-queries.ts'
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
import { changedRow, newContainer, newShipment, nowOf, requestColumns } from './rows.ts'
import { showAdvances } from './show.ts'
import {
  changedSubscriptions,
  endedSubscriptions,
  missingSubscriptionsOf,
  newPollsOf,
  unsubscribedNumbers,
} from './subscriptions.ts'

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

const writeRows = async (client: PoolClient, mine: readonly Advance[]) => {
  const vessels = new Map(mine.flatMap(({ difference }) => [...difference.vessels]))
  await q.learnVessels(client, vessels)
  const shipments = mine.filter(({ difference }) => difference.shipment !== null)
  await q.insertRows(
    client,
    'shipments',
    shipments.filter(({ difference }) => difference.shipment!.isNew).map(newShipment),
  )
  await q.updateRows(
    client,
    'shipments',
    shipments
      .filter(({ difference }) => !difference.shipment!.isNew)
      .map((one) => changedRow(one, one.difference.shipment!)),
  )
  const containers = mine.flatMap((one) => one.difference.containers.map((container) => ({ one, container })))
  await q.insertRows(
    client,
    'containers',
    containers.filter(({ container }) => container.isNew).map(({ one, container }) => newContainer(one, container)),
  )
  await q.updateRows(
    client,
    'containers',
    containers.filter(({ container }) => !container.isNew).map(({ one, container }) => changedRow(one, container)),
  )
  const owned =
    (one: Advance) =>
    <Row extends object>(row: Row) => ({ account_id: one.loaded.journey.account_id, ...row })
  await q.deleteContainers(
    client,
    mine.flatMap((one) => one.difference.removed.map(({ id }) => ({ account_id: one.loaded.journey.account_id, id }))),
  )
  await unpackRawEvents(
    client,
    mine
      .filter(({ difference }) => difference.rawEvents.length > 0)
      .map((one) => ({ account_id: one.loaded.journey.account_id, id: shipmentIdOf(one) })),
  )
  await q.upsertRawEvents(
    client,
    mine.flatMap((one) => one.difference.rawEvents.map(owned(one))),
  )
  await q.invalidateTransportEvents(
    client,
    mine.flatMap((one) => one.difference.invalidated.map((id) => ({ account_id: one.loaded.journey.account_id, id }))),
  )
  await q.insertRows(
    client,
    'transport_events',
    mine.flatMap((one) => one.difference.transportEvents.map(owned(one))),
  )
  await q.saveRoutes(
    client,
    mine.flatMap((one) => one.difference.routes.map(owned(one))),
  )
  await q.saveProvenance(client, mine.flatMap(provenanceRows))
  await q.updateRequests(client, mine.filter(({ request }) => request !== null).map(requestColumns))
}

/** Claims outlive the reports they name and hold source, times and text, so referring to them is enough. */
const provenanceRows = ({ loaded, difference }: Advance) => {
  const row = (resource_type: string, { id, provenance }: { id: string; provenance: Record<string, FieldOrigin> }) => ({
    account_id: loaded.journey.account_id,
    resource_type,
    resource_id: id,
    fields: Object.fromEntries(
      Object.entries(provenance).map(([field, { set_by, outranked }]) => [
        field,
        [set_by.id, ...outranked.map(({ id }) => id)],
      ]),
    ),
  })
  return [
    ...(difference.shipment ? [row('shipment', difference.shipment)] : []),
    ...difference.containers.map((container) => row('container', container)),
  ]
}

/** Tracking that ends automatically is logged in the same transaction. */
const withStop = (one: Advance): Advance =>
  one.stop === null ? one : { ...one, changes: [...one.changes, ...stopChanges(one)] }

const shipmentIdOf = ({ loaded: { journey }, difference }: Advance) => journey.shipment_id ?? difference.shipment!.id

const writeStop = async (client: PoolClient, one: Advance) => {
  const { journey, request } = one.loaded
  await stopShipment(client, journey.account_id, shipmentIdOf(one), one.stop!, { at: nowOf(one) })
  await stopRequests(client, journey.account_id, [request.id])
}

const stopChanges = (one: Advance): Change[] => {
  const { request } = one.loaded
  const shipmentId = shipmentIdOf(one)
  const change = (partial: Omit<Change, 'id' | 'shipment_id' | 'container_id'>): Change => ({
    id: one.newId(),
    shipment_id: shipmentId,
    container_id: null,
    ...partial,
  })
  return [
    change({
      resource_type: 'shipment',
      resource_id: shipmentId,
      event: 'shipment.updated',
      changeset: { line_tracking_stopped_at: [null, nowOf(one)], line_tracking_stopped_reason: [null, one.stop] },
      data_source: 'boxtrail_calculation',
    }),
    change({
      resource_type: 'tracking_request',
      resource_id: request.id,
      event: 'tracking_request.tracking_stopped',
      changeset: { status: [one.request?.after.status ?? request.status, 'tracking_stopped'] },
    }),
  ]
}
