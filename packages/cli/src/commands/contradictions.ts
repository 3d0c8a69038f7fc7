import { listCommand } from '../listing/list-command.ts'
import { column } from '../output/columns.ts'

export const contradictions = listCommand({
  name: 'contradictions',
  about: 'List what sources and documents state about a container that cannot all be true, the most severe first',
  operation: 'listContradictions',
  columns: ['severity', 'kind', 'title', 'daysAtStake', 'since', 'id'].map((name) => column(name)),
  example:
    'boxtrail contradictions --filter kind=document_differs\nboxtrail contradictions --filter severity=high --output csv',
  iterate: ({ contradictions }, query, signal) => contradictions.iterate(query, { signal }),
})
