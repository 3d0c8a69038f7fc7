import type { Container } from '@boxtrail/client'
import { z } from 'zod'
import { ASKED, type Asked, askedOf } from '../asked.ts'
import { containerOf, containerOutput, type Shown } from '../container.ts'
import { timelineOf } from '../events.ts'
import { metadataOf } from '../metadata.ts'
import { format, id, includesOf, names } from '../parameters.ts'
import { numbered } from '../quote.ts'
import { type Context, defineTool } from '../tool.ts'

const INCLUDES = ['shipment', 'pod_terminal', 'transport_events', ...ASKED] as const

export const getContainer = defineTool({
  name: 'get_container',
  title: 'Get Container Details',
  description:
    'One container now: status, pickup place, availability and why, holds, fees, binding last free day. Needs an id; find it with search_container.',
  input: {
    id,
    include: names(INCLUDES.join(', ')),
    days: z.int().min(1).max(60).optional().describe('charges look ahead'),
    response_format: format,
  },
  output: z.looseObject(containerOutput),
  run: async ({ id, include, days, response_format: format }, context) => {
    const isDetailed = format === 'detailed'
    const included = includesOf(include, INCLUDES)
    const asked = included.filter((one): one is Asked => (ASKED as readonly string[]).includes(one))
    const [container, more] = await Promise.all([
      readContainer(id, context, isDetailed || included.includes('transport_events'), isDetailed),
      askedOf(id, asked, context, { days, format }),
    ])
    return { ...container, ...more }
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
