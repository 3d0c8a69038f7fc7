import { z } from 'zod'
import { format, id } from '../arguments/parameters.ts'
import { attributes } from '../records/contract.ts'
import { documentConflictsOf } from '../records/document-conflicts.ts'
import { freshness } from '../records/freshness.ts'
import { containersOf, shipmentOf } from '../records/shipment.ts'
import { defineTool } from '../tool.ts'

const PLACES = ['port_of_lading', 'port_of_discharge', 'pod_terminal', 'destination', 'destination_terminal'] as const
const from = attributes('Shipment', 'shipping_line_scac', 'pod_eta_at', 'pod_ata_at', 'pol_etd_at', 'pol_atd_at')

export const getShipmentDetails = defineTool({
  name: 'get_shipment_details',
  title: 'Get Shipment Details',
  description:
    'One bill of lading or booking: route with estimated and actual times, vessel, containers, whether it is still tracked.',
  input: { id, include_containers: z.boolean().optional().describe('default true'), response_format: format },
  output: z.looseObject({
    id: z.string(),
    bill_of_lading: z.string(),
    status: z.string(),
    shipping_line: z.looseObject({ scac: from.shipping_line_scac }),
    routing: z.looseObject({
      port_of_lading: z.looseObject({ etd: from.pol_etd_at, atd: from.pol_atd_at }),
      port_of_discharge: z.looseObject({ eta: from.pod_eta_at, ata: from.pod_ata_at }),
      destination: z.looseObject({}).nullable(),
    }),
    vessel_at_pod: z.looseObject({}),
    tracking: z.looseObject({}),
    freshness,
  }),
  run: async ({ id, include_containers: withContainers = true, response_format }, { client, now }) => {
    const included = withContainers ? ([...PLACES, 'containers'] as const) : PLACES
    const shipment = await client.shipments.get(id, { include: included })
    const shown = shipmentOf(shipment as never, now())
    return {
      ...shown,
      bill_of_lading: shown.bill_of_lading ?? '',
      ...documentConflictsOf(shipment as never, response_format),
      containers: withContainers
        ? containersOf(shipment.containers as never, response_format)
        : 'Not loaded: call with include_containers true.',
      _metadata: {
        shipment_status: shown.status,
        includes_loaded: included,
        presentation_guidance: 'etd and eta are estimates. null is unknown.',
      },
    }
  },
})
