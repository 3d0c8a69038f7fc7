import { readDate } from '../dates/dates.ts'
import { isLabelOnly } from '../labelled/label-matches.ts'
import { type AcceptResult, isAccepted } from './accepted.ts'
import { COMPANY_WORD, companyName } from './company-name.ts'
import { consistsOfFormWords } from './form-words.ts'

export const EMPTY_VALUE =
  /^(?:(?:n\/?[am]\.?|no\.?|none|nil|x{2,}|-+|\*+|as agreed|same as (?:consignee|above|shipper))\.?$|(?:tba|tbn|tbd)(?![\p{L}\d]))/iu

/** The label is part of a longer one or of a sentence: "Importer of record", "Consignee is …". */
const CONTINUATION = /^(?:of|and|or|for|is|are|to|the|by|in|de|du|des|der|und|et)\s/

/** The number of the next box: "(11a) Containerized". */
export const BOX_NUMBER = /^\(\d{1,2}[a-z]?\)\s/

/** A bill to order has no named consignee. */
const TO_ORDER = /^to (?:the )?order\b/i

/** Service terms of a container: "CY/CY", "Door to port". */
const SERVICE =
  /^(?:cy|cfs|door|port|ramp|fcl|lcl|sd|fo|tackle|house|pier)(?:\s*(?:\/|-|–|to)\s*(?:cy|cfs|door|port|ramp|fcl|lcl|sd|fo|tackle|house|pier))+$/i

const MAX_NAME_LENGTH = 90

/** The replacement character for bytes that could not be decoded: the original letters are unknown. */
const UNDECODED = /\ufffd/

export function acceptText(text: string): AcceptResult<string> {
  const value = text.slice(0, 200).replace(/[\s,;]+$/, '')
  if (value.length > MAX_NAME_LENGTH || !/[\p{L}\p{N}]{2}/u.test(value) || EMPTY_VALUE.test(value)) return null
  if (UNDECODED.test(value)) return { refused: 'letters of it could not be decoded' }
  if (
    BOX_NUMBER.test(value) ||
    isLabelOnly(value) ||
    (consistsOfFormWords(value) && !TO_ORDER.test(value)) ||
    CONTINUATION.test(value) ||
    /[:：]$/.test(value)
  )
    return { refused: 'what is there is a heading' }
  return { value, at: 0, length: value.length }
}

/** A company registration number. */
const REGISTRATION_NUMBER =
  /^(?:cnpj|cpf|rfc|nit|ruc|cuit|rut|nif|cif|gstin?|iec|pan|abn|acn|ein|eori|vat|tva|ust|vergi|tax|p\.? ?iva|btw|nip|siret)\b.{0,12}[:#]?\s*[A-Z]{0,4}\d/i

const PROSE = /\b(?:not|unless|shall|which|hereby|is|are|been|must|please|should|may|will)\s\p{Ll}/u

const ADDRESS =
  /^(?:no\.? ?)?\d{1,5}[A-Z]?,? .*\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|blvd|boulevard|park|place|plaza|highway|hwy|court|square|parkway|suite|floor|str|stra(?:ss|ß)e|rue|via|calle|rua|cad(?:desi)?|sok(?:ak)?)\b|^(?:p\.? ?o\.? box|suite|floor|room|unit|building)\b|stra(?:ss|ß)e \d+\b/i

/** A company or person: not a number alone, a date or a sentence. */
export function acceptParty(text: string): AcceptResult<string> {
  const accepted = acceptText(text)
  if (!isAccepted(accepted)) return accepted
  const value = companyName(accepted.value)
  if (!/\p{L}{2}/u.test(value) || /^[\d\s./-]+$/.test(value) || /^\p{Ll}/u.test(value)) return null
  if (readDate(value.slice(0, 30), 'day') !== null && value.length < 25) return null
  if (PROSE.test(value) || REGISTRATION_NUMBER.test(value) || SERVICE.test(value)) return null
  if (ADDRESS.test(value) && !COMPANY_WORD.test(value)) return null
  if (/\b(?:tel|fax|phone|e-?mail|prepaid|collect)\b/i.test(value) || /@/.test(value)) return null
  return { ...accepted, value, length: value.length }
}
