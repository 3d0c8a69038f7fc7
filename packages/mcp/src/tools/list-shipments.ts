import { z } from 'zod'
import { attributes } from '../contract.ts'
import { listed, listOutput } from '../list.ts'
import { filterOf, filters, includesOf, names, paging } from '../parameters.ts'
import { numbersOf, shipmentDetails, shipmentRow } from '../rows.ts'
import { defineTool } from '../tool.ts'

const from = attributes('Shipment', 'pod_eta_at', 'pod_ata_at')

export const listShipments = defineTool({
  name: 'list_shipments',
  title: 'List Shipments',
  description: 'Bills of lading and bookings of the account, newest first.',
  input: {
    number: z.string().optional().describe('exact'),
    tracking_stopped: z.boolean().optional(),
    include_containers: z.boolean().optional(),
    ...filters,
    include: names('containers'),
    ...paging,
  },
  output: listOutput({ billOfLading: z.string().nullable(), podEtaAt: from.pod_eta_at, podAtaAt: from.pod_ata_at }),
  run: async (
    { number, tracking_stopped: trackingStopped, include_containers, include, response_format, ...given },
    { client },
  ) => {
    const withContainers = includesOf(include, ['containers']).length > 0 || include_containers === true
    const rowOf = response_format === 'detailed' ? shipmentDetails : shipmentRow
    const { result } = await listed(
      { ...given, response_format },
      (page) =>
        client.shipments.list({
          page,
          ...(number === undefined ? {} : { number }),
          filter: { ...filterOf(given), ...(trackingStopped === undefined ? {} : { trackingStopped }) },
          ...(withContainers ? { include: ['containers'] } : {}),
        }),
      (shipment) => ({ ...rowOf(shipment), ...(withContainers ? { containers: numbersOf(shipment.containers) } : {}) }),
    )
    return { ...result, unsupportedFilters: [] }
  },
})
