import { readContainer } from '../records/read-container.ts'
import { shipmentOf } from '../records/shipment.ts'
import { journeyOf } from '../tools/get-container-transport-events.ts'
import { containerId } from './container-id.ts'
import { definePrompt, promptResult } from './prompt.ts'

const PLACES = ['port_of_lading', 'port_of_discharge', 'pod_terminal', 'destination', 'destination_terminal'] as const

export const analyzeDelays = definePrompt({
  name: 'analyze-delays',
  title: 'Analyze Journey Delays',
  description: 'The journey of a container against its plan',
  input: containerId,
  run: async ({ container_id: id }, context) => {
    const { client, now } = context
    const [container, events] = await Promise.all([
      readContainer(id, context),
      client.containers.transportEvents(id, { include: ['location', 'terminal'] }),
    ])
    const shipment = container.shipment
      ? shipmentOf((await client.shipments.get(container.shipment.id, { include: PLACES })) as never, now())
      : null
    const journey = journeyOf(events.items, 'transport_events_subresource', 'detailed')
    return promptResult(
      `Analyze the delays of container ${container.container_number}: plan against fact for each milestone, unusual gaps, likely causes, and the effect on the transit time. Say what is not known.`,
      { id, container, journey, shipment } as { id: string },
    )
  },
})
