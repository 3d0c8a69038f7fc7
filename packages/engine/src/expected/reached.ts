import type { ContainerJourney } from '../project/fields/container-journey.ts'
import { isOnWater } from '../project/milestones/milestones.ts'
import { inlandArrival } from '../project/route/transport-events.ts'
import type { ContainerFields, MilestoneClaim, Visit } from '../project/types/projection.ts'
import { type DueMilestoneName, dueMilestoneNames } from './milestones.ts'

type Reports = (journey: ContainerJourney, fields: ContainerFields) => boolean

/** Whether each milestone is known to have happened: by its own report, or by one that proves it. */
const reports: Record<DueMilestoneName, Reports> = {
  departure: ({ happened, route }) =>
    happened.some(({ set }) => {
      if (!isOnWater(set)) return false
      const role = route.roleOf(set)
      return role === 'pol' ? set.statement.kind === 'depart' : role === 'transshipment' || role === 'pod'
    }),
  arrival: (journey) => journey.happened.some((visit) => landsAtPort(visit, journey)),
  discharge: (journey, fields) =>
    (fields.pod_discharged_at ??
      fields.pod_rail_loaded_at ??
      fields.pod_rail_departed_at ??
      journey.pickup.presence.left) !== null || fields.available_for_pickup === true,
  rail_departure: ({ happened, route }, fields) =>
    fields.pod_rail_departed_at !== null ||
    happened.some(({ set }) => set.statement.kind === 'gate_out' && isFull(set) && route.roleOf(set) === 'pod'),
  inland_arrival: ({ happened, route }, fields) =>
    inlandArrival(happened, route) !== undefined || (fields.ind_ata_at ?? fields.ind_rail_unloaded_at) !== null,
  release: (_, { available_for_pickup, holds_at_pod_terminal: holds }) =>
    available_for_pickup === true && !(holds ?? []).some(({ status }) => status === 'hold'),
  gate_out: ({ pickup: { presence } }, fields) =>
    (fields.pod_full_out_at ?? fields.final_destination_full_out_at ?? presence.left) !== null ||
    fields.current_status === 'picked_up' ||
    fields.current_status === 'delivered',
  empty_return: (_, fields) => fields.empty_terminated_at !== null || fields.current_status === 'empty_returned',
}

const isFull = ({ statement }: MilestoneClaim): boolean => statement.laden !== false

const landsAtPort = ({ set }: Visit, { route }: ContainerJourney): boolean =>
  isOnWater(set) && route.roleOf(set) === 'pod' && ['arrive', 'berth', 'discharge'].includes(set.statement.kind)

/** The last milestone that is known to have happened; null before the first. */
export const reached = (journey: ContainerJourney, fields: ContainerFields): DueMilestoneName | null =>
  dueMilestoneNames.findLast((name) => reports[name](journey, fields)) ?? null

export const isBefore = (one: DueMilestoneName | null, other: DueMilestoneName): boolean =>
  one === null || dueMilestoneNames.indexOf(one) < dueMilestoneNames.indexOf(other)
