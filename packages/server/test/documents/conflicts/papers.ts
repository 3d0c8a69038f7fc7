import { createPlaces } from '@boxtrail/reference/places'
import type { ComparedDocument } from '../../../src/documents/conflicts/compared-document.ts'
import { findConflicts } from '../../../src/documents/conflicts/find-conflicts.ts'
import type { Journey } from '../../../src/documents/conflicts/tracked-journey.ts'

let next = 0

export const found = (value: unknown, confidence = 0.95) => ({
  value,
  page: 1,
  span: [0, 5],
  confidence,
  grounds: ['below its label'],
})
export const amount = (number: number, unit: string | null) => found({ amount: number, unit })
export const boxed = (number: string, more: Record<string, unknown> = {}) => ({ ...found(number, 0.99), ...more })

/** A document with these values, as they were read. Each call makes one that was received later than the last. */
export const paperWith = (
  type: string,
  payload: Record<string, unknown>,
  more: Partial<ComparedDocument> = {},
): ComparedDocument => {
  next += 1
  return {
    id: `${type} ${next}`,
    type,
    receivedAt: new Date(Date.UTC(2026, 1, 1) + next),
    payload,
    manual: {},
    houseBill: null,
    isWeak: false,
    ...more,
  }
}

const places = createPlaces()
const untracked: Journey = { numbers: [], containers: [] }

export const resultOf = (papers: readonly ComparedDocument[], journey = untracked) =>
  findConflicts(papers, journey, places)

/** Each conflict as `field: value of type | value of type`. */
export const conflictsOf = (papers: readonly ComparedDocument[], journey = untracked): string[] =>
  resultOf(papers, journey).conflicts.map(
    ({ field, container, values }) =>
      `${container ? `${container} ` : ''}${field}: ${values.map((one) => `${textOf(one.value)} ${one.document?.type ?? 'tracked'}`).join(' | ')}`,
  )

const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value)
  const { amount: number, unit, currency } = value as Record<string, unknown>
  return `${number} ${unit ?? currency ?? ''}`.trim()
}
