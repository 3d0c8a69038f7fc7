import type { Schemas } from '@boxtrail/contracts'
import { bindingOf } from '@boxtrail/engine/charges/binding-clock'
import { chooseLastFreeDay, type PolicyName, type ReportedFreeDays } from '@boxtrail/engine/explain/pickup-lfd-policy'
import { readiness } from '@boxtrail/engine/lifecycle/readiness'
import type { pickupLfdOrder } from '@boxtrail/engine/policy'
import type { ContainerFields } from '@boxtrail/engine/project/types/projection'
import { attributesOfColumn } from '@boxtrail/engine/provenance/attributes'
import type { Reference } from '@boxtrail/reference/reference'
import type { LineData } from '@boxtrail/sources/port/source'
import type { Call } from '../../context.ts'
import type { ServedContainer } from '../containers/queries.ts'
import { containerResource } from '../containers/resource.ts'
import { freshness, frozenOf, sourcesOfContainer, stampsOf } from '../freshness/resource.ts'
import type { ServedShipment } from '../shipments/queries.ts'
import { shipmentResource } from '../shipments/resource.ts'
import type { ServedRawEvent, ServedTransportEvent } from '../transport-events/queries.ts'
import { rawEventResource, transportEventResource } from '../transport-events/resource.ts'

/**
 * The context in which records are served. Without the policy of its account, a container lacks the values that it
 * chooses.
 */
export type Scope = Pick<Call, 'reference' | 'registry' | 'accountId'> & Partial<Pick<Call, 'pickupLfdPolicy'>>

/** Records of a journey as they are served, with what their sources say about their freshness. */
export const served = {
  shipment: (row: ServedShipment, { reference, registry }: Scope) =>
    shipmentResource(row, {
      containerIds: row.container_ids,
      reference,
      meta: { ...freshness(row.sources, frozenOf(row), registry), ...row.marks },
    }),
  container: (row: ServedContainer, { reference, registry, accountId, pickupLfdPolicy }: Scope) => {
    const averaged = averagedIn(row, registry.line(row.line_scac, accountId)?.data?.averages ?? [])
    const sources = sourcesOfContainer(row.sources, row.number, row.line_check_id)
    return containerResource(row, {
      transportEventIds: row.transport_event_ids,
      rawEventIds: row.raw_event_ids,
      reference,
      stamps: stampsOf(sources, row.line_tracking_stopped_at, registry.describe),
      meta: {
        ...freshness(sources, frozenOf(row), registry),
        ...whileTracked(knownOf(row, reference, pickupLfdPolicy), row.line_tracking_stopped_at),
        ...(averaged.length > 0 ? { averaged } : {}),
      },
    })
  },
  transportEvent: (row: ServedTransportEvent, { reference }: Scope) => ({
    ...transportEventResource(row, reference),
    ...(row.time_basis ? { meta: { time: row.time_basis } } : {}),
  }),
  rawEvent: (row: ServedRawEvent, { reference }: Scope) => rawEventResource(row, reference),
}

/** The averaged attributes: recognized from the values, or because the line declares that it averages them. */
const averagedIn = (row: ServedContainer, declared: LineData['averages']): NonNullable<Marks['averaged']> => {
  const recognized = row.marks.averaged ?? []
  if (declared.length === 0) return recognized
  return [...new Set([...recognized, ...declared.filter((name) => row[name] !== null)])]
}

type Marks = Omit<Schemas['ContainerMeta'], 'sources'>
type Known = Pick<ServedContainer, keyof ContainerFields | 'marks'>

/** Leaves out expected milestones once tracking has stopped, because nothing is due then. */
const whileTracked = ({ expected, ...known }: Marks, stoppedAt: unknown): Marks =>
  stoppedAt === null && expected ? { expected, ...known } : known

/** The entries in `meta` of a container besides the freshness of its sources. */
export const knownOf = (row: Known, reference: Reference, policy?: PolicyName): Marks => {
  const chosen = policy && chooseLastFreeDay(policy, reportedDays(row))
  return {
    pickup: pickupOf(row),
    ...marksOf(row, reference),
    ...(chosen ? { pickup_lfd_policy: chosen } : {}),
  }
}

/** The last free days of a row, which comes as JSON with times in wire form. */
const reportedDays = (row: Known): ReportedFreeDays => {
  const { pickup_lfd_line, pickup_lfd_terminal, pickup_lfd_rail } = row as Record<keyof Known, unknown> as LastFreeDays
  const { pod_timezone, final_destination_timezone, marks } = row
  return {
    pickup_lfd_line,
    pickup_lfd_terminal,
    pickup_lfd_rail,
    pod_timezone,
    final_destination_timezone,
    free_time: marks.free_time,
  }
}

type LastFreeDays = Record<(typeof pickupLfdOrder)[number], string | null>

const marksOf = ({ marks, pickup_facility_id: id }: Known, { places }: Reference): Marks => {
  const { times, pickup_place: place, free_time: freeTime, overdue_told: _, ...rest } = marks
  const facility = typeof id === 'string' ? (places.terminalById(id)?.name ?? null) : null
  return {
    ...rest,
    ...(freeTime ? { free_time: { ...freeTime, binding: bindingOf(freeTime) } } : {}),
    ...(place ? { pickup_place: { facility, ...place } } : {}),
    ...(times ? { times: byAttribute(times) } : {}),
  }
}

const byAttribute = (times: NonNullable<Marks['times']>) => {
  const named = Object.entries(times).flatMap(([column, basis]) =>
    attributesOfColumn(column).map((name) => [name, basis] as const),
  )
  return Object.fromEntries(named)
}

/** Whether the container can be picked up, at the port or inland, wherever the pickup was planned. */
const pickupOf = (row: Known) =>
  readiness({
    available_for_pickup: row.available_for_pickup as boolean | null,
    holds: row.holds_at_pod_terminal as { name: string; status: string; description?: string }[],
    pickedUp: (row.final_destination_full_out_at ?? row.pod_full_out_at) !== null,
    returned: row.empty_terminated_at !== null,
  })
