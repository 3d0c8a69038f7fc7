import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { type Conventions, isAccepted } from '../accept/accepted.ts'
import { acceptDate } from '../accept/dates.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { findCell } from '../columns/item-cells.ts'
import type { DayRange } from '../day-ranges/day-range.ts'
import { acceptDay, daysIn, readDayRange } from '../day-ranges/day-ranges.ts'
import type { ColumnHeader, HeaderRow } from '../labelled/header-rows.ts'

/** Values in a row of an invoice besides its amount: its container, and the days that it charges. */
export interface BilledRow {
  container_number?: FoundValue<string>
  charged_from?: FoundValue<string>
  charged_through?: FoundValue<string>
  /** Only in a row that charges nothing. */
  free_time_start?: FoundValue<string>
  last_free_day?: FoundValue<string>
}

type Ends = Partial<Record<keyof DayRange, FoundValue<string>>>

/** The days of a row that charges nothing are days of free time. */
export const freeDaysOf = ({
  charged_from: start,
  charged_through: last,
}: Pick<BilledRow, 'charged_from' | 'charged_through'>): BilledRow => ({
  ...(start && { free_time_start: start }),
  ...(last && { last_free_day: last }),
})

/** The columns of amounts without tax: if there is a tax column, those after it include tax. */
export function withoutTaxColumns(header: HeaderRow, amounts: readonly ColumnHeader[]): readonly ColumnHeader[] {
  const tax = header.headers.find(({ words }) => TAX_COLUMN.test(words))
  const untaxed = tax ? amounts.filter(({ box }) => box.left < tax.box.left) : []
  return untaxed.length > 0 ? untaxed : amounts
}
const TAX_COLUMN = /^(?:vat|tax|gst|iva|tva|mwst|ust|btw|moms|mva|kdv)(?!\p{L})/iu

/** The days of a period whose length is the number of days in the row, or whose header says that they are charged. */
export function readBilledDays(
  page: PageLayout,
  line: readonly Cell[],
  header: HeaderRow,
  count: number | undefined,
  conventions: Conventions,
): Pick<BilledRow, 'charged_from' | 'charged_through'> {
  const named = {
    from: dayBelow(page, line, header, 'charged_from', conventions),
    through: dayBelow(page, line, header, 'charged_through', conventions),
  }
  const bare = named.from && named.through ? {} : bareEnds(page, line, header, conventions)
  const { from, through } = { from: named.from ?? bare.from, through: named.through ?? bare.through }
  if (!from || !through || through.value < from.value) return {}
  const span = daysIn(from.value, through.value)
  // A period that includes free time is longer than the charged days; other periods leave out weekends.
  const isCharged = named.from && named.through ? count === undefined || count <= span : count === span
  return isCharged ? { charged_from: from, charged_through: through } : {}
}

const evidenceOf = (words: string) => ({ confidence: 0.95, grounds: ['in a row of a table', `below "${words}"`] })

function dayBelow(
  page: PageLayout,
  line: readonly Cell[],
  header: HeaderRow,
  field: 'charged_from' | 'charged_through',
  conventions: Conventions,
): FoundValue<string> | undefined {
  const columns = header.headers.filter(({ meanings }) => meanings.has(field))
  const [column] = columns
  const cell = columns.length === 1 ? findCell(line, header, column!) : undefined
  const accepted = cell && acceptDay(field, column!.words, conventions)(cell.text)
  return cell && accepted && isAccepted(accepted)
    ? toFoundValue(page, cell, accepted.at, accepted, evidenceOf(column!.words))
    : undefined
}

/** The days below "From" and "To", or two days in one cell. */
function bareEnds(page: PageLayout, line: readonly Cell[], header: HeaderRow, conventions: Conventions): Ends {
  const [from, through] = [
    endBelow(page, line, header, 'from', conventions),
    endBelow(page, line, header, 'through', conventions),
  ]
  if (from || through) return { ...(from && { from }), ...(through && { through }) }
  const ranges = line.flatMap((cell) => {
    const range = readDayRange(cell.text, conventions.dates)
    return range ? [{ cell, range }] : []
  })
  const [only] = ranges
  if (!only || ranges.length > 1) return {}
  const found = (one: DayRange['from']) =>
    toFoundValue(page, only.cell, one.at, one, { confidence: 0.9, grounds: ['in a row of a table'] })
  return { from: found(only.range.from), through: found(only.range.through) }
}

/** The day below "From" or "To" of the charged period or of free time, which may have such columns too. */
export function endBelow(
  page: PageLayout,
  line: readonly Cell[],
  header: HeaderRow,
  end: keyof DayRange,
  conventions: Conventions,
  isOfFreeTime = false,
): FoundValue<string> | undefined {
  const columns = header.headers.filter(
    (column) => column.meanings.has(`head:${end}`) && isBelowFreeTime(page, header, column) === isOfFreeTime,
  )
  const [column] = columns
  // The header spans the cell as well.
  const cell =
    columns.length === 1
      ? (findCell(line, header, column!) ?? line.find(({ left }) => Math.abs(left - column!.box.left) < 4))
      : undefined
  const accepted = cell && acceptDate(conventions)(cell.text)
  return cell && accepted && isAccepted(accepted)
    ? toFoundValue(page, cell, accepted.at, accepted, evidenceOf(column!.words))
    : undefined
}

const cache = new WeakMap<ColumnHeader, boolean>()

/** Whether "Free time" is above "From" and "To"; cached, because a table may have many rows. */
function isBelowFreeTime(page: PageLayout, header: HeaderRow, column: ColumnHeader): boolean {
  const cached = cache.get(column)
  if (cached !== undefined) return cached
  const found = /free/i.test(headingAbove(page, header, column))
  cache.set(column, found)
  return found
}

/** The heading above "From" and "To"; a text with a value, such as "Free days: 4", is not a heading. */
function headingAbove(page: PageLayout, header: HeaderRow, { box }: ColumnHeader): string {
  const above = page.lines
    .filter((line) => line.every(({ text }) => /^\D/.test(text) && /\p{L}/u.test(text) && !/:\s*\S|\d{4}/.test(text)))
    .flat()
    .filter(({ top, bottom, left }) => bottom <= box.top + 2 && header.top - top < 30 && left <= box.left + 12)
  return (
    above.toSorted((a, b) => b.top - a.top || b.left - a.left).find(({ left }) => box.left - left < 130)?.text ?? ''
  )
}
