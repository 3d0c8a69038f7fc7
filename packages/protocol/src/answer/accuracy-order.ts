import type { Schemas } from '@boxtrail/contracts'
import type { Query } from '@boxtrail/contracts/zod'
import { type Page, type Position, pageOfRows } from './json-api.ts'

type SourceAccuracy = Schemas['SourceAccuracy']
type Sort = NonNullable<Query<'listAccuracy'>['sort']>

/** A page of the figures of sources in the requested order: by one figure, then by the id. */
export const pageOfAccuracy = (
  records: readonly SourceAccuracy[],
  page: Page,
  sort: Sort = '-cases',
): { rows: readonly SourceAccuracy[] } & Position => {
  const isDescending = sort.startsWith('-')
  const name = sort.replace(/^-/, '')
  const last = isDescending ? -1 : Number.MAX_SAFE_INTEGER
  const keyOf = (one: SourceAccuracy) => [name === 'source' ? one.id : (figureOf(name, one) ?? last), one.id] as const
  const direction = isDescending ? -1 : 1
  const inOrder = records
    .map((record) => ({ record, key: keyOf(record) }))
    .sort(({ key: a }, { key: b }) => direction * (compare(a[0], b[0]) || compare(a[1], b[1])))
    .map(({ record }) => record)
  const kinds = [name === 'source' ? 'text' : 'number', 'text'] as const
  return pageOfRows(inOrder, page, { key: keyOf, kinds, isDescending })
}

const figureOf = (
  name: string,
  { attributes: { eta, delay, corrected, correction, lost } }: SourceAccuracy,
): number | null => {
  if (name === 'delay') return delay.median_minutes
  if (name === 'corrected') return corrected.share
  if (name === 'correction') return correction.median_hours
  if (name === 'lost') return lost.share
  if (name === 'cases') return eta.reduce((sum, { cases }) => sum + cases, corrected.cases + lost.cases)
  return eta.find(({ days_before }) => name === `eta_${days_before}`)!.share
}

const compare = (a: number | string, b: number | string) => (a < b ? -1 : Number(a > b))
