import { listCommand } from '../listing/list-command.ts'
import { column } from '../output/columns.ts'

export const attention = listCommand({
  name: 'attention',
  about: 'List what somebody must do or know now, the most severe first',
  operation: 'listAttention',
  columns: ['severity', 'kind', 'title', 'whatToDo', 'dueOn', 'id'].map((name) => column(name)),
  example:
    'boxtrail attention --filter severity=high\nboxtrail attention --filter kind=free_time_ended,free_time_ending --output csv',
  iterate: ({ attention }, query, signal) => attention.iterate(query, { signal }),
})
