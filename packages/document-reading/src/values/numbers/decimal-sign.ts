import { hintedDecimalSign } from './decimal-hints.ts'

/** The decimal sign of a document; null if it is unknown. */
export type DecimalSign = '.' | ',' | null

const NUMBERS = /(?<![\w.,/-])\d[\d.,' \u00a0\u202f]*\d(?![\w]*\/)/g

const VOLUME = /(?<![\d.,])\d{1,3}([.,])\d{3}\s?(?:cbm|m3|m³)(?![\p{L}\d])/giu

/**
 * Infers the decimal sign from unambiguous numbers: those with both signs, with one sign several times, or with more
 * than three digits before the sign. Otherwise from units and dates.
 */
export function decimalSign(text: string): DecimalSign {
  let point = 0
  let comma = 0
  const beginning = text.slice(0, 200_000)
  for (const [found] of beginning.matchAll(NUMBERS)) {
    const [signs, tail] = [found.replace(/[^.,]/g, ''), /[.,](\d+)$/.exec(found)?.[1]?.length ?? 0]
    if (signs === '' || isDate(found)) continue
    const decimal = inferDecimal(found, signs, tail)
    if (decimal === '.') point++
    else if (decimal === ',') comma++
  }
  // Volumes are not thousands of cubic metres.
  for (const [, sign] of beginning.matchAll(VOLUME)) sign === '.' ? point++ : comma++
  if (point + comma === 0) return hintedDecimalSign(beginning)
  if (point > 4 * comma) return '.'
  return comma > 4 * point ? ',' : null
}

function inferDecimal(found: string, signs: string, tail: number): DecimalSign {
  const last = signs.at(-1) as '.' | ','
  const other = last === '.' ? ',' : '.'
  if (new Set(signs).size > 1) return signs.slice(0, -1).includes(last) ? null : last
  if (signs.length > 1) return other
  if (tail === 3) return /^\d{4,}[.,]|^0[.,]/.test(found) ? last : null
  // One digit after the sign is a decimal; 4.1 is a section of small print.
  if (tail === 1) return /^\d{2,4}[.,]/.test(found) ? last : null
  // A tariff number (9401.69) has four digits before the sign.
  return tail === 2 && /^\d{1,3}[.,]/.test(found) ? last : null
}

const isDate = (text: string) => /^\d{1,2}[.,]\d{1,2}[.,]\d{2,4}$|^\d{4}[.,]\d{1,2}[.,]\d{1,2}$/.test(text)

const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/
/** In India, digits before the last three are grouped in pairs: "1,20,000". */
const LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}$/

/** Every possible value of a number. 1,234.56 has one; 24.500 has two unless the decimal sign is known. */
export function possibleNumbers(text: string, decimal: DecimalSign): number[] {
  const clean = text.replace(/[' \u00a0\u202f]/g, '')
  if (!/^\d+(?:[.,]\d+)*$/.test(clean)) return []
  const signs = clean.replace(/\d/g, '')
  const last = signs.at(-1)
  if (!last) return [Number(clean)]
  const tail = clean.length - clean.lastIndexOf(last) - 1
  const whole = Number(clean.replace(/[.,]/g, ''))
  const withDecimals = Number(`${clean.slice(0, -tail - 1).replace(/[.,]/g, '')}.${clean.slice(-tail)}`)
  // Two joined numbers are not a number: 4,125.0045,375.00.
  if (new Set(signs).size > 1) return /^\d{1,3}([.,])\d{2,3}(?:\1\d{2,3})*[.,]\d+$/.test(clean) ? [withDecimals] : []
  if (signs.length > 1) return THOUSANDS.test(clean) || LAKHS.test(clean) ? [whole] : []
  // No value has this many decimals: a separator was lost.
  if (tail > 4) return []
  if (tail !== 3 || /^0[.,]|^\d{4,}[.,]/.test(clean)) return [withDecimals]
  if (decimal !== null) return [decimal === last ? withDecimals : whole]
  return [withDecimals, whole]
}
