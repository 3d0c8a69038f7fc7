import { readAmount, readNumber, usualCurrency } from './amounts.ts'
import { type Accepted, dateOrder, readDate } from './dates.ts'
import { documentTypes } from './document-types.ts'
import { fieldsOf, valueKinds } from './fields.ts'
import { findContainers, readNumberOfPaper } from './identifiers.ts'
import { type Accept, findLabelled, isLabel } from './labelled.ts'
import type { LaidPage } from './layout.ts'
import type { Extraction, Found, Identifier } from './reading.ts'

/** The payload of a type, by its schema: containers, and the first value that stands by a label of each of its fields. */
export function extract(type: string, pages: readonly LaidPage[], identifiers: readonly Identifier[]): Extraction {
  const text = pages.map((page) => page.text).join('\n')
  const order = dateOrder(text)
  const currency = usualCurrency(text)
  const accepts: Record<string, Accept<unknown>> = {
    number: readNumberOfPaper,
    text: readText,
    date: (cell) => readDate(cell.slice(0, 60), order),
    amount: (cell) => readAmount(cell, currency),
    quantity: readQuantity,
  }
  const payload: Record<string, unknown> = { containers: distinct(findContainers(pages)) }
  for (const field of fieldsOf[type]!) {
    const accept = field === 'voyage' ? readVoyage : accepts[valueKinds[field] ?? 'text']!
    const [first] =
      field === 'bill_of_lading_number' || field === 'booking_number'
        ? known(field, identifiers)
        : findLabelled(pages, field, accept)
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

const readText: Accept<string> = (text) => {
  const value = text.slice(0, 200).replace(/[\s,;]+$/, '')
  return /[\p{L}\p{N}]{2}/u.test(value) && !isLabel(value) ? { value, at: 0, length: value.length } : null
}

const readVoyage: Accept<string> = (text) => {
  const found = /^[A-Z\d]{1,5}[A-Z\d/-]{0,8}(?=$|[\s,;)])/i.exec(text)
  return found && /\d/.test(found[0]) ? { value: found[0].toUpperCase(), at: 0, length: found[0].length } : null
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
