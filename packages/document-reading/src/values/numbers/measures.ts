import { type DecimalSign, possibleNumbers } from './decimal-sign.ts'

export type MeasureKind = 'packages' | 'weight' | 'volume' | 'days'

/** A number with its unit, if any, and all its possible values. */
export interface Measure {
  kind: MeasureKind | null
  unit: string | null
  readings: readonly number[]
  at: number
  length: number
}

const UNITS: readonly [MeasureKind, string][] = [
  ['weight', 'kgs?|kgm|kilos?|kilograms?|lbs?|lbr|mts?|tons?|tonnes?|tne'],
  ['volume', 'cbm|m3|m³|mtq|cu\\.? ?m\\.?|cft|ftq'],
  [
    'packages',
    'ctns?|cartons?|pkgs?|packages?|pallets?|plts?|plt|bags?|cases?|drums?|rolls?|crates?|bundles?|boxes|box|pieces?|pcs|colis|bultos|cajas|kartons?|packstücke|colli|paletten|skids?|bales?|sacks?|units?|sets?|volumes|caixas',
  ],
  ['days', '天|days?|tage?n?|jours?|días?|dias?|giorn[io]|dagen|dag|dage|dager|dagar|gün|dni|zile'],
]
const MEASURE = new RegExp(
  `(?<![\\w.,'’-])(\\d{1,3}(?:[' \\u00a0\\u202f]\\d{3})+(?:[.,]\\d+)?|\\d[\\d.,]*(?<=\\d)|\\d)\\s?(?:(${UNITS.map(([, words]) => words).join('|')})(?![\\p{L}\\d])\\.?|(?!\\p{L}|\\s?[/]\\d|\\s?[x×]\\s?[24]))(?![\\d]|[.,]\\d)`,
  'giu',
)
const UNIT = new RegExp(`^(?:${UNITS.map(([, words]) => words).join('|')})\\.?$`, 'iu')
/** Whether a text is just a unit. */
export const isUnit = (text: string): boolean => UNIT.test(text)

const COUNT_OF_DAYS = new RegExp(`^\\d{1,3}\\s?(?:${UNITS.find(([kind]) => kind === 'days')![1]})$`, 'iu')
/** "7 jours" is a number of days, and not box 7 of a form. */
export const isCountOfDays = (text: string): boolean => COUNT_OF_DAYS.test(text)

const unitKind = (unit: string): MeasureKind =>
  UNITS.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(unit))![0]

/** Replaces dates by letters of the same length, so that years are not read as numbers. */
const withoutDates = (text: string) =>
  text.replace(/(?<!\d)(?:\d{1,2}([/-])\d{1,2}\1\d{2,4}|\d{4}([/-])\d{1,2}\2\d{1,2})(?!\d)/g, (date) =>
    'x'.repeat(date.length),
  )

export const findMeasures = (text: string, decimal: DecimalSign): Measure[] =>
  Array.from(withoutDates(text).matchAll(MEASURE)).flatMap(({ 0: all, 1: number = '', 2: unit, index }) => {
    // Documents with pounds use a comma for thousands.
    const readByDecimal = possibleNumbers(number.trim(), decimal ?? (unit && /^lb/i.test(unit) ? '.' : null))
    if (readByDecimal.length === 0) return []
    const kind = unit === undefined ? null : unitKind(unit)
    // "1,104 cartons" beside "61,500 m3": a count has no decimals, whatever the decimal sign.
    const read =
      kind === 'packages' && !Number.isInteger(readByDecimal[0]) ? possibleNumbers(number.trim(), null) : readByDecimal
    return [
      {
        kind,
        unit: unit === undefined ? null : unitName(unit, kind!),
        readings: read,
        at: index,
        length: all.trimEnd().length,
      },
    ]
  })

const UNIT_ALIASES: Record<string, string> = {
  kgm: 'kg',
  kilo: 'kg',
  kilogram: 'kg',
  m3: 'cbm',
  'm³': 'cbm',
  mtq: 'cbm',
  lbr: 'lb',
}
function unitName(unit: string, kind: MeasureKind): string {
  if (kind === 'days') return 'days'
  const low = unit.toLowerCase().replace(/^cu\.? ?m\.?$/, 'cbm')
  const one = /^(?:kg|lb|kilo|kilogram|mt)s$/.test(low) ? low.slice(0, -1) : low
  return UNIT_ALIASES[one] ?? one
}

/** Maximum plausible amounts: a document for containers has no shiploads. */
const maxAmounts: Record<MeasureKind, number> = { packages: 10_000_000, weight: 50_000_000, volume: 4_000, days: 400 }

/** The only possible value of a number of a kind; null if several remain. */
export function unambiguousReading({ readings: options }: Pick<Measure, 'readings'>, kind: MeasureKind): number | null {
  const possible = options.filter(
    (one) => one <= maxAmounts[kind] && (kind === 'packages' || kind === 'days' ? Number.isInteger(one) : true),
  )
  return possible.length === 1 ? possible[0]! : null
}
