import type { FieldName } from '../../labels/labels.ts'
import { cellAt } from '../../layout/find-cells.ts'
import type { Box, PageLayout } from '../../layout/layout.ts'
import { oncePer } from '../../once-per.ts'
import type { FoundValue } from '../../reading.ts'
import { type Conventions, isAccepted } from '../accept/accepted.ts'
import type { FoundContainer } from '../cargo/container-figures.ts'
import type { ContainerPlace } from '../cargo/container-places.ts'
import { endBelow } from '../charges/billed-rows.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import type { DocumentContext } from '../choose/document-context.ts'
import { findCell } from '../columns/item-cells.ts'
import { acceptValue } from '../fields/read-field.ts'
import { findCandidates } from '../labelled/candidates.ts'
import type { HeaderRow } from '../labelled/header-rows.ts'
import { headerRowAbove } from '../labelled/header-rows.ts'
import type { TypedPage } from '../labelled/page-labels.ts'

/** The fields that an invoice may state separately for each of several containers. */
export const billedContainerFields = [
  'free_days',
  'free_time_start',
  'last_free_day',
  'available_date',
  'earliest_return_date',
  'charged_from',
  'charged_through',
  'chargeable_days',
  'rate_per_day',
  'gate_out_date',
  'returned_date',
] as const satisfies readonly FieldName[]
type BilledField = (typeof billedContainerFields)[number]

type Part = FoundValue<unknown>
type Parts = Map<string, Map<BilledField, Part>>

/**
 * The containers of an invoice, each with its free time and days: from its row of a table, or from its section of the
 * document.
 */
export function withBilledParts(
  containers: readonly FoundContainer[],
  { maps, conventions }: Pick<DocumentContext, 'maps' | 'conventions'>,
  places: readonly ContainerPlace[],
): FoundContainer[] {
  const shared = linesOfSeveral(places)
  const alone = places.filter(({ page, line }) => !shared.has(page.lines[line]!))
  const inRows = mergeParts(alone.map((place) => rowParts(place, maps, conventions)))
  const isOfSeveral = new Set(places.map(({ value }) => value)).size > 1
  const inSections = isOfSeveral ? sectionParts(maps, conventions, places) : new Map()
  return containers.map((one) => ({
    ...one,
    ...Object.fromEntries(inSections.get(one.value) ?? []),
    ...Object.fromEntries(inRows.get(one.value) ?? []),
  }))
}

/** The fields whose values differ between the containers: none of these values applies to the whole invoice. */
export const findDifferingDays = (containers: readonly FoundContainer[]): BilledField[] =>
  billedContainerFields.filter((field) => {
    const values = containers.flatMap((one) => {
      const found = (one as Partial<Record<BilledField, Part>>)[field]
      return found ? [JSON.stringify(found.value)] : []
    })
    return new Set(values).size > 1
  })

type Found = [container: string, field: BilledField, part: Part][]

/** The lines that name several containers. */
function linesOfSeveral(places: readonly ContainerPlace[]): ReadonlySet<PageLayout['lines'][number]> {
  const first = new Map<PageLayout['lines'][number], string>()
  const several = new Set<PageLayout['lines'][number]>()
  for (const { page, line, value } of places) {
    const cells = page.lines[line]!
    if ((first.get(cells) ?? value) !== value) several.add(cells)
    first.set(cells, value)
  }
  return several
}

function rowParts(place: ContainerPlace, maps: readonly TypedPage[], conventions: Conventions): Found {
  const { page, line, cell, value } = place
  const isBilled = (meaning: string) => (billedContainerFields as readonly string[]).includes(meaning)
  const rows: readonly HeaderRow[] = maps.find(({ map }) => map.page === page)?.headers ?? []
  const header = headerRowAbove(
    rows.filter(({ headers }) => headers.length >= 3),
    cell,
    isBilled,
  )
  if (!header) return []
  const ofFreeTime = (end: 'from' | 'through') => endBelow(page, page.lines[line]!, header, end, conventions, true)
  const [start, last] = [ofFreeTime('from'), ofFreeTime('through')]
  const ends: Found = []
  if (start) ends.push([value, 'free_time_start', start])
  if (last) ends.push([value, 'last_free_day', last])
  return ends.concat(
    billedContainerFields.flatMap((field): Found => {
      // A column "Free days" may have their number, or the first and the last of them.
      const found = header.headers.flatMap((column) => {
        if (!column.meanings.has(field)) return []
        const own = findCell(page.lines[line]!, header, column)
        const accepted = own && own !== cell ? acceptValue(field, own.text, column.words, conventions) : null
        return own && isAccepted(accepted) ? [{ column, own, accepted }] : []
      })
      const [only] = found
      if (!only || found.length > 1) return []
      const { column, own, accepted } = only
      const evidence = { confidence: 0.93, grounds: ['in the row of the container', `below "${column.words}"`] }
      return [[value, field, toFoundValue(page, own, accepted.at, accepted, evidence)]]
    }),
  )
}

/** The headers of columns; cached, because a page may have many of them and of labels. */
const columnBoxes = oncePer(
  (rows: readonly HeaderRow[]): ReadonlySet<Box> =>
    new Set(rows.flatMap(({ headers }) => (headers.length >= 3 ? headers.map(({ box }) => box) : []))),
)

/** Values at labels below the number of each container. A field counts only if each container has it. */
function sectionParts(maps: readonly TypedPage[], conventions: Conventions, places: readonly ContainerPlace[]): Parts {
  const containers = new Set(places.map(({ value }) => value))
  const all = billedContainerFields.flatMap((field) => {
    const found = maps.flatMap(({ map, labelMatches, headers }) =>
      labelMatches.flatMap((label): Found => {
        if (label.meaning !== field || columnBoxes(headers).has(label.box)) return []
        const line = cellAt(map.page, label.cell.start)!.line
        const container = places.findLast(
          ({ page, line: at }) => page.number < map.page.number || (page === map.page && at <= line),
        )
        for (const candidate of container ? findCandidates(map, label) : []) {
          const accepted = acceptValue(field, candidate.text, label.words, conventions)
          if (!isAccepted(accepted)) continue
          const evidence = { confidence: 0.9, grounds: ['below its container', `at "${label.words.trim()}"`] }
          const at = candidate.from + accepted.at
          return [[container!.value, field, toFoundValue(map.page, candidate.cell, at, accepted, evidence)]]
        }
        return []
      }),
    )
    const parts = mergeParts([found])
    return [...containers].every((one) => parts.get(one)?.has(field)) ? found : []
  })
  return mergeParts([all])
}

/** One value for each field of a container; none if several values differ. */
function mergeParts(found: readonly Found[]): Parts {
  const parts: Parts = new Map()
  const refused = new Set<string>()
  for (const [container, field, part] of found.flat()) {
    const own = parts.get(container) ?? new Map<BilledField, Part>()
    const before = own.get(field)
    if (before && JSON.stringify(before.value) !== JSON.stringify(part.value)) refused.add(`${container} ${field}`)
    else if (!before) own.set(field, part)
    parts.set(container, own)
  }
  for (const one of refused) {
    const [container, field] = one.split(' ') as [string, BilledField]
    parts.get(container)!.delete(field)
  }
  return parts
}
