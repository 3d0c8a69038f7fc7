import { listCommand } from '../listing/list-command.ts'
import { column } from '../output/columns.ts'

export const containers = listCommand({
  name: 'containers',
  about: 'List containers, the newest first',
  operation: 'listContainers',
  columns: [
    'number',
    'currentStatus',
    'availableForPickup',
    'pickupLfd',
    'holdsAtPodTerminal',
    'podArrivedAt',
    'id',
  ].map((name) => column(name)),
  example:
    'boxtrail containers --filter status=available --filter holds=false\nboxtrail containers --include shipment,podTerminal --output csv --columns number,shipment.billOfLadingNumber',
  iterate: ({ containers }, query, signal) => containers.iterate(query, { signal }),
})
