/** The first matching row decides; anything else is `other` (apps/docs/mappings.md#words-of-terminals). */
const feeTypes: [RegExp, string][] = [
  [/\b(?:DEMURRAGE|STORAGE|DM|DEM)\b/, 'demurrage'],
  [/\b(?:EXAMS?|VACIS)\b/, 'exam'],
  [/\bDWELL/, 'extended_dwell_time'],
  [/\b(?:TOTAL|OWED|DUE)\b/, 'total'],
]

export interface Fee {
  type: string
  amount: number
  currency_code: string
}

export const readFee = (raw: { raw_type: string; amount: number; currency: string }): Fee => ({
  type: typeOf(raw.raw_type) ?? 'other',
  amount: raw.amount,
  currency_code: raw.currency,
})

const typeOf = (words: string) => {
  const name = words
    .toUpperCase()
    .replaceAll(/[_/-]+/g, ' ')
    .trim()
  return feeTypes.find(([pattern]) => pattern.test(name))?.[1]
}
