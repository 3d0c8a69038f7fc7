import { decimalsOf } from '@boxtrail/reference/currency'
import { CURRENCIES, CURRENCY_CODE, toCurrencyCode } from '../../amounts.ts'
import { type Accepted, type DateOrder, readDate } from '../../dates.ts'
import { readDocumentNumber, SPACED_NUMBER } from '../../identifiers.ts'
import type { FieldName } from '../../labels/labels.ts'
import { isLabelOnly } from '../labelled/label-matches.ts'
import { type DecimalSign, possibleNumbers } from '../numbers/decimal-sign.ts'
import { findMeasures, type MeasureKind, unambiguousReading } from '../numbers/measures.ts'
import { COMPANY_WORD, companyName } from './company-name.ts'
import { isCountry } from './countries.ts'
import { consistsOfFormWords } from './form-words.ts'
import { IS_GENERAL } from './general-terms.ts'

/** The formatting conventions of the whole document. */
export interface Conventions {
  dates: DateOrder
  decimal: DecimalSign
  currency: string | null
}

/** A value, or the reason why a written text is rejected. */
export type AcceptResult<Value> = Accepted<Value> | { refused: string } | null

export const isAccepted = <Value>(one: AcceptResult<Value>): one is Accepted<Value> => one !== null && 'value' in one

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
/** What stands for bytes that are no letters in the stated character set: which ones were meant is not known. */
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

/** Removes the date after a place: "Port Klang, 27.04.2026", "Suva on 15 Aug 2026". */
function withoutDate(text: string): string {
  const date = readDate(text, 'day')
  return date && date.at > 2
    ? text
        .slice(0, date.at)
        .replace(/(?:[\s,/–-]|\b(?:et[ads]|atd|ata)\b:?|\son|\sam|\sle|\s(?:mon|tue|wed|thu|fri|sat|sun))+$/i, '')
    : text
}

/** Typical starts and ends of unknown labels: "DEHIRE EMPTY TO", "Place of defivery". */
const PLACE_LABEL =
  /\b(?:to|at|of|by|from)$|\b(?:place|port) of (?:loading|discharge|delivery|receipt)\b|^(?:place|port) of\b|^freight\b|\barr\.? port$/i

/** A port or place: words, optionally with a country, but without long numbers or company names. */
export function acceptPlace(text: string): AcceptResult<string> {
  const bare = withoutDate(text).replace(/\s*\([A-Z]{2} ?[A-Z\d]{3}\)\s*$/, '')
  const accepted = acceptParty(bare)
  if (!isAccepted(accepted)) return accepted
  const { value } = accepted
  if (PLACE_LABEL.test(value)) return null
  if (value.length > 60 || /\d{3}/.test(value)) return null
  // Either of two places may be meant.
  const second = /\p{L}{3} \/ (?!\p{Lu}\p{L}$)(\p{L}{3}.*)$/u.exec(value)?.[1]
  if (second !== undefined && !isCountry(second)) return { refused: 'it names two places' }
  // "SAVANNAH CY" is a place with a service term.
  if (/\b(?:cy|cfs)\b(?!\s*$)|^(?:cy|cfs)\b/i.test(value)) return null
  if (
    /\b(?:ltd|limited|inc|llc|gmbh|co|corp|company|pvt|pte|b\.v|s\.r\.l|s\.p\.a|b\/l|fcl|lcl|carrier|merchant|movement|prepaid|collect)\b/i.test(
      value,
    )
  )
    return null
  return accepted
}

/** The end of a charge name: "TERMINAL / HANDLING / CHARGES", "TERMINAL / GATE FEE". */
const CHARGE_NAME =
  /^(?:handling|security|congestion|service$|usage|cost|documentation|storage$|lift[- ]?o(?:n|ff))\b|\b(?:fees?|(?:sur)?charges?)\b/i

/** A terminal without a trailing code. */
export function acceptTerminal(text: string): AcceptResult<string> {
  const bare = text.replace(/\s*\((?:(?:firms?|code)[^)]*|[A-Z]\d{3})\)\s*$/i, '')
  const accepted = acceptParty(bare)
  return isAccepted(accepted) && (/^[A-Z]\d{3}$/.test(accepted.value) || CHARGE_NAME.test(accepted.value))
    ? null
    : accepted
}

/** "As instructed by the line", "to be advised": no place is named. */
const NOT_NAMED =
  /^(?:as|to be|tb[acd]|will|see|per|please|check|contact|refer|by|before|no(?:t)? later|any|same|pending|n\/?a\b|wird|gemass|siehe|a confirmar|segun|selon|come da)\b|\b(?:advised|instructed|confirmed|announced|notified)\b/i

/** Where an empty container goes back. */
export function acceptReturnLocation(text: string): AcceptResult<string> {
  return NOT_NAMED.test(text.trim()) || readDate(text, 'day')?.at === 0 ? null : acceptTerminal(text)
}

/** A country by its name or code, alone or as in "Product of Vietnam". */
export function acceptCountry(text: string): AcceptResult<string> {
  const accepted = acceptText(text)
  if (!isAccepted(accepted)) return accepted
  const of = /^(?:product|produce|goods|made) (?:of|in) (?:the )?(\p{L}[\p{L} .]*\p{L})/iu.exec(accepted.value)
  if (of) return { value: of[1]!, at: of[0].length - of[1]!.length, length: of[1]!.length }
  return /^\p{L}/u.test(accepted.value) ? accepted : null
}

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

export const acceptDate =
  ({ dates }: Conventions) =>
  (text: string): AcceptResult<string> => {
    const found = readDate(text.slice(0, 60), dates)
    if (found) return found
    return /(?<![\d./-])\d{1,2}[/-]\d{1,2}[/-]\d{2,4}(?!\d)/.test(text.slice(0, 30))
      ? { refused: 'day and month can be read in two ways' }
      : null
  }

export interface Money {
  amount: number
  currency: string | null
}

/** A number alone or directly after its currency: "USD98.24". */
const LEADING_AMOUNT = new RegExp(
  `(?<=^|[^\\w.,]|(?:^|[^A-Za-z])(?:${CURRENCIES}))\\d[\\d.,' \\u00a0\\u202f]*(?<=\\d)(?![\\w]|[.,]\\d|\\s?%)`,
)

const THOUSANDS = /^\d{1,3}([.,])\d{3}$/

/**
 * The decimal sign of an amount. Three digits behind a comma are no decimals, and behind a point are none where the currency
 * has none; in a currency of three decimals the document must show which they are.
 */
export const decimalOf = (written: string, currency: string | null, decimal: DecimalSign): DecimalSign => {
  const [, sign] = THOUSANDS.exec(written) ?? []
  const decimals = decimalsOf(currency)
  if (sign === undefined || decimals > 2) return decimal
  if (sign === ',') return '.'
  return decimals === 0 ? ',' : decimal
}

/** An amount with two decimals or a currency; other words before it make it something else. */
export const acceptMoney =
  ({ decimal, currency }: Conventions) =>
  (text: string): AcceptResult<Money> => {
    const found = LEADING_AMOUNT.exec(text)
    if (!found) return null
    // "Per diem 08-FEB-2026": the number begins a day.
    if (readDate(text.slice(found.index).trimStart(), 'day')?.at === 0) return null
    const code = CURRENCY_CODE.exec(text)?.[0] ?? null
    if (/\p{L}/u.test(text.slice(0, found.index).replace(CURRENCY_CODE, ''))) return null
    // "48.20 CBM": a number with a unit is not an amount.
    if (findMeasures(text, decimal).some(({ at, kind }) => at === found.index && kind !== null)) return null
    const written = found[0].trim()
    const inCurrency = code ? toCurrencyCode(code) : currency
    const read = possibleNumbers(written, decimalOf(written, inCurrency, decimal))
    if (read.length > 1) return { refused: `${found[0]} can be read in two ways` }
    if (read.length === 0) return null
    return {
      value: { amount: read[0]!, currency: inCurrency },
      at: found.index,
      length: written.length,
    }
  }

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
    // "02-Mar-2026" is no number of days.
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
