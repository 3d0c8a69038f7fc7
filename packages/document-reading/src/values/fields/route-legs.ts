import type { DocumentTypeCode } from '../../document-types.ts'
import type { FieldName } from '../../labels/labels.ts'
import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { type AcceptResult, type Conventions, isAccepted } from '../accept/accepted.ts'
import { acceptDate } from '../accept/dates.ts'
import { acceptVoyage } from '../accept/identifiers.ts'
import { acceptText } from '../accept/names.ts'
import { acceptPlace } from '../accept/places.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { findCell } from '../columns/item-cells.ts'
import { splitVessel } from '../identifiers/split-vessel.ts'
import { type ColumnHeader, type HeaderRow, nearestHeader } from '../labelled/header-rows.ts'
import type { TypedPage } from '../labelled/page-labels.ts'
import { ARRIVED } from './other-ships.ts'

interface Leg {
  from: Cell
  to: Cell
  departs: Cell
  arrives: Cell
  vessel?: Cell | undefined
  voyage?: Cell | undefined
}

/** For each field the leg, and the end of the leg, that has its value. */
const LEG_ENDS: Partial<
  Record<FieldName, { leg: 0 | -1; end: keyof Leg; accept: (conventions: Conventions, leg: Leg) => Accept }>
> = {
  port_of_loading: { leg: 0, end: 'from', accept: () => acceptPlace },
  etd: { leg: 0, end: 'departs', accept: acceptDate },
  port_of_discharge: { leg: -1, end: 'to', accept: () => acceptPlace },
  eta: { leg: -1, end: 'arrives', accept: acceptDate },
}
/** In documents of an arrival the vessel is that of the last leg, and not of the first as in a booking. */
const ARRIVING: typeof LEG_ENDS = {
  vessel: { leg: -1, end: 'vessel', accept: (_, leg) => (text) => acceptShip(text, leg.voyage === leg.vessel) },
  voyage: { leg: -1, end: 'voyage', accept: () => (text) => acceptVoyage(text) ?? voyageBehind(text) },
}
/** Accepts a vessel without the voyage, which may follow its name. */
const acceptShip = (text: string, hasVoyage: boolean): AcceptResult<string> => {
  const accepted = NO_SHIP.test(text) ? null : acceptText(splitVessel(text, hasVoyage).vessel)
  return isAccepted(accepted) ? { ...accepted, at: text.indexOf(accepted.value) } : accepted
}
const voyageBehind = (text: string): AcceptResult<string> => {
  const { voyage } = splitVessel(text, true)
  return voyage ? { ...voyage, length: voyage.value.length } : null
}
const NO_SHIP = /^(?:truck|rail|train|road|barge|lkw|bahn|camion|tren)(?!\p{L})/iu
type Accept = (text: string) => AcceptResult<string>

/**
 * Goods are loaded at the start of the first leg and discharged at the end of the last. A vessel stated outside of the
 * table of legs takes precedence: the last leg may be by barge.
 */
export function readFromRoute(
  field: FieldName,
  { maps, conventions, type }: { maps: readonly TypedPage[]; conventions: Conventions; type: DocumentTypeCode },
  stated?: FoundValue<string>,
): FoundValue<string> | undefined {
  const end = LEG_ENDS[field] ?? (ARRIVED.has(type) ? ARRIVING[field] : undefined)
  if (!end) return undefined
  for (const { map, headers } of maps)
    for (const row of headers) {
      const legs = readLegs(map.page, row, conventions)
      if (legs.length < 2) continue
      if (stated && !legs.some((leg) => isIn(map.page, leg, stated))) return undefined
      const cell = legs.at(end.leg)![end.end]
      const accepted = cell ? end.accept(conventions, legs.at(end.leg)!)(cell.text) : null
      if (!cell || !isAccepted(accepted)) return undefined
      const ground = end.leg === 0 ? 'the first leg of the route' : 'the last leg of the route'
      return toFoundValue(map.page, cell, accepted.at, accepted, { confidence: 0.93, grounds: [ground] })
    }
  return undefined
}

const isIn = ({ number }: PageLayout, leg: Leg, { page, span: [start] }: FoundValue<string>): boolean =>
  page === number &&
  [leg.vessel, leg.voyage].some((cell) => cell && cell.start <= start && start < cell.start + cell.text.length)

const LOADING_HEADER = /^(?:from|port of loading|load(?:ing)? port|pol|origin)$/i
const DISCHARGE_HEADER = /^(?:to|port of discharge|discharge port|pod|destination)$/i

/** "From | To | Vessel | ETD | ETA": a row for each leg, starting where the previous one ended. */
function readLegs(page: PageLayout, row: HeaderRow, conventions: Conventions): Leg[] {
  const column = (is: (header: ColumnHeader) => boolean) => row.headers.find(is)
  const from = column(({ words }) => LOADING_HEADER.test(words))
  const to = column(({ words }) => DISCHARGE_HEADER.test(words))
  const departs = column(({ meanings }) => meanings.has('etd'))
  const arrives = column(({ meanings }) => meanings.has('eta'))
  const vessel = column(({ meanings }) => meanings.has('vessel'))
  const voyage = column(({ meanings }) => meanings.has('voyage'))
  if (!from || !to || !departs || !arrives) return []
  const legs: Leg[] = []
  for (const line of page.lines.filter(([first]) => first && first.top > row.bottom - 2)) {
    const cellOf = (header: ColumnHeader) => line.find((cell) => nearestHeader(row, cell) === header)
    const cells = { from: cellOf(from), to: cellOf(to), departs: cellOf(departs), arrives: cellOf(arrives) }
    // The number of the leg, whose column has no header, is not a vessel.
    const named = vessel && findCell(line, row, vessel)
    const ship = { vessel: named, voyage: voyage && voyage !== vessel ? findCell(line, row, voyage) : named }
    const isDated = [cells.departs, cells.arrives].every(
      (cell) => cell && isAccepted(acceptDate(conventions)(cell.text)),
    )
    if (cells.from && cells.to && isDated) legs.push({ ...(cells as Leg), ...ship })
    // Further details of the leg.
    else if (cells.departs || cells.arrives) break
  }
  const isRoute = legs.every(
    ({ from: start }, at) => at === 0 || normalizePlace(start) === normalizePlace(legs[at - 1]!.to),
  )
  return isRoute ? legs : []
}

const normalizePlace = ({ text }: Cell) => text.toUpperCase().replace(/[^\p{L}]/gu, '')
