import { readAmountFirst, readNumber, usualCurrency } from './amounts.ts'
import { type Accepted, dateOrder, readDate } from './dates.ts'
import { type DocumentTypeCode, documentTypes } from './document-types.ts'
import { fieldsOf, valueKinds } from './fields.ts'
import { findContainers, readNumberOfPaper } from './identifiers.ts'
import { type Accept, findLabelled } from './labelled.ts'
import type { FieldName } from './labels.ts'
import type { LaidPage } from './layout.ts'
import { isLabel } from './match-label.ts'
import type { Extraction, Found, Identifier } from './reading.ts'
import { chooseTotal } from './total.ts'
import { findVessel } from './vessel.ts'

/** The payload of a type, by its schema: containers, and the first value that stands by a label of each of its fields. */
export function extract(
  type: DocumentTypeCode,
  pages: readonly LaidPage[],
  identifiers: readonly Identifier[],
): Extraction {
  const text = pages.map((page) => page.text).join('\n')
  const order = dateOrder(text)
  const currency = usualCurrency(text)
  const accepts: Record<string, Accept<unknown>> = {
    number: readNumberOfPaper,
    text: readText,
    date: (cell) => readDate(cell.slice(0, 60), order),
    amount: (cell) => readAmountFirst(cell, currency),
    quantity: readQuantity,
  }
  const payload: Record<string, unknown> = { containers: distinct(findContainers(pages)) }
  const ship = findVessel(pages, readText, readVoyage)
  const firstOf = (field: FieldName): Found<unknown> | undefined => {
    switch (field) {
      case 'bill_of_lading_number':
      case 'booking_number':
        return known(field, identifiers)[0]
      case 'vessel':
      case 'voyage':
        return ship[field]
      case 'total_amount':
        return chooseTotal(
          pages,
          findLabelled(pages, field, (cell) => readAmountFirst(cell, currency)),
        )
      default:
        return findLabelled(pages, field, accepts[valueKinds[field] ?? 'text']!)[0]
    }
  }
  for (const field of fieldsOf[type]) {
    const first = firstOf(field)
    if (first) payload[field] = first
  }
  return { schemaVersion: documentTypes.find(({ code }) => code === type)!.schemaVersion, payload }
}

const known = (
  field: 'bill_of_lading_number' | 'booking_number',
  identifiers: readonly Identifier[],
): Found<string>[] =>
  identifiers
    .filter(({ kind }) => kind === (field === 'booking_number' ? 'booking' : 'bill_of_lading'))
    .map(({ value, page, span }) => ({ value, page, span }))

const distinct = (found: readonly Found<string>[]) =>
  [...new Map(found.toReversed().map((one) => [one.value, one])).values()].toReversed()

/** The label was the beginning of a longer one, or of a sentence: "Importer of record", "Consignee is …". */
const GOES_ON = /^(?:of|and|or|for|is|are|to|the|by|in|de|du|des|der|und|et)\s/

const readText: Accept<string> = (text) => {
  const value = text.slice(0, 200).replace(/[\s,;]+$/, '')
  return /[\p{L}\p{N}]{2}/u.test(value) && !isLabel(value) && !GOES_ON.test(value)
    ? { value, at: 0, length: value.length }
    : null
}

const readVoyage: Accept<string> = (text) => {
  const found = /^(v\.\s?)?([A-Z\d]{1,5}[A-Z\d/-]{0,8})(?=$|[\s,;)])/i.exec(text)
  const [, sign = '', value = ''] = found ?? []
  return /\d/.test(value) ? { value: value.toUpperCase(), at: sign.length, length: value.length } : null
}

/** A number and its unit, where one stands behind it. */
const readQuantity = (text: string): Accepted<{ amount: number; unit: string | null }> | null => {
  const number = readNumber(text.replace(/(\d)(?=(?:kgs?|lbs?|cbm|m3)\b)/gi, '$1'))
  if (!number) return null
  const unit = /^\s*(kgs?|lbs?|mt|t|cbm|m3|m³|days?|pkgs?|packages|cartons|ctns|pallets)\b/i.exec(
    text.slice(number.at + number.length),
  )?.[1]
  return { ...number, value: { amount: number.value, unit: unit?.toLowerCase() ?? null } }
}
