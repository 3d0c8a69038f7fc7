import { readDate } from '../dates/dates.ts'
import { readDocumentNumber, SPACED_NUMBER } from '../identifiers/identifiers.ts'
import type { AcceptResult } from './accepted.ts'

export function acceptVoyage(text: string): AcceptResult<string> {
  const found = /^(v\.?\s?(?=\d))?([A-Z\d]{1,5}[A-Z\d/-]{0,10})(?=$|[\s,;)])/i.exec(text)
  const [, sign = '', value = ''] = found ?? []
  return /\d/.test(value) && !readDate(value, 'day')
    ? { value: value.toUpperCase(), at: sign.length, length: value.length }
    : null
}

/** "NBCS QD24060026": a bill number with a space after the issuer code. */
export function acceptSpacedNumber(text: string): AcceptResult<string> {
  const [found] = SPACED_NUMBER.exec(text) ?? []
  return found ? { value: found.replaceAll(' ', ''), at: 0, length: found.length } : null
}

/** A number with its separators: 1435/EX and RE-26-33459 differ without them. */
export function acceptNumber(text: string): AcceptResult<string> {
  const found = /^[A-Z\d](?:[A-Z\d]|[-/.](?=[A-Z\d])){2,29}(?![\p{L}\p{N}@])/iu.exec(text)
  if (!found || !readDocumentNumber(`${found[0]}0000`)) return null
  const value = found[0].toUpperCase()
  const isDate = /^(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}-[A-Z]{3}-\d{2,4})$/.test(
    value,
  )
  if (isDate || value.replace(/\D/g, '').length < 3) return null
  return { value: value.replaceAll('.', '-').replace(/[^A-Z\d/-]/g, ''), at: 0, length: found[0].length }
}
