import { isDocumentType } from '@boxtrail/document-reading/document-types'
import { fieldsByType } from '@boxtrail/document-reading/fields'
import type { Reading } from '@boxtrail/document-reading/reading'
import type { Sample } from '../corpus.ts'
import { type JudgedValue, judge } from './score.ts'

export interface Row {
  right: number
  wrong: number
  missing: number
}

export interface Figures {
  all: Row
  byIssuer: Map<string, Row>
  byField: Map<string, Row>
  /** Served values by their confidence; all proposed values together. */
  byConfidence: Map<string, Row>
  types: { right: number; wrong: number; none: number }
  pages: number
  /** Every wrong or missing value and type, one line each. */
  details: string[]
}

type ReadSample = (
  sample: Sample,
) => Promise<Pick<Reading, 'documentType' | 'classificationNotes' | 'extraction' | 'pages'>>

export async function measureFigures(samples: readonly Sample[], read: ReadSample): Promise<Figures> {
  const figures: Figures = {
    all: { right: 0, wrong: 0, missing: 0 },
    byIssuer: new Map(),
    byField: new Map(),
    byConfidence: new Map(),
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
      figures.details.push(
        `TYPE ${describeSample(sample)}: ${type} -> ${reading.documentType} ${reading.classificationNotes}`,
      )
    }
    if (type === null) continue
    const fields = isDocumentType(type) ? fieldsByType[type] : []
    const served = { documentType: reading.documentType, payload: reading.extraction?.payload ?? { containers: [] } }
    for (const one of judge(served, sample.truth, new Set<string>([...fields, 'line_items']))) {
      count(figures, sample, one)
      if (one.verdict !== 'missing')
        add(figures.byConfidence, range(confidenceAt(served.payload, one.path)), one.verdict)
    }
    const proposed = { documentType: reading.documentType, payload: reading.extraction?.proposed ?? {} }
    for (const { path, verdict } of judge(proposed, sample.truth, new Set()))
      if (path in proposed.payload) add(figures.byConfidence, 'proposed', verdict)
  }
  return figures
}

const describeSample = ({ issuer, form, name }: Sample): string => `${issuer} ${form} (${name})`

function count(figures: Figures, sample: Sample, { path, verdict, served, truth }: JudgedValue): void {
  figures.all[verdict]++
  for (const [table, key] of [
    [figures.byIssuer, sample.issuer],
    [figures.byField, path.replace(/\[\d+\]/, '')],
  ] as const) {
    add(table, key, verdict)
  }
  if (verdict !== 'right')
    figures.details.push(
      `${verdict.toUpperCase()} ${describeSample(sample)} ${path}: ${served === undefined ? '' : `${JSON.stringify(served)} for `}${JSON.stringify(truth)}`,
    )
}

function add(table: Map<string, Row>, key: string, verdict: keyof Row): void {
  const row = table.get(key) ?? { right: 0, wrong: 0, missing: 0 }
  row[verdict]++
  table.set(key, row)
}

/** The confidence of a path such as `containers[0].seal_number` in a payload. */
function confidenceAt(payload: object, path: string): number {
  let found: unknown = payload
  for (const step of path.match(/\w+/g)!) found = (found as Record<string, unknown>)[step]
  return (found as { confidence: number }).confidence
}

const range = (confidence: number): string => RANGES.find(([least]) => confidence >= least)?.[1] ?? 'below 0.8'
const RANGES = [
  [0.98, '0.98 to 1'],
  [0.95, '0.95 to 0.98'],
  [0.9, '0.90 to 0.95'],
  [0.8, '0.80 to 0.90'],
] as const

/** The share of wrong values among the served ones, and of found values among the stated ones. */
export const shares = ({ right, wrong, missing }: Row): { wrong: number; found: number } => ({
  wrong: wrong / Math.max(1, right + wrong),
  found: right / Math.max(1, right + wrong + missing),
})
