import type { SourceAccuracy } from '@boxtrail/client'
import { z } from 'zod'
import { defined, format, names, valuesOf } from '../arguments/parameters.ts'
import { accuracyRow } from '../records/accuracy.ts'
import { briefly, omission } from '../results/brief.ts'
import { defineTool } from '../tool.ts'

const kinds = ['line', 'terminal', 'rail'] as const
const MAX_READ = 100

export const sourceAccuracy = defineTool({
  name: 'source_accuracy',
  title: 'Source Accuracy',
  description:
    'How often each line, terminal and railway was right about the journeys of this account: its estimate of the arrival within a day, how late it reports, how often and by how much it corrects itself, contradictions it lost. Each figure with its cases; what has none is left out.',
  input: {
    source: z.string().optional().describe('id such as line:MAEU; a line also by SCAC or name'),
    kind: names(kinds.join(', ')),
    port_of_lading: z.string().optional().describe('code or name'),
    port_of_discharge: z.string().optional(),
    by_port_pair: z.boolean().optional(),
    response_format: format,
  },
  output: z.looseObject({
    total: z.int(),
    items: z.array(z.looseObject({ id: z.string(), source: z.string(), kind: z.string() })),
  }),
  run: async (given, { client }) => {
    const { source, by_port_pair, response_format } = given
    const filter = defined({
      source,
      kind: valuesOf('kind', given.kind, kinds),
      portOfLading: given.port_of_lading,
      portOfDischarge: given.port_of_discharge,
    })
    const query = { page: { size: MAX_READ }, filter, ...(by_port_pair ? { by: 'port_pair' } : {}) }
    const { items, meta } = await client.accuracy.list(query as never)
    const rows = (items as SourceAccuracy[]).map(accuracyRow(response_format === 'detailed'))
    const { shown } = briefly(rows, response_format)
    return {
      total: meta.total,
      items: shown,
      ...omission(
        meta.total - shown.length,
        'Ask for one source or port pair, or call with response_format "detailed".',
      ),
    }
  },
})
