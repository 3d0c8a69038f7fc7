import { isDocumentType } from '@boxtrail/document-reading/document-types'
import { fieldsOf } from '@boxtrail/document-reading/fields'
import type { Reading } from '@boxtrail/document-reading/reading'
import type { Sample } from './build.ts'
import { type Judged, judge } from './score.ts'

export interface Row {
  right: number
  wrong: number
  missing: number
}

export interface Figures {
  all: Row
  byIssuer: Map<string, Row>
  byField: Map<string, Row>
  types: { right: number; wrong: number; none: number }
  pages: number
  /** Every value and type that is not right, a line each. */
  details: string[]
}

type Read = (sample: Sample) => Promise<Pick<Reading, 'documentType' | 'classificationNotes' | 'extraction' | 'pages'>>

export async function figuresOf(samples: readonly Sample[], read: Read): Promise<Figures> {
  const figures: Figures = {
    all: { right: 0, wrong: 0, missing: 0 },
    byIssuer: new Map(),
    byField: new Map(),
    types: { right: 0, wrong: 0, none: 0 },
    pages: 0,
    details: [],
  }
  for (const sample of samples) {
    const reading = await read(sample)
    figures.pages += reading.pages.length
    const { type } = sample.truth
    if (reading.documentType === type) figures.types.right++
    else {
      figures.types[reading.documentType === null ? 'none' : 'wrong']++
      figures.details.push(`TYPE ${titleOf(sample)}: ${type} -> ${reading.documentType} ${reading.classificationNotes}`)
    }
    if (type === null) continue
    const fields = isDocumentType(type) ? fieldsOf[type] : []
    const served = { documentType: reading.documentType, payload: reading.extraction?.payload ?? { containers: [] } }
    for (const one of judge(served, sample.truth, new Set<string>([...fields, 'line_items'])))
      count(figures, sample, one)
  }
  return figures
}

const titleOf = ({ issuer, form, name }: Sample): string => `${issuer} ${form} (${name})`

function count(figures: Figures, sample: Sample, { path, verdict, served, truth }: Judged): void {
  figures.all[verdict]++
  for (const [table, key] of [
    [figures.byIssuer, sample.issuer],
    [figures.byField, path.replace(/\[\d+\]/, '')],
  ] as const) {
    const row = table.get(key) ?? { right: 0, wrong: 0, missing: 0 }
    row[verdict]++
    table.set(key, row)
  }
  if (verdict !== 'right')
    figures.details.push(
      `${verdict.toUpperCase()} ${titleOf(sample)} ${path}: ${served === undefined ? '' : `${JSON.stringify(served)} for `}${JSON.stringify(truth)}`,
    )
}

/** Of the values that were served, those that are wrong; of those that are stated, those that were found. */
export const shares = ({ right, wrong, missing }: Row): { wrong: number; found: number } => ({
  wrong: wrong / Math.max(1, right + wrong),
  found: right / Math.max(1, right + wrong + missing),
})
