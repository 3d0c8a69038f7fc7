/**
 * The numbers of the simulator. A container number encodes its scenario and variation: `QXSU 07 012 1 c` is scenario 7,
 * variation 12, the second container of its bill, check digit c. The eleventh and later containers of a bill have other
 * prefixes, ten containers each: QXA to QXZ without QXS, then QYA and so on. Numbers of scenarios from 100 on begin
 * with `QZ`. No owner has any of these prefixes.
 */
export const VARIATIONS = 1_000

export interface NumberParts {
  serial: number
  variation: number
}

const letterValues = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, i) => [letter, 10 + i + Math.floor((i + 9) / 10)]),
)

/** ISO 6346: letters skip the multiples of 11, each position weighs twice the one before. */
export const containerCheckDigit = (ten: string): number => {
  let sum = 0
  for (const [i, character] of [...ten].entries()) sum += (letterValues.get(character) ?? Number(character)) * 2 ** i
  return (sum % 11) % 10
}

/** The check digit of IMO numbers: the last digit of the sum of the first six digits, weighted from 7 down to 2. */
export const imoNumber = (six: number): string => {
  const digits = String(six).padStart(6, '0')
  let sum = 0
  for (const [i, digit] of [...digits].entries()) sum += Number(digit) * (7 - i)
  return `${digits}${sum % 10}`
}

const two = (value: number) => String(value).padStart(2, '0')
const three = (value: number) => String(value).padStart(3, '0')

/** The prefixes of containers, by the hundreds of the serial number; the first ten containers have the first prefix. */
const prefixes = [['QX', 'QY'], ['QZ']].map((families) =>
  [
    `${families[0]}SU`,
    ...families.flatMap((letters) => [...letterValues.keys()].map((letter) => `${letters}${letter}U`)),
  ].filter((prefix, index, all) => all.indexOf(prefix) === index),
)
const papers = ['QX', 'QZ']
const hundreds = (serial: number) => Math.floor(serial / 100)

export const containerNumber = ({ serial, variation }: NumberParts, container = 0): string => {
  const prefix = prefixes[hundreds(serial)]![Math.floor(container / 10)]
  const ten = `${prefix}${two(serial % 100)}${three(variation)}${container % 10}`
  return `${ten}${containerCheckDigit(ten)}`
}
const paperNumber = (kind: 'B' | 'K', { serial, variation }: NumberParts): string =>
  `${papers[hundreds(serial)]}S${kind}${two(serial % 100)}${three(variation)}`
export const billNumber = (parts: NumberParts): string => paperNumber('B', parts)
export const bookingNumber = (parts: NumberParts): string => paperNumber('K', parts)

const SHAPE = /^(?:(Q[XYZ][A-Z]U)(\d{2})(\d{3})(\d)\d|(Q[XZ])S([BK])(\d{2})(\d{3}))$/

export interface ReadNumber extends NumberParts {
  kind: 'container' | 'bill' | 'booking'
  /** Which container of the bill; 0 for bills and bookings. */
  container: number
}

/** Null for a number that is not one of ours, or has a wrong check digit. */
export const readNumber = (text: string): ReadNumber | null => {
  const number = text.toUpperCase().replace(/[\s-]/g, '')
  const parts = SHAPE.exec(number)
  if (!parts) return null
  if (parts[1]) {
    const family = prefixes.findIndex((ofFamily) => ofFamily.includes(parts[1]!))
    const container = prefixes[family]!.indexOf(parts[1]) * 10 + Number(parts[4])
    const read = {
      serial: family * 100 + Number(parts[2]),
      variation: Number(parts[3]),
      container,
    }
    return containerNumber(read, read.container) === number ? { kind: 'container', ...read } : null
  }
  return {
    kind: parts[6] === 'B' ? 'bill' : 'booking',
    serial: papers.indexOf(parts[5]!) * 100 + Number(parts[7]),
    variation: Number(parts[8]),
    container: 0,
  }
}
