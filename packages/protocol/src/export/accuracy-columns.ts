import type { Schemas } from '@boxtrail/contracts'
import { type Column, columnsOfAttributes } from './columns.ts'

type Figures = Schemas['SourceAccuracy']['attributes']

const column = columnsOfAttributes<Figures>()

const shares = (name: string, of: (figures: Figures) => Figures['lost']): Column[] =>
  (['cases', 'share', 'low', 'high'] as const).map((part) => column(`${name}_${part}`, (figures) => of(figures)[part]))

/** The columns of an accuracy file: each figure with its number of cases. */
export const accuracyColumns: readonly Column[] = [
  column('source', ({ source }) => source.id),
  column('kind', ({ source }) => source.kind),
  column('name', ({ source }) => source.name),
  column('port_of_lading_locode', (figures) => figures.port_of_lading_locode),
  column('port_of_lading_name', (figures) => figures.port_of_lading_name),
  column('port_of_discharge_locode', (figures) => figures.port_of_discharge_locode),
  column('port_of_discharge_name', (figures) => figures.port_of_discharge_name),
  ...([14, 7, 3, 1] as const).flatMap((days) =>
    shares(`eta_${days}`, ({ eta }) => eta.find(({ days_before }) => days_before === days)!),
  ),
  column('delay_cases', ({ delay }) => delay.cases),
  column('delay_median_minutes', ({ delay }) => delay.median_minutes),
  ...shares('corrected', ({ corrected }) => corrected),
  column('correction_cases', ({ correction }) => correction.cases),
  column('correction_median_hours', ({ correction }) => correction.median_hours),
  ...shares('lost', ({ lost }) => lost),
]
