import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { type DateOrder, readDate } from '../dates/dates.ts'
import { type ContainerPlace, placesByLine } from './container-places.ts'

/** The fields that an arrival notice or delivery order may state for each of its containers. */
const FIELDS = ['last_free_day', 'empty_return_by', 'freight_release', 'customs_release', 'release_number'] as const
type Field = (typeof FIELDS)[number]

/** How documents name each field. */
const NAMES: Readonly<Record<Field, RegExp>> = {
  last_free_day: /\bfree (?:day|until)|\blfd\b/i,
  empty_return_by: /\bempty return|\breturn(?: the)? empty/i,
  freight_release: /\bfreight (?:status|releases?d?|hold)\b/i,
  customs_release: /\bcustoms (?:status|releases?d?|clearance|hold)\b/i,
  release_number: /\b(?:release|pick-? ?up) (?:no\b|nr\b|num|#|ref|code|pin)|\bpin\b/i,
}

/** Whether a line states a field of the same kind: another release, or another day. */
const isSuch = (field: Field, own: Line) => (line: Line) =>
  FIELDS.some((one) => kindOf(one) === kindOf(field) && isNamedIn(line, one)) && !isOnlyPin(field, own, line)

/** A PIN that each container has is not the release number, which applies to all of them. */
const isOnlyPin = (field: Field, own: Line, line: Line): boolean =>
  field === 'release_number' &&
  isNamedIn(own, field) &&
  !own.some(({ text }) => PIN.test(text)) &&
  line.every(({ text }) => !NAMES.release_number.test(text) || PIN.test(text))
const PIN = /\bpin/i

const kindOf = (field: Field): 'number' | 'release' | 'day' =>
  field === 'release_number' ? 'number' : field.endsWith('release') ? 'release' : 'day'

const isNamedIn = (line: Line, field: Field): boolean => line.some(({ text }) => NAMES[field].test(text))

type Line = readonly Cell[]

/**
 * The fields of a document with several containers whose value is below one of them, while another container has none
 * or a different one: what is free or released for one container does not apply to all.
 */
export function findValuesOfOne(
  pages: readonly PageLayout[],
  payload: Readonly<Record<string, unknown>>,
  places: readonly ContainerPlace[],
  dates: DateOrder,
): Field[] {
  const numbers = new Set(places.map(({ value }) => value))
  if (numbers.size < 2) return []
  const lines = pages.flatMap((page) => page.lines.map((line) => ({ page, line })))
  const byLine = placesByLine(places)
  const namedIn = ({ line }: (typeof lines)[number]) => new Set(byLine.get(line)?.map(({ value }) => value))
  // A line that names all containers does not start the part of one.
  const begins = lines.flatMap((one, at) => {
    const named = namedIn(one)
    return named.size > 0 && named.size < numbers.size ? [{ at, named }] : []
  })
  const parts = begins.map(({ at, named }, index) => ({ named, at, end: begins[index + 1]?.at ?? lines.length }))
  return FIELDS.filter((field) => {
    const found = payload[field] as FoundValue<unknown> | undefined
    const at = found ? lines.findIndex(({ page, line }) => page.number === found.page && line.some(holds(found))) : -1
    const own = parts.findLast((part) => part.at <= at)
    if (!found || !own) return false
    const saysValue = isDay(found) ? saysDay(found.value, dates) : says(textOf(pages, found))
    const label = labelIn(lines[at]!.line, found)
    const isNamed = (line: Line) => says(label)(line) || isNamedIn(line, field)
    const linesOf = (part: (typeof parts)[number]) => lines.slice(part.at, part.end).map(({ line }) => line)
    // Values below the last container apply to all, unless an earlier container has values of this kind as well.
    const isSaidOfEach = parts.some((part) => part !== own && linesOf(part).some(isSuch(field, lines[at]!.line)))
    if (own === parts.at(-1) && at > own.at && !isSaidOfEach) return false
    const covered = parts.filter((part) => linesOf(part).some((line) => saysValue(line) && isNamed(line)))
    const statedNumbers = new Set(covered.flatMap(({ named }) => [...named]))
    return [...numbers].some((number) => !statedNumbers.has(number))
  })
}

const holds =
  ({ span: [start] }: FoundValue<unknown>) =>
  (cell: Cell) =>
    cell.start <= start && start < cell.start + cell.text.length

const textOf = (pages: readonly PageLayout[], { page, span: [start, end] }: FoundValue<unknown>): string =>
  pages
    .find(({ number }) => number === page)!
    .lines.flat()
    .filter((cell) => cell.start < end && start < cell.start + cell.text.length)
    .map((cell) => cell.text.slice(Math.max(0, start - cell.start), end - cell.start))
    .join(' ')

/** Labels are not longer, but the text before one may have any length. */
const MAX_LABEL = 60

/** The words before a value on its line; empty in a table, whose headers are above. */
const labelIn = (line: Line, { span: [start] }: FoundValue<unknown>): string =>
  line
    .flatMap((cell) => (cell.start < start ? [cell.text.slice(0, start - cell.start).slice(-MAX_LABEL)] : []))
    .map((text) => /\p{L}[\p{L} ()]*(?=[:：\s]*$)/u.exec(text)?.[0].trim() ?? '')
    .findLast((text) => text !== '' && !/\d/.test(text)) ?? ''

const isDay = (found: FoundValue<unknown>): found is FoundValue<string> =>
  typeof found.value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(found.value)

/** A document may write dates in several formats. */
const saysDay = (day: string, dates: DateOrder) => (line: Line) =>
  line.some(({ text }) => readDate(text, dates)?.value === day)

const says = (words: string) => (line: Line) =>
  line.some(({ text }) => text.toLowerCase().includes(words.toLowerCase()))
