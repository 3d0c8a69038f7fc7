import type { Schemas } from '@boxtrail/contracts'
import type { Cell } from './cell.ts'
import { type Column, columnsOfAttributes } from './columns.ts'
import type { Exported, Related } from './values.ts'

type Contradiction = Schemas['Contradiction']['attributes']

/** The related records that a row has columns of. */
export const contradictionRelations = ['container', 'shipment']

const column = columnsOfAttributes<Contradiction>()

const ofRelated = (name: string, relation: string, attribute: string): Column => ({
  name,
  cell: ({ relationships }: Exported, related: Related) => {
    const [record] = related(relationships?.[relation]?.data)
    return (record?.attributes[attribute] as string | null | undefined) ?? null
  },
})

const speakers = ({ statements }: Contradiction, prevails: boolean): Cell => {
  const names = statements.filter((one) => one.prevails === prevails).map(({ source }) => source.name ?? source.id)
  return names.length === 0 ? null : [...new Set(names)].join('; ')
}

const instant = (at: string | null): Cell => (at === null ? null : { instant: at, zone: null })

/** The columns of a file of contradictions: what each source states, and which statement prevails. */
export const contradictionColumns: readonly Column[] = [
  ofRelated('container_number', 'container', 'number'),
  ofRelated('bill_of_lading_number', 'shipment', 'bill_of_lading_number'),
  column('kind', ({ kind }) => kind),
  column('severity', ({ severity }) => severity),
  column('state', ({ state }) => state),
  column('title', ({ title }) => title),
  column('prevails', (one) => speakers(one, true)),
  column('does_not_prevail', (one) => speakers(one, false)),
  column('decided_by', ({ decided_by }) => decided_by?.field ?? null),
  column('days_at_stake', ({ days_at_stake }) => days_at_stake ?? null),
  column('since', ({ since }) => instant(since)),
  column('opened_at', ({ opened_at }) => instant(opened_at)),
  column('resolved_at', ({ resolved_at }) => instant(resolved_at)),
]
