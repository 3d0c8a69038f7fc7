import { LB_PER_KG } from '@boxtrail/reference/weights'

type Sign = '.' | ','

/** A number with a unit and one separator before three digits, which is ambiguous. */
const ambiguousNumber = (words: string) =>
  new RegExp(`(?<![\\d.,'’-])(\\d{1,3})([.,])(\\d{3})\\s?(?:${words})(?![\\p{L}\\d])`, 'giu')
const PACKAGE_COUNT = ambiguousNumber(
  'ctns?|cartons?|pkgs?|packages?|pallets?|plts?|bags?|cases?|drums?|crates?|bundles?|boxes|pieces?|pcs|colis|bultos|cajas|kartons?|packstücke|colli|paletten|sacks?|caixas',
)
const IN_POUNDS = ambiguousNumber('lbs?|pounds')
const IN_KILOS = ambiguousNumber('kgs?|kgm|kilos?')
/** A weight in pounds with or without separators. */
const POUNDS = /(?<![\d.,'’-])(\d+(?:[.,]\d+)*)\s?(?:lbs?|pounds)(?![\p{L}\d])/giu
const MONTH_FIRST =
  /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:\d{2}|\d{4})(?![\d/])|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}, ?\d{4}\b/i
const DAY_FIRST = /(?<![\d/])(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:\d{2}|\d{4})(?![\d/])/

const otherSign = (sign: Sign): Sign => (sign === '.' ? ',' : '.')

/**
 * The decimal sign inferred from other hints if no number shows it: half cartons are not shipped, documents with pounds
 * or month-first dates use a decimal point, and a weight in two units fits only one reading. Null without a hint or
 * with contradictory ones.
 */
export function hintedDecimalSign(text: string): Sign | null {
  const pair = signFromWeightPairs(text)
  if (pair === 'mixed') return null
  const hints = new Set<Sign>(pair ? [pair] : [])
  for (const [, , sign, tail] of text.matchAll(PACKAGE_COUNT)) if (tail !== '000') hints.add(otherSign(sign as Sign))
  for (const [, , sign] of text.matchAll(IN_POUNDS)) if (sign === ',') hints.add('.')
  if (MONTH_FIRST.test(text) && !DAY_FIRST.test(text)) hints.add('.')
  return hints.size === 1 ? [...hints][0]! : null
}

/** The maximum number of weights compared: a packing list may have thousands. */
const MAX_COMPARED = 60

/**
 * The decimal sign for which the weights in kilograms match those in pounds; `mixed` if the two use different signs.
 */
function signFromWeightPairs(text: string): Sign | 'mixed' | null {
  const kilos = Array.from(text.matchAll(IN_KILOS), ([, head, sign, tail]) => `${head}${sign}${tail}`).slice(
    0,
    MAX_COMPARED,
  )
  const pounds = Array.from(text.matchAll(POUNDS), ([, number]) => number!).slice(0, MAX_COMPARED)
  const fits = (ofKilos: Sign, ofPounds: Sign) =>
    kilos.some((kilo) =>
      pounds.some((pound) => {
        const ratio = asNumber(pound, ofPounds) / asNumber(kilo, ofKilos)
        return Math.abs(ratio / LB_PER_KG - 1) < 0.002
      }),
    )
  const [point, comma] = [fits('.', '.'), fits(',', ',')]
  if (point !== comma) return point ? '.' : ','
  return !point && (fits('.', ',') || fits(',', '.')) ? 'mixed' : null
}

const asNumber = (text: string, decimal: Sign): number =>
  Number(text.replaceAll(otherSign(decimal), '').replace(decimal, '.'))
