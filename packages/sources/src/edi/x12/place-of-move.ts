import type { Kind, PlaceText } from '@boxtrail/engine/statement'
import { roughMs, type TimeValue } from '@boxtrail/engine/time'
import { isSamePlace, isUnknownPlace } from '../message/places.ts'
import type { StatusReport } from '../message/status-statements.ts'
import type { StatusMeaning } from '../tables/meaning.ts'
import { isTransshipment, type Port } from './port-dates.ts'

/** The function (R4-01) of the port where a vessel takes or leaves the container. */
const functions: Readonly<Partial<Record<Kind, 'L' | 'D'>>> = { load: 'L', depart: 'L', arrive: 'D', discharge: 'D' }

/**
 * The place of a status of SG, which names none: a move by vessel happened at the port of lading or discharge, if there
 * is one of each and no transshipment between them. Other statuses are stated at the place of B4. Null in case of
 * doubt.
 */
export const placeOfMove = (
  code: string,
  { milestone, states }: StatusMeaning,
  time: TimeValue | null,
  { meaning, report }: { meaning: StatusMeaning; report: StatusReport },
  ports: readonly Port[],
): Pick<StatusReport, 'place' | 'laden'> | null => {
  const { place, laden } = report
  if (states === 'booking_cancelled') return null
  if (!milestone) return { place, laden }
  const [lading, discharge] = [onlyOf('L', ports), onlyOf('D', ports)]
  // It becomes available where it was discharged, or inland.
  if (milestone.kind === 'available') return lading && isSamePlace(lading, place) ? null : { place, laden }
  const role = functions[milestone.kind]
  // A feeder (AP) implies a transshipment, whether it is named or not.
  if (milestone.mode !== 'vessel' || role === undefined || code === 'AP' || ports.some(isTransshipmentIn(ports)))
    return null
  const port = role === 'L' ? lading : discharge
  if (port === null) return null
  const isB4At = (end: PlaceText | null) => end !== null && isSamePlace(end, place)
  const isOfSeaLeg = isB4At(lading) || isB4At(discharge)
  const own = meaning.milestone
  // The vessel of B4 is somewhere else, so there is a transshipment that no R4 names.
  if (own?.mode === 'vessel' && !isOfSeaLeg) return null
  if (own?.kind === milestone.kind && isSamePlace(port, place)) return null
  if (time && report.time) {
    const sinceB4 = roughMs(time) - roughMs(report.time)
    if (role === 'L' && isB4At(discharge) && sinceB4 > 0) return null
    if (role === 'D' && isB4At(lading) && sinceB4 < 0) return null
  }
  return { place: port, laden: isOfSeaLeg ? laden : null }
}

/** The place of a function, if only one known place has it. */
const onlyOf = (role: string, ports: readonly Port[]): PlaceText | null => {
  const [first, ...others] = ports.filter((port) => port.role === role).map(({ place }) => place)
  return first && !isUnknownPlace(first) && others.every((other) => isSamePlace(first, other)) ? first : null
}

const isTransshipmentIn = (ports: readonly Port[]) => (port: Port) => isTransshipment(port, ports)
