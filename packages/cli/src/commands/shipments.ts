import { listCommand } from '../listing/list-command.ts'
import { column } from '../output/columns.ts'

export const shipments = listCommand({
  name: 'shipments',
  about: 'List shipments, the newest first',
  operation: 'listShipments',
  columns: [
    'billOfLadingNumber',
    'shippingLineScac',
    'portOfLadingLocode',
    'portOfDischargeLocode',
    'podVesselName',
    'podEtaAt',
    'podAtaAt',
    'id',
  ].map((name) => column(name)),
  example: 'boxtrail shipments --filter port=USLAX --limit 20',
  iterate: ({ shipments }, query, signal) => shipments.iterate(query, { signal }),
})
