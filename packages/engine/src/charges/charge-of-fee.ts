import type { Schemas } from '@boxtrail/contracts'
import type { Charge } from './tariff.ts'

type PayableFee = Schemas['PayableFee']

/** The charge that a fee belongs to, by the words of its source; null for exams and other services. */
export const chargeOfFee = ({ type, payee, reported = '' }: PayableFee): Charge | null => {
  if (/\b(?:DETENTION|PER DIEM)\b/i.test(reported)) return 'detention'
  if (type !== 'demurrage') return null
  if (/\bSTORAGE\b/i.test(reported)) return 'storage'
  // A terminal or railway calls its own charge demurrage too, and collects the line's demurrage under the same word.
  return reported === '' && payee !== 'line' ? 'storage' : 'demurrage'
}

/** What a fee is for, in sentences: storage and detention have no type of their own. */
export const feeInWords = (fee: PayableFee): string => chargeOfFee(fee) ?? fee.type.replaceAll('_', ' ')
