import { LB_PER_KG } from '@boxtrail/reference/weights'
import type { Cell } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import type { Quantity } from '../accept/quantities.ts'
import { isUnit } from '../numbers/measures.ts'
import { TOTAL } from './cargo-totals.ts'
import type { CargoField } from './row-values.ts'

export type Cargo = Partial<Record<CargoField, FoundValue<Quantity>>>

const isBelowHeader = (one: FoundValue<Quantity> | undefined) => one?.grounds[0]?.startsWith('below ') ?? false
const fieldsBelowHeader = (cargo: Cargo) =>
  (Object.keys(cargo) as CargoField[]).filter((field) => isBelowHeader(cargo[field]))

type Row = readonly [line: readonly Cell[], cargo: Cargo]

/** Goods have their names in the same column of each row, where a totals row is empty. */
const hasNameInSameColumn = (line: readonly Cell[], own: readonly Cell[]): boolean =>
  line.some(
    ({ text, left }) => isName(text) && own.slice(1).some((one) => isName(one.text) && Math.abs(one.left - left) < 3),
  )
const isName = (text: string) => /\p{L}{2}/u.test(text) && !/^\d/.test(text) && !isUnit(text) && !TOTAL.test(text)

/** Whether a row may have the number of another container that was not recognized. */
const startsAnotherContainer = (line: readonly Cell[], container: Cell): boolean =>
  line.some(
    ({ text, left }) => Math.abs(left - container.left) < 20 && /^[A-Z\d|]{3,5}[ .-]?[\dOIl|]{5,8}\b/i.test(text),
  )

/** The row below may repeat the weight in pounds. */
const isConverted = (own: Cargo, { gross_weight: weight }: Cargo): boolean =>
  Math.abs((weight?.value.amount ?? 0) / (own.gross_weight?.value.amount ?? 1) - LB_PER_KG) < 0.01

/** Adds up the figures of a container with several rows of goods; null if there may be more rows than were checked. */
export function addUpGoodsRows(
  container: Cell,
  [line, own]: Row,
  below: readonly Row[],
  isTruncated: boolean,
): Cargo | null {
  const fields = fieldsBelowHeader(own)
  const next = below.findIndex(([other]) => startsAnotherContainer(other, container))
  const goods = (next === -1 ? below : below.slice(0, next)).filter(
    ([other, cargo]) =>
      fields.length > 0 &&
      fields.every((field) => isBelowHeader(cargo[field]) && cargo[field]!.value.unit === own[field]!.value.unit) &&
      hasNameInSameColumn(other, line) &&
      !isConverted(own, cargo),
  )
  if (goods.length === 0) return own
  if (isTruncated) return null
  const sums = Object.fromEntries(
    fields.map((field) => {
      const sum = goods.reduce((all, [, cargo]) => all + cargo[field]!.value.amount, own[field]!.value.amount)
      const amount = Math.round(sum * 10_000) / 10_000
      const grounds = [own[field]!.grounds[0]!, `the sum of ${goods.length + 1} rows`]
      return [field, { ...own[field]!, value: { ...own[field]!.value, amount }, confidence: 0.9, grounds }]
    }),
  )
  return { ...own, ...sums }
}
