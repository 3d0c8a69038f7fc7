import { isLocode } from '@boxtrail/reference/locode'
import type { UsedField } from '../../documents/linked-document.ts'
import { isOnWater } from '../../project/milestones/milestones.ts'
import { placeName } from '../../project/milestones/move-in-words.ts'
import { areFarApart } from '../../project/places/neighbours.ts'
import type { MilestoneClaim, Place } from '../../project/types/projection.ts'
import { noPlace } from '../../statement.ts'
import type { Recorded } from '../contradiction/contradiction.ts'
import {
  type Comparison,
  callsOf,
  certainText,
  comparedClaim,
  type Difference,
  inlandWhenMade,
  stoodAt,
} from './difference.ts'

/** Compares the ports and the place of delivery. */
export const ports: Comparison = (document, recorded) => {
  const { route } = recorded.journey
  const calls = callsOf(recorded)
  const at = (role: 'pol' | 'pod') => calls.filter((call) => route.roleOf(call) === role)
  const differing = (port: PortOf, served: MilestoneClaim | null | undefined, others: readonly (Place | null)[]) => {
    const named = certainText(document, port.field)
    if (!served || !named || !isElsewhere(named.text, [served.place, ...others], recorded)) return []
    const says = `names another ${port.words} of ${recorded.journey.number}`
    const claim = comparedClaim(document, port.field, null, named.text, named.found)
    const value = served.place.locode ?? served.place.name
    const { about, severity } = port
    return [
      {
        ...{ about, says, severity, claim, value: named.text },
        instead: `names ${placeName(served.place)}`,
        served: { claim: served.claim, about, value, prevails: true },
      },
    ] satisfies Difference[]
  }
  // A document may name as either port a place of a call in between, or of a call known when it was made.
  const called = recorded.journey.reported.filter((one) => isOnWater(one) && stoodAt(one.claim, document))
  const except = (role: 'pol' | 'pod') => called.filter((one) => route.roleOf(one) !== role).map(({ place }) => place)
  const inland = [...(route.destination ? [route.destination] : []), ...inlandWhenMade(document, recorded)]
  return [
    ...differing(portOfLoading, at('pol').at(0), except('pod')),
    ...differing(portOfDischarge, route.podCall, [...except('pol'), ...inland]),
    ...differing(placeOfDelivery, deliveryOf(recorded), [route.pod, ...inland]),
  ]
}

interface PortOf extends Pick<Difference, 'about' | 'severity'> {
  field: UsedField
  words: string
}

const portOfLoading: PortOf = {
  field: 'port_of_loading',
  about: 'port_of_lading_locode',
  words: 'port of loading',
  severity: 'medium',
}
const portOfDischarge: PortOf = {
  field: 'port_of_discharge',
  about: 'port_of_discharge_locode',
  words: 'port of discharge',
  severity: 'high',
}
const placeOfDelivery: PortOf = {
  field: 'place_of_delivery',
  about: 'destination_locode',
  words: 'place of delivery',
  severity: 'medium',
}

/** What is reported about its inland destination. */
const deliveryOf = ({ journey: { happened, expected, route } }: Recorded): MilestoneClaim | undefined =>
  [...happened, ...expected].map(({ set }) => set).findLast(({ place }) => place.key === route.destination?.key)

/** Whether the name is known, and every place that it could mean is far from all of these. */
const isElsewhere = (text: string, places: readonly (Place | null)[], { resolvePlace, placesNamed }: Recorded) => {
  // Names such as BUSAN and GENOA could be codes.
  const coded = isLocode(text) ? [resolvePlace({ ...noPlace, locode: text })] : []
  const possible = [...coded.filter(({ position }) => position !== null), ...placesNamed(text)]
  return (
    possible.length > 0 &&
    (possible.some(({ kind }) => kind === 'port') || text.includes(',') || areOfOne(possible, places)) &&
    places.every((one) => one !== null && possible.every((other) => areFarApart(one, other)))
  )
}

/**
 * Whether one of the places is in the same country: town names recur around the world, so Milan in another country does
 * not count.
 */
const areOfOne = (possible: readonly Place[], [served]: readonly (Place | null)[]): boolean =>
  possible.some(({ locode }) => locode?.slice(0, 2) === served?.locode?.slice(0, 2))
