import type { FieldName } from '../../labels/labels.ts'
import { readDate } from '../dates/dates.ts'
import { findMeasures, type MeasureKind, unambiguousReading } from '../numbers/measures.ts'
import type { AcceptResult, Conventions } from './accepted.ts'
import { IS_GENERAL } from './general-terms.ts'

export interface Quantity {
  amount: number
  unit: string | null
}

const measureKinds: Partial<Record<FieldName, MeasureKind>> = {
  packages: 'packages',
  gross_weight: 'weight',
  net_weight: 'weight',
  volume: 'volume',
  free_days: 'days',
  chargeable_days: 'days',
}

/** A quantity of the kind of the field, with its unit, or without if the label names it. */
export const acceptQuantity =
  ({ decimal }: Conventions, field: FieldName, words: string) =>
  (text: string): AcceptResult<Quantity> => {
    const kind = measureKinds[field]!
    // "02-Mar-2026" is not a number of days.
    if (kind === 'days' && (readDate(text, 'day')?.at === 0 || IN_HOURS.test(text) || IS_GENERAL.test(text)))
      return null
    const all = findMeasures(text.slice(0, 60), decimal)
    // "39496 kgs / 127.864 m3": takes the quantity with the matching unit.
    const first = all.find((one) => one.kind === kind && all[0]!.kind !== null) ?? all[0]
    if (!first || /\p{L}/u.test(text.slice(0, all[0]!.at))) return null
    if (first.kind !== null && first.kind !== kind) return null
    // A quantity without a unit may be of anything.
    if (kind === 'packages' && first.unit === null && /^\W*\d*\W*q/i.test(words)) return null
    const unit = first.unit ?? (kind === 'days' ? 'days' : findUnit(words, kind))
    if (unit === null && kind !== 'packages') return null
    const amount = unambiguousReading(first, kind)
    if (amount === null) return { refused: `${text.slice(first.at, first.at + first.length)} can be read in two ways` }
    return { value: { amount, unit }, at: first.at, length: first.length }
  }

/** "Free time: 120 hours" */
const IN_HOURS =
  /^\W*\d[\d.,]*[- ]?(?:h|hrs?|hours?|hourly|stunden|std|heures?|horas?|ore|uren|uur|saat|godzin|timer|timmar)\b/iu

/** A label can name the unit: "Gross Weight (KGS)", "Weight kg". */
function findUnit(words: string, kind: MeasureKind): string | null {
  const [found] = findMeasures(`1 ${/\b(kgs?|kgm|lbs?|cbm|m3|m³|mtq)\b/i.exec(words)?.[0] ?? ''}`, '.')
  return found?.kind === kind ? found.unit : null
}
