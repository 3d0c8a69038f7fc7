import { NotFoundError } from '@boxtrail/client'
import { z } from 'zod'
import { format, id } from '../arguments/parameters.ts'
import { attributes } from '../records/contract.ts'
import { categoriesOf, milestonesOf, type ShownEvent, timelineOf } from '../records/events.ts'
import { briefly, type Format, omission } from '../results/brief.ts'
import { type Context, defineTool } from '../tool.ts'

const from = attributes('TransportEvent', 'event')

export const getContainerTransportEvents = defineTool({
  name: 'get_container_transport_events',
  title: 'Get Container Transport Events',
  description:
    'The journey of one container: events in order, and when each milestone was reached. Withdrawn events are left out.',
  input: { id, response_format: format },
  output: z.looseObject({
    total_events: z.int(),
    event_categories: z.record(z.string(), z.int()),
    timeline: z.array(
      z.looseObject({ event: from.event, timestamp: z.string(), location: z.looseObject({}).nullable() }),
    ),
    milestones: z.record(z.string(), z.string()),
  }),
  run: async ({ id, response_format }, context) => {
    const { events, source } = await eventsOf(id, context)
    return journeyOf(events, source, response_format)
  },
})

/** The events of a container; if the service has no separate list of them, those included in the container. */
const eventsOf = async (
  id: string,
  { client }: Context,
): Promise<{ events: readonly ShownEvent[]; source: string }> => {
  try {
    const { items } = await client.containers.transportEvents(id, { include: ['location', 'terminal'] })
    return { events: items, source: 'transport_events_subresource' }
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    const { transportEvents } = await client.containers.get(id, { include: ['transport_events.location'] })
    return { events: transportEvents, source: 'container_include_fallback' }
  }
}

export const journeyOf = (events: readonly ShownEvent[], source: string, format: Format) => {
  const timeline = timelineOf(events)
  // The newest matter most; earlier ones are summarized in the milestones.
  const { shown, omitted } = briefly(timeline.toReversed(), format)
  return {
    total_events: timeline.length,
    event_categories: categoriesOf(timeline),
    timeline: shown.reverse(),
    ...omission(omitted, 'Earlier events are left out: call with response_format "detailed".'),
    milestones: milestonesOf(timeline),
    _metadata: {
      source,
      container_found: true,
      presentation_guidance:
        timeline.length === 0
          ? 'Nothing has been reported yet: say unknown, not that nothing happened.'
          : 'Events named estimated are forecasts.',
    },
  }
}
