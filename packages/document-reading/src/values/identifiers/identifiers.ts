import {
  checkDigitOk,
  isContainerNumber,
  normalizeContainerNumber,
  withCheckDigit,
} from '@boxtrail/reference/container-number'
import { readNumberFormats } from '@boxtrail/reference/infer/number-formats'
import { labels } from '../../labels/labels.ts'
import type { PageLayout } from '../../layout/layout.ts'
import type { Identifier, Occurrence } from '../../reading.ts'
import type { Accepted } from '../dates/dates.ts'
import { findLabelled } from '../labelled/find-labelled.ts'
import { fixContainerNumbers } from './fix-recognition.ts'

const MAX_IDENTIFIERS = 2_000

/** Four letters and seven digits with any separators; lower case only as a whole word. */
const CONTAINER =
  /(?<![\p{L}\p{N}])(?:[A-Z]{3} ?[UJZ][ \t\-–/.]{0,3}\d(?:[ \-–/.]{0,3}\d){6}|[A-Za-z]{3}[UJZujz][ -]?\d{6}[ -]?\d)(?![\p{L}\p{N}])/gu

export function findContainers(pages: readonly PageLayout[]): Occurrence<string>[] {
  return pages.flatMap((page) => [
    ...findValidContainers(page),
    ...(isRecognized(page) ? findFixedContainers(page) : []),
  ])
}

const isRecognized = ({ lines }: PageLayout) =>
  lines.some((line) => line.some(({ certainty }) => certainty !== undefined))

const findFixedContainers = ({ number: page, text }: PageLayout): Occurrence<string>[] =>
  fixContainerNumbers(text).map(({ value, at, length }) => ({ value, page, span: [at, at + length] }))

/** Texts in the format of a container number, with any check digit. */
const findContainerLike = ({ number: page, text }: PageLayout): Occurrence<string>[] =>
  Array.from(text.matchAll(CONTAINER), ({ 0: found, index }) => ({
    value: normalizeContainerNumber(found.replaceAll('–', '-')),
    page,
    span: [index, index + found.length],
  }))

const findValidContainers = (page: PageLayout): Occurrence<string>[] =>
  findContainerLike(page).filter(({ value }) => checkDigitOk(value))

/** Container numbers with a wrong check digit, with the right digit. */
export const findMistypedNumbers = (pages: readonly PageLayout[]): (Occurrence<string> & { expected: string })[] =>
  pages.flatMap(findContainerLike).flatMap((one) => {
    const expected = checkDigitOk(one.value) ? undefined : withCheckDigit(one.value.slice(0, 10))?.at(-1)
    return expected ? [{ ...one, expected }] : []
  })

const TOKEN = /^[A-Z\d](?:[A-Z\d]|[-/.](?=[A-Z\d])){3,29}(?![\p{L}\p{N}@])/iu
/** "MAEU 123 456 789", "NBCS QD24060026": people put spaces after the code of the line and between groups of digits. */
export const SPACED_NUMBER = /^[A-Z]{4}(?:(?: \d{3,12}){1,4}| [A-Z]{2,4}\d{6,12})(?=$|[,;)])/

/** A document number: at least three digits, and neither a date nor a container number. */
export const readDocumentNumber = (text: string): Accepted<string> | null => {
  const found = SPACED_NUMBER.exec(text) ?? TOKEN.exec(text)
  if (!found) return null
  const value = normalizeContainerNumber(found[0])
  const isDate = /^(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}-[A-Z]{3}-\d{2,4})$/i.test(
    found[0],
  )
  if (isDate || value.replace(/\D/g, '').length < 3 || value.length < 5 || isContainerNumber(value)) return null
  return { value, at: found.index, length: found[0].length }
}

/** In running text a number follows the label; a label directly followed by letters is none: MBLU is an owner code. */
const labelPhrase = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words})(?:(?<=[°º#])|(?!\\p{Script=Latin}))\\s{0,2}[:：#]?\\s{0,2}(?=[A-Z]{0,6}\\s?\\d|[A-Z]{4}[A-Z\\d]{6})`,
    'giu',
  )
const labelPhrases = {
  bill_of_lading: labelPhrase(labels.bill_of_lading_number),
  booking: labelPhrase(labels.booking_number),
}

const billFormats = readNumberFormats().filter(
  ({ kind, rule, scac }) => kind === 'bill_of_lading' && rule === 'carrier_prefix_and_format' && scac !== 'TEST',
)

export function findIdentifiers(pages: readonly PageLayout[]): Identifier[] {
  const withKind = (kind: Identifier['kind'], found: readonly Occurrence<string>[]) =>
    found.map((one): Identifier => ({ kind, ...one }))
  const bookings = [
    ...findLabelled(pages, 'booking_number', readDocumentNumber, { isColumn: true }),
    ...findInText(pages, 'booking'),
  ]
  const bookingNumbers = new Set(bookings.map(({ value }) => value))
  return dedupe([
    ...withKind('container', findContainers(pages)),
    ...withKind('bill_of_lading', [
      ...findLabelled(pages, 'bill_of_lading_number', readDocumentNumber, { isColumn: true }),
      ...findInText(pages, 'bill_of_lading'),
      ...findByLineFormat(pages).filter(({ value }) => !bookingNumbers.has(value)),
    ]),
    ...withKind('booking', bookings),
    ...withKind('reference', [
      ...findLabelled(pages, 'purchase_order_number', readDocumentNumber, { isColumn: true }),
      ...findLabelled(pages, 'reference_number', readDocumentNumber, { isColumn: true }),
      ...findLabelled(pages, 'invoice_number', readDocumentNumber),
    ]),
  ]).slice(0, MAX_IDENTIFIERS)
}

function findInText(pages: readonly PageLayout[], kind: keyof typeof labelPhrases): Occurrence<string>[] {
  return pages.flatMap(({ number: page, text }) =>
    Array.from(text.matchAll(labelPhrases[kind])).flatMap(({ 0: label, index }) => {
      // In prose the next line continues the sentence, but in a table each column continues separately.
      const isBroken = label.includes('\n') && /\t/.test(lineAt(text, index) + lineAt(text, index + label.length))
      if (label.includes('\t') || isBroken) return []
      // In other languages the word has other meanings: "Malbec Reserva 12x750".
      if (kind === 'booking' && !/book|bkg|[:：#°º]|s\/o/i.test(label) && /[^\t\n]$/.test(text.slice(0, index)))
        return []
      const at = index + label.length
      const line = text.slice(at, at + 40).split(/[\t\n]/)[0]!
      const found = readDocumentNumber(line)
      return found
        ? [{ value: found.value, page, span: [at + found.at, at + found.at + found.length] as [number, number] }]
        : []
    }),
  )
}

const lineAt = (text: string, at: number): string =>
  text.slice(text.lastIndexOf('\n', at - 1) + 1, at) + (text.slice(at).split('\n', 1)[0] ?? '')

/** Without a label a bill number needs both the code and the format of its line. */
function findByLineFormat(pages: readonly PageLayout[]): Occurrence<string>[] {
  return pages.flatMap(({ number: page, text }) =>
    Array.from(text.matchAll(/(?<![\p{L}\p{N}])[A-Z]{4}[A-Z\d]{8,16}(?![\p{L}\p{N}])/gu)).flatMap(
      ({ 0: value, index }) =>
        billFormats.some(({ pattern }) => pattern.test(value)) && /\d{3}/.test(value)
          ? [{ value, page, span: [index, index + value.length] as [number, number] }]
          : [],
    ),
  )
}

function dedupe(found: readonly Identifier[]): Identifier[] {
  const first = new Map<string, Identifier>()
  for (const one of found) {
    const key = `${one.kind} ${one.value}`
    if (!first.has(key)) first.set(key, one)
  }
  return [...first.values()]
}
