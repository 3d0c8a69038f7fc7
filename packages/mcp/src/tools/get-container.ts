import type { Container } from '@boxtrail/client'
import { z } from 'zod'
import { containerOf, containerOutput, type Shown } from '../container.ts'
import { timelineOf } from '../events.ts'
import { metadataOf } from '../metadata.ts'
import { format, id, includesOf, names } from '../parameters.ts'
import { named } from '../quote.ts'
import { type Context, defineTool } from '../tool.ts'

const INCLUDES = ['shipment', 'pod_terminal', 'transport_events'] as const

export const getContainer = defineTool({
  name: 'get_container',
  title: 'Get Container Details',
  description:
    'One container now: status, availability, holds, fees, last free day and days left, rail, freshness. Needs an id; find it with search_container.',
  input: { id, include: names(INCLUDES.join(', ')), response_format: format },
  output: z.looseObject(containerOutput),
  run: async ({ id, include, response_format }, context) => {
    const isDetailed = response_format === 'detailed'
    const asked = includesOf(include, INCLUDES)
    return readContainer(id, context, isDetailed || asked.includes('transport_events'), isDetailed)
  },
})

/** A container with its shipment and terminal, and with its latest event if wanted. */
export const readContainer = async (id: string, { client, now }: Context, withEvents = false, isDetailed = false) => {
  const container: Shown = withEvents
    ? await client.containers.get(id, { include: ['shipment', 'pod_terminal', 'transport_events.location'] })
    : await client.containers.get(id, { include: ['shipment', 'pod_terminal'] })
  const included = ['shipment', 'pod_terminal', ...(withEvents ? ['transport_events'] : [])]
  return {
    ...containerOf(container, now()),
    events: withEvents ? eventsOf(container) : 'Not loaded: use get_container_transport_events.',
    ...(isDetailed ? { details: detailsOf(container) } : {}),
    _metadata: metadataOf(container, included, withEvents),
  }
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
  updated_at: container.updatedAt,
  ref_numbers: container.refNumbers.map(named),
  seal_number: named(container.sealNumber),
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
  pickup_because: container.meta?.pickup?.because.map(({ code }) => code) ?? [],
})
