import type { Outcome } from '@boxtrail/engine/statement'
import type { Source } from '@boxtrail/sources/port/source'
import type { DueCheck } from './due.ts'

/** Outcomes that may only mean that the line writes the number differently, the most informative first. */
const UNKNOWN: readonly Outcome[] = ['no_data_yet', 'not_found', 'number_rejected']

/** What the answer to one form of a number decides. */
export type FormDecision =
  /** The line is polled in its other form before anything is concluded. */
  | { kind: 'ask_other'; number: string; outcome: Outcome }
  /** `polledNumber`: the form from now on; null: as the subject is written. */
  | { kind: 'settled'; outcome: Outcome; polledNumber: string | null }

type PolledCheck = Pick<
  DueCheck,
  'subject_kind' | 'subject_number' | 'polled_number' | 'first_form_outcome' | 'content_hash'
>

/**
 * Lines write the numbers of bills and bookings with or without the letters that stand for the line, and on documents
 * not always as in their API. A number that a line does not know is polled in its other form as well, once each, until
 * the line knows one of them: that form is kept.
 */
export const decideForm = (check: PolledCheck, source: Pick<Source, 'otherForm'>, outcome: Outcome): FormDecision => {
  const settled = { kind: 'settled', outcome, polledNumber: check.polled_number } as const
  const isKnown = check.content_hash !== null
  if (isKnown || !UNKNOWN.includes(outcome)) return settled
  if (check.polled_number !== null) {
    const both = [check.first_form_outcome, outcome]
    return { kind: 'settled', outcome: UNKNOWN.find((one) => both.includes(one))!, polledNumber: null }
  }
  const other = source.otherForm?.(check.subject_kind, check.subject_number) ?? null
  return other === null ? settled : { kind: 'ask_other', number: other, outcome }
}
