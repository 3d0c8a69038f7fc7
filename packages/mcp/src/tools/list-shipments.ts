import { z } from 'zod'
import { defined, filters, includesOf, names, paging } from '../arguments/parameters.ts'
import { listed, listOutput } from '../lists/list.ts'
import { numbersOf, shipmentDetails, shipmentRow } from '../lists/rows.ts'
import { searchOf } from '../lists/view.ts'
import { attributes, containerStatuses } from '../records/contract.ts'
import { shipmentStatuses } from '../records/lifecycle.ts'
import { defineTool } from '../tool.ts'

const from = attributes('Shipment', 'pod_eta_at', 'pod_ata_at')

export const listShipments = defineTool({
  name: 'list_shipments',
  title: 'List Shipments',
  description: 'Bills of lading and bookings.',
  input: {
    number: z.string().optional(),
    include_containers: z.boolean().optional(),
    status: z.enum([...shipmentStatuses, ...containerStatuses] as [string, ...string[]]).optional(),
    ...filters,
    include: names('containers'),
    ...paging,
  },
  output: listOutput({
    billOfLading: z.string().nullable(),
    status: z.string(),
    podEtaAt: from.pod_eta_at,
    podAtaAt: from.pod_ata_at,
  }),
  run: async ({ number, include_containers, include, response_format, ...given }, context) => {
    const withContainers = includesOf(include, ['containers']).length > 0 || include_containers === true
    const rowOf = response_format === 'detailed' ? shipmentDetails : shipmentRow
    const search = await searchOf('shipments', given, context)
    const { result } = await listed(
      given,
      (page) =>
        context.client.shipments.list({
          page,
          ...defined({ number }),
          ...search,
          ...(withContainers ? { include: ['containers'] } : {}),
        }),
      (shipment) => ({ ...rowOf(shipment), ...(withContainers ? { containers: numbersOf(shipment.containers) } : {}) }),
    )
    return { ...result }
  },
})
