import { attributes } from '../contract.ts'
import { listed, listOutput } from '../list.ts'
import { filterOf, filters, includesOf, names, paging } from '../parameters.ts'
import { linkTo } from '../resources/link.ts'
import { containerDetails, containerRow } from '../rows.ts'
import { Answer, defineTool } from '../tool.ts'

const INCLUDES = ['shipment', 'pod_terminal', 'pickup_facility', 'transport_events']

const from = attributes('Container', 'number', 'current_status', 'pickup_lfd')

export const listContainers = defineTool({
  name: 'list_containers',
  title: 'List Containers',
  description: 'Containers of the account, newest first. meta.total counts all that match.',
  input: { ...filters, include: names('loaded for detailed rows'), ...paging },
  output: listOutput({ number: from.number, currentStatus: from.current_status, pickupLfd: from.pickup_lfd }),
  run: async ({ include, response_format, ...given }, { client }) => {
    includesOf(include, INCLUDES)
    const { items, result } = await listed(
      { ...given, response_format },
      (page) => client.containers.list({ page, filter: filterOf(given), include: ['shipment', 'pod_terminal'] }),
      response_format === 'detailed' ? containerDetails : containerRow,
    )
    return new Answer({ ...result, unsupportedFilters: [] }, items.map(linkTo))
  },
})
