import { component } from '@boxtrail/edi/edifact-envelope'
import { type EdifactSegment, type EdiProblem, problem } from '@boxtrail/edi/segment'
import type { Milestone, Mode, PlaceText } from '@boxtrail/engine/statement'
import { lookUp } from './codes.ts'
import { isSamePlace, isUnknownPlace } from './edi-places.ts'
import { isClock, placeNamed, placeOf, timeOf } from './edifact-parts.ts'
import type { Partner } from './partner.ts'
import { createMilestone } from './status-statements.ts'
import { edifactPortDates } from './tables/edifact-codes.ts'

/** DTM after LOC: sailing, arrival, the next place and the place of delivery. */
export const portDates = (
  group: readonly EdifactSegment[],
  container: string | null,
  carriage: Mode | null,
  event: PlaceText | null,
  partner: Partner,
) => {
  const result: { statements: Milestone[]; problems: EdiProblem[] } = { statements: [], problems: [] }
  const discharge = placeNamed(group, ['11', '12'], partner)
  let loc: EdifactSegment | null = null
  for (const [index, segment] of group.entries()) {
    if (segment.id === 'LOC') loc = segment
    if (segment.id !== 'DTM' || loc === null || isClock(segment)) continue
    const role = component(loc, 1)
    const meaning = lookUp(lookUp(edifactPortDates, role) ?? {}, component(segment, 1, 1))
    const place = placeOf(loc, partner)
    if (!meaning || isUnknownPlace(place) || (event && isSamePlace(place, event))) continue
    // The place of delivery often repeats the port of discharge.
    if (role === '7' && discharge && isSamePlace(place, discharge)) continue
    const next = group.findIndex(({ id }, at) => at > index && id === 'LOC')
    const read = timeOf(segment, group.slice(group.indexOf(loc), next === -1 ? undefined : next), partner)
    if (!('time' in read)) {
      result.problems.push(problem(segment, read.reason, 1, 'date'))
      continue
    }
    const mode =
      meaning.mode !== 'by_place' ? meaning.mode : role === '29' ? carriage : carriage === 'rail' ? 'rail' : null
    const text = `LOC+${role} DTM+${component(segment, 1, 1)}`
    result.statements.push(createMilestone({ ...meaning, container, mode, time: read.time, place, text }))
  }
  return result
}
