import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import type { Quantity } from '../accept/quantities.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { type ColumnHeader, type HeaderRow, headerOfNumber, nearestHeader } from '../labelled/header-rows.ts'
import type { DecimalSign } from '../numbers/decimal-sign.ts'
import { findMeasures, type Measure, type MeasureKind, unambiguousReading } from '../numbers/measures.ts'

export type CargoField = 'packages' | 'gross_weight' | 'net_weight' | 'volume'
const CARGO: readonly CargoField[] = ['packages', 'gross_weight', 'net_weight', 'volume']
const measureKinds: Record<CargoField, MeasureKind> = {
  packages: 'packages',
  gross_weight: 'weight',
  net_weight: 'weight',
  volume: 'volume',
}

const METRIC: ReadonlySet<string | null> = new Set(['kg', 'cbm'])
const IMPERIAL: ReadonlySet<string | null> = new Set(['lb', 'cft'])

export interface RowConventions {
  decimal: DecimalSign
  /** For weights without a unit, if the document uses only one. */
  weightUnit: string | null
}

/**
 * The maximum length of a cell: each number is examined with all text before it, and 200 kB of "1 1 1" took a minute.
 */
const MAX_CELL = 4000

/** The quantities in a table row, by units and column headers. */
export function readRowCargo(
  page: PageLayout,
  line: readonly Cell[],
  headerRow: HeaderRow | undefined,
  conventions: RowConventions,
): Partial<Record<CargoField, FoundValue<Quantity>>> {
  const found: Partial<Record<CargoField, FoundValue<Quantity>>> = {}
  const unlabelled: Quantity[] = []
  for (const [at, cell] of line.entries()) {
    const measures = findMeasures(cell.text.slice(0, MAX_CELL), conventions.decimal)
    for (const [nth, measure] of measures.entries()) {
      // "29,252 kg (64,490 lb)" is one weight in two units.
      if (
        measure.kind !== null &&
        measures.slice(0, nth).some((one) => one.kind === measure.kind && METRIC.has(one.unit))
      )
        continue
      const column =
        headerRow && (measure.kind === null ? headerOfNumber(headerRow, line, cell) : nearestHeader(headerRow, cell))
      const behind = cell.text.slice(measure.at + measure.length)
      const isJointColumn = measure.at === 0 && column !== undefined && JOINT_HEADER.test(column.words)
      if (measure.kind === null && !isJointColumn && /^[\s.]*[\p{L}'"]/u.test(behind)) continue
      const before = cell.text.slice(0, measure.at)
      const label = /\p{L}/u.test(before) ? before : `${line[at - 1]?.text ?? ''} ${before}`
      const field = cargoField(before, measure, column, /\b(?:net+|n\.? ?w)\b/i.test(label.slice(-30)))
      if (!field || (field === 'packages' && countsPieces(measure, column, headerRow))) continue
      const amount = unambiguousReading(measure, measureKinds[field])
      const unit = measure.unit ?? headerUnit(field, column, conventions)
      if (amount === null || (unit === null && field !== 'packages')) continue
      const isLabelled = field !== 'gross_weight' || GROSS.test(label) || isCargoColumn(column, field)
      if (!isLabelled) unlabelled.push({ amount, unit })
      // Kilograms are preferred to pounds.
      const isConverted = METRIC.has(unit) && IMPERIAL.has(found[field]?.value.unit ?? null)
      const isUnlabelled = unlabelled.some((one) => isSame(one, found[field]?.value))
      if (found[field] && !isConverted && !(isLabelled && isUnlabelled)) continue
      const grounds = [measure.unit ? `its unit "${measure.unit}"` : `below "${column!.words}"`, 'in a row of a table']
      found[field] = toFoundValue(
        page,
        cell,
        measure.at,
        { value: { amount, unit }, length: measure.length },
        { confidence: 0.93, grounds },
      )
    }
  }
  // One of two weights is net, and nothing shows which.
  const weight = found.gross_weight?.value
  const isAmbiguous = unlabelled.some(({ amount, unit }) => unit === weight?.unit && amount !== weight?.amount)
  if (isAmbiguous && unlabelled.some((one) => isSame(one, weight))) delete found.gross_weight
  return found
}

const GROSS = /\b(?:gross|g\.? ?w\b|brut)/i
const isSame = (one: Quantity, other: Quantity | undefined) => one.amount === other?.amount && one.unit === other.unit

function cargoField(
  before: string,
  { kind, unit }: Measure,
  column: ColumnHeader | undefined,
  isLabelledNet: boolean,
): CargoField | null {
  if (/(?:tare|t\.w\.?|rate|@)\s*:?\s*$/i.test(before) || (column && hasWord(column, 'tare'))) return null
  const isNet =
    isLabelledNet || /n\.? ?w\.?|net/i.test(before.slice(-14)) || (column?.meanings.has('net_weight') ?? false)
  if (kind === 'weight') return isNet ? 'net_weight' : 'gross_weight'
  if (kind === 'volume') return 'volume'
  if (kind === 'packages')
    return /^(?:sets?|units?|pcs|pieces?)$/.test(unit ?? '') && !isCargoColumn(column, 'packages') ? null : 'packages'
  if (kind === 'days' || /\p{L}/u.test(before)) return null
  return CARGO.find((field) => isCargoColumn(column, field)) ?? null
}

/** "1369 PRINTED PAPER BAGS" below "PIECES COMMODITY": the number belongs to the first part of the header. */
const JOINT_HEADER =
  /^(?:no\.? of )?(?:pieces|pcs|pkgs?|packages|ctns?|cartons|bultos|colli)\W+(?:and |& )?(?:commodity|description|goods|contents|cargo)/i

/** Pieces are not packages if another column counts packages. */
const countsPieces = ({ unit }: Measure, column: ColumnHeader | undefined, row: HeaderRow | undefined): boolean =>
  unit === null &&
  column !== undefined &&
  !PACKAGES.test(column.words) &&
  (row?.headers.some((one) => one !== column && one.meanings.size > 0 && PACKAGES.test(one.words)) ?? false)
const PACKAGES = /\b(?:ctns?|cartons?|pkgs?|packages?|pallets?|colli|colis|bultos)\b|箱数|件数/i

const hasWord = ({ words }: ColumnHeader, word: string) => new RegExp(`\\b${word}\\b`, 'i').test(words)
const isCargoColumn = (column: ColumnHeader | undefined, field: CargoField): boolean =>
  column !== undefined && (column.meanings.has(field) || column.meanings.has(`head:${field}` as never))

function headerUnit(
  field: CargoField,
  column: ColumnHeader | undefined,
  { weightUnit }: RowConventions,
): string | null {
  if (field === 'packages') return null
  if (field === 'volume') return 'cbm'
  const named = /\b(?:kgs?|kilos?|kgm)\b/i.test(column?.words ?? '')
    ? 'kg'
    : /\blbs?\b/i.test(column?.words ?? '')
      ? 'lb'
      : null
  return named ?? weightUnit
}
