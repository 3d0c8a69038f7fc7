import type { FieldName } from '../../labels/labels.ts'
import type { PageLayout } from '../../layout/layout.ts'
import type { LabelMatch } from '../labelled/label-matches.ts'

/** The fields that an invoice may state for demurrage and for detention separately. */
const fields: ReadonlySet<FieldName> = new Set([
  'free_days',
  'free_time_start',
  'last_free_day',
  'chargeable_days',
  'rate_per_day',
  'charged_from',
  'charged_through',
])
const DEMURRAGE = /\bdemurrage\b/i
const DETENTION = /\bdetention\b|\bper diem\b/i
/** A title is among the first lines. */
const TITLE_LINES = 3

/** The only charge that a text names; null if it names none or both. */
const chargeIn = (words: string): 'demurrage' | 'detention' | null => {
  const [isDemurrage, isDetention] = [DEMURRAGE.test(words), DETENTION.test(words)]
  return isDemurrage === isDetention ? null : isDemurrage ? 'demurrage' : 'detention'
}

/**
 * Whether a label belongs to the other charge: "Demurrage free days" beside "Detention free days" on a detention
 * invoice.
 */
export const isOfOtherCharge = (field: FieldName, { words }: LabelMatch, first: PageLayout | undefined): boolean => {
  if (!fields.has(field)) return false
  const [named, title] = [chargeIn(words), chargeIn(titleOf(first))]
  return named !== null && title !== null && named !== title
}

const titleOf = (page: PageLayout | undefined): string =>
  (page?.lines ?? [])
    .slice(0, TITLE_LINES)
    .flatMap((line) => line.map(({ text }) => text))
    .join(' ')
