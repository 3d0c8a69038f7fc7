/**
 * Numbers of the simulator. A container number encodes its scenario and variation: `QXSU 07 012 1 c` is scenario 7,
 * variation 12, the second container of its bill, check digit c. The eleventh and later containers of a bill have other
 * prefixes, ten containers each: QXA to QXZ without QXS, then QYA and so on. No owner has any of them.
 */
export const OWNER = 'QXSU'
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

/** IMO numbers: the last digit of the sum of the first six, weighing 7 down to 2. */
export const imoNumber = (six: number): string => {
  const digits = String(six).padStart(6, '0')
  let sum = 0
  for (const [i, digit] of [...digits].entries()) sum += Number(digit) * (7 - i)
  return `${digits}${sum % 10}`
}

const two = (value: number) => String(value).padStart(2, '0')
const three = (value: number) => String(value).padStart(3, '0')

const prefixes = [
  OWNER,
  ...['QX', 'QY'].flatMap((letters) => [...letterValues.keys()].map((letter) => `${letters}${letter}U`)),
].filter((prefix, index, all) => all.indexOf(prefix) === index)

export const containerNumber = ({ serial, variation }: NumberParts, container = 0): string => {
  const ten = `${prefixes[Math.floor(container / 10)]}${two(serial)}${three(variation)}${container % 10}`
  return `${ten}${containerCheckDigit(ten)}`
}
export const billNumber = ({ serial, variation }: NumberParts): string => `QXSB${two(serial)}${three(variation)}`
export const bookingNumber = ({ serial, variation }: NumberParts): string => `QXSK${two(serial)}${three(variation)}`

const SHAPE = /^(?:(Q[XY][A-Z]U)(\d{2})(\d{3})(\d)\d|QXS([BK])(\d{2})(\d{3}))$/

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
    const container = prefixes.indexOf(parts[1]) * 10 + Number(parts[4])
    const read = { serial: Number(parts[2]), variation: Number(parts[3]), container }
    return containerNumber(read, read.container) === number ? { kind: 'container', ...read } : null
  }
  return {
    kind: parts[5] === 'B' ? 'bill' : 'booking',
    serial: Number(parts[6]),
    variation: Number(parts[7]),
    container: 0,
  }
}
