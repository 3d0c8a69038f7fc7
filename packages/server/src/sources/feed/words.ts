/**
 * The words of terminals in ours (data-sources 4.2). The first row that fits a name decides; what fits none is `other`
 * and keeps its text.
 */
const holdNames: [RegExp, string][] = [
  [/\b(?:USDA|AGRI\w*)/, 'USDA'],
  [/\b(?:VACIS|NII|X.?RAY|SCAN\w*)/, 'VACIS'],
  [/\b(?:TMF|PIER.?PASS|CTF)/, 'TMF'],
  [/\b(?:CUSTOMS?|CBP|USA|CET|MET|IEX)\b/, 'customs'],
  [/\b(?:FREIGHT|LINE|CARRIER|BL|BOL)\b/, 'freight'],
]

const feeTypes: [RegExp, string][] = [
  [/\b(?:DEMURRAGE|STORAGE|DM|DEM)\b/, 'demurrage'],
  [/\b(?:EXAMS?|VACIS)\b/, 'exam'],
  [/\bDWELL/, 'extended_dwell_time'],
  [/\b(?:TOTAL|OWED|DUE)\b/, 'total'],
]

const holdStates: [RegExp, 'hold' | 'pending' | 'released'][] = [
  [/^(?:RELEASED?|N|NO|OK|CLEAR(?:ED)?|NONE|INACTIVE|FALSE|0)$/, 'released'],
  [/^(?:PENDING|EXPECTED|ANTICIPATED)$/, 'pending'],
  [/^(?:HOLD|HELD|Y|YES|ACTIVE|ON.?HOLD|TRUE|1)$/, 'hold'],
]

const find = <T>(rows: [RegExp, T][], word: string): T | undefined =>
  rows.find(([pattern]) =>
    pattern.test(
      word
        .toUpperCase()
        .replaceAll(/[_/-]+/g, ' ')
        .trim(),
    ),
  )?.[1]

export interface Hold {
  name: string
  status: 'hold' | 'pending'
  description: string
}

export interface Fee {
  type: string
  amount: number
  currency_code: string
}

/** A released hold is none. A state that nobody knows is a hold: better asked about than overlooked. */
export const readHold = (raw: { raw_name: string; raw_status: string; description?: string }): Hold | null => {
  const status = find(holdStates, raw.raw_status) ?? 'hold'
  if (status === 'released') return null
  const known = find(holdStates, raw.raw_status) !== undefined
  const words = [raw.raw_name, known ? '' : raw.raw_status, raw.description ?? ''].filter((text) => text.trim() !== '')
  return { name: find(holdNames, raw.raw_name) ?? 'other', status, description: words.join(': ') }
}

export const readFee = (raw: { raw_type: string; amount: number; currency: string }): Fee => ({
  type: find(feeTypes, raw.raw_type) ?? 'other',
  amount: raw.amount,
  currency_code: raw.currency,
})
