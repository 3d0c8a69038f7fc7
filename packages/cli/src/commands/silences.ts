import { listCommand } from '../listing/list-command.ts'
import { column } from '../output/columns.ts'

export const silences = listCommand({
  name: 'silences',
  about: 'List the sources that say nothing about any of your records, the longest first',
  operation: 'listSourceSilences',
  columns: [
    'source.name',
    'source.kind',
    'since',
    'cadence.everyS',
    'cadence.basis',
    'shipments',
    'containers',
    'source.id',
    'id',
  ].map((name) => column(name)),
  example:
    'boxtrail silences --filter kind=terminal,rail\nboxtrail attention --filter source=terminal:trapac-la   # the records that wait for one',
  iterate: ({ sourceSilences }, query, signal) => sourceSilences.iterate(query, { signal }),
})
