import type { FieldName } from '../labels/labels.ts'
import type { Cell, PageLayout } from '../layout.ts'
import type { FoundValue } from '../reading.ts'
import { acceptDate, acceptPlace, isAccepted, type Judgement, type Manner } from './accept.ts'
import { foundAt } from './choose-value.ts'
import { type Head, type HeadRow, headOf } from './header-rows.ts'
import type { ReadPage } from './page-labels.ts'

interface Leg {
  from: Cell
  to: Cell
  departs: Cell
  arrives: Cell
}

/** By which of the legs, and by which of its ends, a field is. */
const ENDS: Partial<Record<FieldName, { leg: 0 | -1; end: keyof Leg; accept: (manner: Manner) => Accept }>> = {
  port_of_loading: { leg: 0, end: 'from', accept: () => acceptPlace },
  etd: { leg: 0, end: 'departs', accept: acceptDate },
  port_of_discharge: { leg: -1, end: 'to', accept: () => acceptPlace },
  eta: { leg: -1, end: 'arrives', accept: acceptDate },
}
type Accept = (text: string) => Judgement<string>

/** On a route of several legs the goods are loaded where the first begins, and discharged where the last ends. */
export function onRoute(field: FieldName, maps: readonly ReadPage[], manner: Manner): FoundValue<string> | undefined {
  const end = ENDS[field]
  if (!end) return undefined
  for (const { map, heads } of maps)
    for (const row of heads) {
      const legs = legsBelow(map.page, row, manner)
      if (legs.length < 2) continue
      const cell = legs.at(end.leg)![end.end]
      const accepted = end.accept(manner)(cell.text)
      if (!isAccepted(accepted)) return undefined
      const ground = end.leg === 0 ? 'the first leg of the route' : 'the last leg of the route'
      return foundAt(map.page, cell, accepted.at, accepted, { confidence: 0.93, grounds: [ground] })
    }
  return undefined
}

const LOADED = /^(?:from|port of loading|load(?:ing)? port|pol|origin)$/i
const DISCHARGED = /^(?:to|port of discharge|discharge port|pod|destination)$/i

/** "From | To | Vessel | ETD | ETA", a row for each leg, each beginning where the one before ended. */
function legsBelow(page: PageLayout, row: HeadRow, manner: Manner): Leg[] {
  const column = (is: (head: Head) => boolean) => row.heads.find(is)
  const from = column(({ words }) => LOADED.test(words))
  const to = column(({ words }) => DISCHARGED.test(words))
  const departs = column(({ spoken }) => spoken.has('etd'))
  const arrives = column(({ spoken }) => spoken.has('eta'))
  if (!from || !to || !departs || !arrives) return []
  const legs: Leg[] = []
  for (const line of page.lines.filter(([first]) => first && first.top > row.bottom - 2)) {
    const cellOf = (head: Head) => line.find((cell) => headOf(row, cell) === head)
    const cells = { from: cellOf(from), to: cellOf(to), departs: cellOf(departs), arrives: cellOf(arrives) }
    const isDated = [cells.departs, cells.arrives].every((cell) => cell && isAccepted(acceptDate(manner)(cell.text)))
    if (cells.from && cells.to && isDated) legs.push(cells as Leg)
    // The details of a leg go on below it.
    else if (cells.departs || cells.arrives) break
  }
  const isRoute = legs.every(({ from: start }, at) => at === 0 || placeIn(start) === placeIn(legs[at - 1]!.to))
  return isRoute ? legs : []
}

const placeIn = ({ text }: Cell) => text.toUpperCase().replace(/[^\p{L}]/gu, '')
