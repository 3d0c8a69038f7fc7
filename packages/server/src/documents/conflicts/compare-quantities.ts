import { findMeasures, type MeasureKind, unambiguousReading } from '@boxtrail/document-reading/values/numbers/measures'
import { KG_PER_LB } from '@boxtrail/reference/weights'

export interface Quantity {
  amount: number
  /** The unit as measures.ts names it; null if none is given. */
  unit: string | null
}

/** An amount as it was read, or as a person wrote it: 1204, "1,204 cartons", { amount, unit }. */
export function quantityOf(value: unknown, kind: MeasureKind): Quantity | null {
  const { amount, unit } = (typeof value === 'object' && value !== null ? value : { amount: value }) as Record<
    string,
    unknown
  >
  const measure = typeof amount === 'string' ? findMeasures(amount, null)[0] : undefined
  const number = measure ? unambiguousReading(measure, kind) : amount
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0) return null
  return { amount: number, unit: typeof unit === 'string' ? unitNamed(unit) : (measure?.unit ?? null) }
}

const unitNamed = (unit: string): string | null => findMeasures(`1 ${unit}`, '.')[0]?.unit ?? null

/** Whether two amounts are the same, and the ratio of the smaller to the larger. */
export interface Comparison {
  isSame: boolean
  part: number
  /** Whether the first is the smaller. */
  isLess: boolean
}

const compared = (a: number, b: number, isSame: boolean): Comparison => ({
  isSame,
  part: Math.min(a, b) / Math.max(a, b),
  isLess: a < b,
})

/** Units in kg. A ton is a different weight in each country and is not compared. */
const KG: Record<string, number> = { kg: 1, lb: KG_PER_LB, mt: 1000, tne: 1000, tonne: 1000, tonnes: 1000 }
const CBM: Record<string, number> = { cbm: 1, cft: 0.0283168466, ftq: 0.0283168466 }

/** The weight of an empty container in kg, which some documents include. */
const TARE_KG = { least: 1_800, most: 5_000 }

/** Compares two weights; null if they cannot be compared. `containers` is how many the goods are in. */
export function compareWeights(a: Quantity, b: Quantity, containers: number): Comparison | null {
  const [one, other] = [KG[a.unit ?? ''], KG[b.unit ?? '']]
  if (one === undefined || other === undefined) return null
  const [x, y] = [a.amount * one, b.amount * other]
  const isPrecise = a.unit === b.unit && one < 1.1
  const rounding = isPrecise ? Math.max(2 * one, 0.0005 * Math.max(x, y)) : Math.max(2, 0.005 * Math.max(x, y))
  const difference = Math.abs(x - y)
  const containerCount = Math.max(1, containers)
  if (
    difference > rounding &&
    difference >= TARE_KG.least * containerCount &&
    difference <= TARE_KG.most * containerCount
  )
    return null
  return compared(x, y, difference <= rounding)
}

/** Compares two volumes; some documents round to whole cubic metres. */
export function compareVolumes(a: Quantity, b: Quantity): Comparison | null {
  const [one, other] = [CBM[a.unit ?? ''], CBM[b.unit ?? '']]
  if (one === undefined || other === undefined) return null
  const [x, y] = [a.amount * one, b.amount * other]
  return compared(x, y, Math.abs(x - y) <= 0.5 + 0.005 * Math.max(x, y))
}

/** Words for packages that do not say of which kind they are. */
const ANY = /^(?:pkgs?|packages?|colis|bultos|packstücke|colli|units?|volumes|sets?)$/
const KINDS: readonly [RegExp, string][] = [
  [/^(?:ctns?|cartons?|kartons?)$/, 'carton'],
  [/^(?:pallets?|plts?|paletten)$/, 'pallet'],
  [/^(?:pieces?|pcs)$/, 'piece'],
]

const packageKind = (unit: string | null): string | null => {
  if (unit === null || ANY.test(unit)) return null
  return KINDS.find(([words]) => words.test(unit))?.[1] ?? unit.replace(/(?:es|s)$/, '')
}

/**
 * Below this ratio, packages of an unnamed kind are of another kind, such as the pallets on which the cartons stand.
 */
const OTHER_PACKAGES = 0.9

/**
 * Compares two numbers of packages; null if they cannot be compared, or are not a contradiction, like ten pallets and
 * 1,204 cartons.
 */
export function comparePackages(a: Quantity, b: Quantity): Comparison | null {
  const [one, other] = [packageKind(a.unit), packageKind(b.unit)]
  const result = compared(a.amount, b.amount, a.amount === b.amount)
  if (one !== null && other !== null) return one === other ? result : null
  return result.part >= OTHER_PACKAGES ? result : null
}
