import { added, type BatchAction, type Outcome, type Outcomes, removed } from '@boxtrail/protocol/batches/record-batch'
import { ApiError, notPolled } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { findContainersOfShipments, findShipmentsOfContainers } from '../../records/containers/queries.ts'
import { type Refreshed, refreshContainers } from '../../tracking/start-and-stop/refresh.ts'
import { resumeTracking } from '../../tracking/start-and-stop/resume-tracking.ts'
import { stopTracking } from '../../tracking/start-and-stop/stop-tracking.ts'
import { changeOwnFields } from '../containers/update-container.ts'
import { changeOwnData } from '../update-shipment.ts'

/** Applies an action to records, and returns the outcome for each that exists. */
export type Act = (call: Call, ids: readonly string[], values: readonly string[]) => Promise<Outcomes>

/** Handles records one after another, each in its own transaction. */
const each =
  (change: (call: Call, id: string) => Promise<boolean>): Act =>
  async (call, ids) => {
    const outcomes: Outcomes = new Map()
    for (const id of ids) {
      try {
        outcomes.set(id, (await change(call, id)) ? 'done' : 'unchanged')
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.status !== 404) outcomes.set(id, error)
      }
    }
    return outcomes
  }

const refreshOutcome = (refreshed: readonly Refreshed[]): Outcome => {
  if (refreshed.some(({ isPolled }) => isPolled)) return 'done'
  const [first] = refreshed
  return notPolled(first?.message ?? 'The shipment has no container yet.')
}

const refreshShipments: Act = async (call, ids) => {
  const containers = await findContainersOfShipments(call.pool, call.accountId, ids)
  const refreshed = await refreshContainers(
    call,
    containers.flatMap(({ container_ids }) => container_ids),
  )
  return new Map(
    containers.map(({ id, container_ids }) => [
      id,
      refreshOutcome(container_ids.flatMap((container) => refreshed.get(container) ?? [])),
    ]),
  )
}

const refreshOfContainers: Act = async (call, ids) => {
  const refreshed = await refreshContainers(call, ids)
  return new Map([...refreshed].map(([id, one]) => [id, refreshOutcome([one])]))
}

export const actionsOnShipments: Readonly<Record<BatchAction, Act>> = {
  refresh: refreshShipments,
  stop_tracking: each(stopTracking),
  resume_tracking: each(resumeTracking),
  add_tags: (call, ids, values) => changeOwnData(call, ids, ({ tags }) => ({ tags: added('tags', tags, values) })),
  remove_tags: (call, ids, values) => changeOwnData(call, ids, ({ tags }) => ({ tags: removed(tags, values) })),
  add_references: (call, ids, values) =>
    changeOwnData(call, ids, ({ ref_numbers: before }) => ({
      ref_numbers: added('reference numbers', before, values),
    })),
  remove_references: (call, ids, values) =>
    changeOwnData(call, ids, ({ ref_numbers }) => ({ ref_numbers: removed(ref_numbers, values) })),
}

/** Changes what a shipment has for all its containers, once for each shipment. */
const throughShipments =
  (act: Act): Act =>
  async (call, ids, values) => {
    const found = await findShipmentsOfContainers(call.pool, call.accountId, ids)
    const shipments = [...new Set(found.map(({ shipment_id }) => shipment_id))].sort()
    const outcomes = await act(call, shipments, values)
    return new Map(
      found.flatMap(({ id, shipment_id }): [string, Outcome][] => {
        const outcome = outcomes.get(shipment_id)
        return outcome === undefined ? [] : [[id, outcome]]
      }),
    )
  }

export const actionsOnContainers: Readonly<Record<BatchAction, Act>> = {
  refresh: refreshOfContainers,
  stop_tracking: throughShipments(actionsOnShipments.stop_tracking),
  resume_tracking: throughShipments(actionsOnShipments.resume_tracking),
  add_tags: throughShipments(actionsOnShipments.add_tags),
  remove_tags: throughShipments(actionsOnShipments.remove_tags),
  add_references: (call, ids, values) =>
    changeOwnFields(call, ids, { refNumbers: (before) => added('reference numbers', before, values) }),
  remove_references: (call, ids, values) =>
    changeOwnFields(call, ids, { refNumbers: (before) => removed(before, values) }),
}
