import { component } from '@boxtrail/edi/edifact-envelope'
import { type EdifactSegment, type EdiProblem, problem } from '@boxtrail/edi/segment'
import type { Classifier, Kind, Milestone, Mode, PlaceText } from '@boxtrail/engine/statement'
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
  event: { place: PlaceText | null; kind: Kind | undefined },
  partner: Partner,
) => {
  const result: { statements: Milestone[]; problems: EdiProblem[] } = { statements: [], problems: [] }
  const discharge = placeNamed(group, ['11', '12'], partner)
  const next = placeNamed(group, ['29'], partner)
  // What carries the container now brings it to the next place, and no further.
  const isNext = (place: PlaceText) => next !== null && isSamePlace(place, next)
  let loc: EdifactSegment | null = null
  for (const [index, segment] of group.entries()) {
    if (segment.id === 'LOC') loc = segment
    if (segment.id !== 'DTM' || loc === null || isClock(segment)) continue
    const role = component(loc, 1)
    const meaning = lookUp(lookUp(edifactPortDates, role) ?? {}, component(segment, 1, 1))
    const place = placeOf(loc, partner)
    if (!meaning || isUnknownPlace(place) || isOfEvent(place, meaning, event)) continue
    // The place of delivery often repeats the port of discharge.
    if (role === '7' && discharge && isSamePlace(place, discharge)) continue
    const end = group.findIndex(({ id }, at) => at > index && id === 'LOC')
    const read = timeOf(segment, group.slice(group.indexOf(loc), end === -1 ? undefined : end), partner)
    if (!('time' in read)) {
      result.problems.push(problem(segment, read.reason, 1, 'date'))
      continue
    }
    const mode = meaning.mode !== 'by_carriage' ? meaning.mode : isNext(place) ? carriage : null
    const text = `LOC+${role} DTM+${component(segment, 1, 1)}`
    result.statements.push(createMilestone({ ...meaning, container, mode, time: read.time, place, text }))
  }
  return result
}

/** The status itself tells of the same move; and who is at a place is not expected there any more. */
const isOfEvent = (
  place: PlaceText,
  { kind, classifier }: { kind: Kind; classifier: Classifier },
  event: { place: PlaceText | null; kind: Kind | undefined },
): boolean =>
  event.place !== null &&
  isSamePlace(place, event.place) &&
  (kind === event.kind || (kind === 'arrive' && classifier !== 'actual'))
