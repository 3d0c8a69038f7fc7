import type { Payee, ReportedFee } from '@boxtrail/engine/statement'

/** The first matching row decides; anything else is `other` (apps/docs/mappings.md#words-of-terminals). */
const feeTypes: [RegExp, ReportedFee['type']][] = [
  [/\b(?:DEMURRAGE|STORAGE|DM|DEM)\b/, 'demurrage'],
  [/\b(?:EXAMS?|VACIS)\b/, 'exam'],
  [/\bDWELL/, 'extended_dwell_time'],
  [/\b(?:TOTAL|OWED|DUE)\b/, 'total'],
]

/** The payee that the words name; a terminal often collects for the line, never under a separate word. */
const payees: [RegExp, Payee][] = [
  [/\b(?:LINE|CARRIER|SSL|STEAMSHIP)\b/, 'line'],
  [/\b(?:RAIL|RAILWAY|RAILROAD|RAMP)\b/, 'railway'],
  [/\b(?:TERMINAL|PORT|WHARF)\b/, 'terminal'],
]

export interface RawFee {
  raw_type: string
  amount: number
  currency: string
  payee?: Payee
  paid_through?: string
}

export const readFee = ({ raw_type, amount, currency, payee, paid_through }: RawFee): ReportedFee => {
  const words = raw_type
    .toUpperCase()
    .replaceAll(/[_/-]+/g, ' ')
    .trim()
  const named = payee ?? firstOf(payees, words)
  return {
    type: firstOf(feeTypes, words) ?? 'other',
    amount,
    currency_code: currency,
    reported: raw_type,
    ...(named ? { payee: named } : {}),
    ...(paid_through ? { paid_through } : {}),
  }
}

const firstOf = <Meaning>(table: readonly [RegExp, Meaning][], words: string): Meaning | undefined =>
  table.find(([pattern]) => pattern.test(words))?.[1]
