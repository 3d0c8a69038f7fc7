import { readDocument } from '@boxtrail/document-reading/read-document'
import type { Made } from './make-corpus.ts'

export interface Figures {
  documents: number
  rightTypes: number
  containers: { inTruth: number; found: number; wrong: string[] }
  bills: { inTruth: number; found: number; wrong: string[] }
  /** `what it is -> what it was taken for`, of those that went wrong. */
  confusion: string[]
  unfound: string[]
}

const bare = (number: string) => number.replace(/[^A-Z\d]/g, '')

export async function measure(made: readonly Made[]): Promise<Figures> {
  const figures: Figures = {
    documents: made.length,
    rightTypes: 0,
    containers: { inTruth: 0, found: 0, wrong: [] },
    bills: { inTruth: 0, found: 0, wrong: [] },
    confusion: [],
    unfound: [],
  }
  for (const { name, bytes, truth } of made) {
    const reading = await readDocument({ account: 'corpus', name, bytes })
    if (reading.documentType === truth.type) figures.rightTypes++
    else
      figures.confusion.push(
        `${name}: ${truth.type} -> ${reading.documentType} (${reading.classificationNotes}${reading.quarantined ?? ''})`,
      )
    const values = (kind: string) => reading.identifiers.filter((one) => one.kind === kind).map(({ value }) => value)
    const compare = (into: Figures['containers'], inTruth: string[], found: string[]) => {
      into.inTruth += inTruth.length
      into.found += inTruth.filter((one) => found.includes(one)).length
      into.wrong.push(...found.filter((one) => !inTruth.includes(one)).map((one) => `${name}: ${one}`))
      figures.unfound.push(...inTruth.filter((one) => !found.includes(one)).map((one) => `${name}: ${one}`))
    }
    compare(figures.containers, truth.containers, values('container'))
    compare(figures.bills, [bare(truth.bill)], values('bill_of_lading'))
  }
  return figures
}
