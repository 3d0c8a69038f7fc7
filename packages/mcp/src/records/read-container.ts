import type { Container } from '@boxtrail/client'
import { numbered } from '../results/quote.ts'
import type { Context } from '../tool.ts'
import { containerOf, type Shown } from './container.ts'
import { allContradictions, firstContradiction, withRoomFor } from './contradictions.ts'
import { timelineOf } from './events.ts'
import { metadataOf } from './metadata.ts'

/** A container with its shipment, terminal and contradictions, and with its latest event if wanted. */
export const readContainer = async (id: string, { client, now }: Context, withEvents = false, isDetailed = false) => {
  const read = async (): Promise<Shown> =>
    withEvents
      ? await client.containers.get(id, { include: ['shipment', 'pod_terminal', 'transport_events.location'] })
      : await client.containers.get(id, { include: ['shipment', 'pod_terminal'] })
  const find = isDetailed ? allContradictions : firstContradiction
  const [container, contradictions] = await Promise.all([read(), find(id, { client })])
  const included = ['shipment', 'pod_terminal', ...(withEvents ? ['transport_events'] : [])]
  const result = {
    ...containerOf(container, now(), isDetailed),
    events: withEvents ? eventsOf(container) : 'Not loaded: use get_container_transport_events.',
    ...(isDetailed ? { details: detailsOf(container) } : {}),
    _metadata: metadataOf(container, included, withEvents),
  }
  return { ...result, ...(isDetailed ? contradictions : withRoomFor(contradictions, result)) }
}

const eventsOf = (container: Shown) => {
  const timeline = timelineOf(container.transportEvents)
  const latest = timeline.findLast(({ event }) => !event.includes('estimated'))
  return {
    count: timeline.length,
    rail_events_count: timeline.filter(({ event }) => event.includes('rail')).length,
    latest_event: latest && {
      event: latest.event,
      timestamp: latest.timestamp,
      location: latest.location?.name ?? null,
    },
  }
}

const detailsOf = (container: Container) => ({
  created_at: container.createdAt,
  updated_at: container.updatedAt,
  ref_numbers: container.refNumbers.map(numbered),
  seal_number: numbered(container.sealNumber),
  empty_out_at: container.emptyOutAt,
  pol_full_in_at: container.polFullInAt,
  pol_vessel_loaded_at: container.polVesselLoadedAt,
  pol_vessel_departed_at: container.polVesselDepartedAt,
  pod_rail_departed_at: container.podRailDepartedAt,
  ind_rail_unloaded_at: container.indRailUnloadedAt,
  final_destination_full_out_at: container.finalDestinationFullOutAt,
  delivered_at: container.deliveredAt,
  empty_terminated_at: container.emptyTerminatedAt,
  terminal_checked_at: container.terminalCheckedAt,
})
