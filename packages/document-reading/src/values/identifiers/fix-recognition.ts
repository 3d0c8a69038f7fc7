import { checkDigitOk } from '@boxtrail/reference/container-number'
import { readNumberFormats } from '@boxtrail/reference/infer/number-formats'

const AS_LETTER: Record<string, string> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B', '|': 'I' }
const AS_DIGIT: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' }
const letters = (text: string) => text.replace(/[^A-Z]/g, (sign) => AS_LETTER[sign] ?? sign)
const digits = (text: string) => text.replace(/\D/g, (sign) => AS_DIGIT[sign] ?? sign)

/** Four characters of an owner code and seven of a number, some of them misrecognized. */
const CONTAINER = /(?<![A-Z\d])([A-Z\d|]{4}) ?-?([A-Z\d]{6}) ?-?([A-Z\d])(?![A-Z\d])/g

/** Container numbers that become valid by exchanging similar letters and digits. */
export function fixContainerNumbers(text: string): { value: string; at: number; length: number }[] {
  return Array.from(text.matchAll(CONTAINER)).flatMap(
    ({ 0: all, 1: owner = '', 2: number = '', 3: check = '', index }) => {
      const value = letters(owner) + digits(number + check)
      const changed = [...(owner + number + check)].filter((sign, at) => sign !== value[at]).length
      const isOne = /^[A-Z]{3}U\d{7}$/.test(value) && changed > 0 && changed <= 3 && checkDigitOk(value)
      return isOne ? [{ value, at: index, length: all.length }] : []
    },
  )
}

const prefixes = new Set(
  readNumberFormats().flatMap(({ kind, scac }) =>
    kind === 'bill_of_lading' && /^[A-Z]{4}$/.test(scac ?? '') ? [scac] : [],
  ),
)

/** Corrects the line code at the start of a bill number. */
export function fixBillNumber(value: string): string {
  const code = letters(value.slice(0, 4))
  return code !== value.slice(0, 4) && prefixes.has(code) ? code + value.slice(4) : value
}

/** Voyages start with a zero, not with the letter O: 0X6GH1MA. */
export const fixVoyage = (value: string): string => value.replace(/^O(?=[A-Z\d]{4,7}MA$|\d+[NSEW]$)/, '0')

/** The direction letter is misread as a digit: 2318 for 231S. */
export const isDoubtfulVoyage = (value: string): boolean => /^\d{3,4}[85]$/.test(value)

/** Spaces between words were lost, or characters were read that names do not have. */
export const isDoubtfulName = (value: string): boolean => /[€$£%*<>{}|\\“”"]|\p{L}{16,}/u.test(value)
