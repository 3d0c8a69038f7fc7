import type { Schemas } from '@boxtrail/contracts'
import { figuresOf } from '@boxtrail/engine/accuracy/figures'
import { parseSourceId } from '@boxtrail/engine/source-id'
import type { Places } from '@boxtrail/reference/places'
import type { Counted } from './list.ts'

type SourceAccuracy = Schemas['SourceAccuracy']

export const accuracyResource = (row: Counted, name: string | null, places: Places): SourceAccuracy => {
  const { source, pol, pod } = row
  const nameOf = (code: string | null) => (code && places.byLocode(code)?.name) || null
  return {
    id: pol === null ? source : [source, pol || '-', pod || '-'].join('|'),
    type: 'source_accuracy',
    attributes: {
      source: { id: source, kind: parseSourceId(source).kind as 'line' | 'terminal' | 'rail', name },
      port_of_lading_locode: pol || null,
      port_of_lading_name: nameOf(pol),
      port_of_discharge_locode: pod || null,
      port_of_discharge_name: nameOf(pod),
      ...figuresOf(row.counts),
    },
  }
}
