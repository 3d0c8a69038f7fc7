import { z } from 'zod'
import { defined, filters, includesOf, names, paging } from '../arguments/parameters.ts'
import { listed, listOutput } from '../lists/list.ts'
import { containerDetails, containerRow } from '../lists/rows.ts'
import { searchOf } from '../lists/view.ts'
import { attributes, containerStatuses } from '../records/contract.ts'
import { linkTo } from '../results/resource-link.ts'
import { Answer, defineTool } from '../tool.ts'

const INCLUDES = ['shipment', 'pod_terminal', 'pickup_facility', 'transport_events', 'links']

const from = attributes('Container', 'number', 'current_status', 'pickup_lfd')

export const listContainers = defineTool({
  name: 'list_containers',
  title: 'List Containers',
  description:
    'Containers with binding last free day, holds and who must act, fees, pickup place. meta.total counts all.',
  input: {
    status: z.enum(containerStatuses as [string, ...string[]]).optional(),
    ready: z.boolean().optional(),
    holds: z.boolean().optional(),
    free_time_ends_before: z.string().optional(),
    number: z.string().optional(),
    ...filters,
    include: names('links'),
    ...paging,
  },
  output: listOutput({
    number: from.number,
    currentStatus: from.current_status,
    pickupLfd: from.pickup_lfd,
    lastFreeDay: z.string().optional(),
  }),
  run: async ({ include, response_format, ready, holds, number, free_time_ends_before, ...given }, context) => {
    const included = includesOf(include, INCLUDES)
    const { filter, ...search } = await searchOf('containers', given, context)
    const ofContainers = defined({ ready, holds, number, freeTimeEndsBefore: free_time_ends_before })
    const { items, result } = await listed(
      given,
      (page) =>
        context.client.containers.list({
          page,
          ...search,
          filter: { ...filter, ...ofContainers },
          include: ['shipment', 'pod_terminal'],
        }),
      response_format === 'detailed' ? containerDetails : containerRow,
      included.includes('links'),
    )
    return new Answer({ ...result }, included.includes('links') ? items.map(linkTo) : [])
  },
})
