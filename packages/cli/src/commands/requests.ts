import { listCommand } from '../listing/list-command.ts'
import { column } from '../output/columns.ts'

export const requests = listCommand({
  name: 'requests',
  about: 'List tracking requests, the newest first',
  operation: 'listTrackingRequests',
  columns: ['requestNumber', 'requestType', 'scac', 'status', 'failedReason', 'createdAt', 'id'].map((name) =>
    column(name),
  ),
  example: 'boxtrail requests --filter status=failed',
  iterate: ({ trackingRequests }, query, signal) => trackingRequests.iterate(query, { signal }),
})
