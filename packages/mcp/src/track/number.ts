import { UnknownValue } from '../problems/unknown-value.ts'
import { WrongArguments } from '../problems/wrong-arguments.ts'
import { unquoted } from '../results/quote.ts'

interface Given {
  number?: string | undefined
  containerNumber?: string | undefined
  bookingNumber?: string | undefined
  numberType?: string | undefined
}

export type NumberType = 'container' | 'bill_of_lading' | 'booking'

const CONTAINER = /^[A-Z]{4}\d{7}$/

const spellings = new Map<string, NumberType>([
  ['container', 'container'],
  ['bill_of_lading', 'bill_of_lading'],
  ['bl', 'bill_of_lading'],
  ['b/l', 'bill_of_lading'],
  ['booking', 'booking'],
  ['booking_number', 'booking'],
])

/** The number to track, from any of its arguments, and its type if the caller or the format shows it. */
export const numberOf = (given: Given): { number: string; type: NumberType | undefined } => {
  const text = [given.number, given.containerNumber, given.bookingNumber].find((one) => one?.trim())
  if (!text) throw new WrongArguments('number must be given: a container, bill of lading or booking number.')
  const number = unquoted(text).replace(/\s+/g, '').toUpperCase()
  const byName = given.bookingNumber && text === given.bookingNumber ? 'booking' : undefined
  return { number, type: typeOf(given.numberType) ?? (CONTAINER.test(number) ? 'container' : byName) }
}

const typeOf = (given: string | undefined): NumberType | undefined => {
  if (given === undefined) return undefined
  const type = spellings.get(given.trim().toLowerCase())
  if (!type) throw new UnknownValue('numberType', given, [...spellings.keys()])
  return type
}
