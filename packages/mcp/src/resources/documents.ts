import { glossary } from './glossary.ts'

export interface Document {
  name: string
  uri: string
  title: string
  description: string
  mimeType: string
  text: string
  /** Whether clients see it in the list of resources. Unlisted documents can be read by their URI. */
  isListed: boolean
}

const guidance = `# Which tool answers what

| Question | Tool | Then |
| --- | --- | --- |
| Can it be picked up? Which holds, which fees? | get_container | get_container_transport_events |
| Where is it? | get_container | get_container_route |
| Has it been discharged, is it available? | get_container | |
| When does it arrive, is it late? | get_shipment_details | get_container_transport_events |
| Which containers belong to a bill or a booking? | search_container | get_shipment_details |
| What will cost demurrage, storage or detention? | list_containers with free_time_ends_before | get_container with include charges |
| What can be picked up now? What is on hold, and who acts? | list_containers with ready or holds | |
| Why is it so? Who said it? | get_container with include explanation or provenance | |
| What changed since? | list_containers or list_shipments with updated_after | |
| Which shipments of a line or a port are under way? | list_shipments with carrier, port, status | |
`

const columns = {
  container: [
    'number',
    'currentStatus',
    'ready',
    'lastFreeDay',
    'lastFreeDayOf',
    'holds',
    'fees',
    'pickupPlace',
    'line',
  ],
  shipment: [
    'billOfLading',
    'status',
    'shippingLineScac',
    'podVesselName',
    'portOfDischargeName',
    'podEtaAt',
    'podAtaAt',
    'destinationEtaAt',
  ],
  tracking_request: ['requestNumber', 'requestType', 'status', 'scac', 'createdAt', 'failedReason', 'action', 'reason'],
}
const sort = {
  container: { key: 'lastFreeDay', direction: 'asc' },
  shipment: { key: 'podEtaAt', direction: 'asc' },
  tracking_request: { key: 'createdAt', direction: 'desc' },
}

export const documents: readonly Document[] = [
  {
    name: 'milestone-glossary',
    uri: 'boxtrail://docs/milestone-glossary',
    title: 'Milestone Glossary',
    description: 'What each event of a journey means, and what follows from it',
    mimeType: 'text/markdown',
    text: glossary,
    isListed: true,
  },
  {
    name: 'mcp-query-guidance',
    uri: 'boxtrail://docs/mcp-query-guidance',
    title: 'Query Guidance',
    description: 'Which tool answers which question',
    mimeType: 'text/markdown',
    text: guidance,
    isListed: false,
  },
  {
    name: 'list-display-columns',
    uri: 'boxtrail://docs/list-display-columns',
    title: 'List Display Columns',
    description: 'Columns and order of lists',
    mimeType: 'application/json',
    text: JSON.stringify({ columns, sort }),
    isListed: false,
  },
]
