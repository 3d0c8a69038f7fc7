import type { TransportEvent } from '../project/types.ts'
import type { Explained, Sentence } from './about.ts'
import { behind, hasLeft, stageOf } from './about.ts'
import { momentAt, named } from './words.ts'

const PREFIX = 'container.transport.'

type Say = (at: string, ship: string) => string

/** What each milestone means to the container; `at` is ` at Busan`, `ship` the ship if it is named. */
const said: Record<string, Say> = {
  empty_out: (at) => `The empty container was picked up for loading${at}`,
  full_in: (at) => `The full container was handed in for export${at}`,
  vessel_loaded: (at, ship) => `The container was loaded on board ${ship}${at}`,
  vessel_departed: (at, ship) => `The container left${at.replace(' at ', ' ')} on board ${ship}`,
  transshipment_arrived: (at, ship) =>
    `The container reached its transshipment port${at.replace(' at ', ', ')}, on board ${ship}`,
  transshipment_discharged: (at) => `The container was discharged${at} for transshipment`,
  transshipment_loaded: (at, ship) => `The container was loaded${at} on board ${ship} for its next leg`,
  transshipment_departed: (at, ship) =>
    `The container left its transshipment port${at.replace(' at ', ', ')}, on board ${ship}`,
  feeder_loaded: (at) => `The container was loaded on a barge or feeder${at}`,
  feeder_departed: (at) => `The container left${at.replace(' at ', ' ')} on a barge or feeder`,
  feeder_arrived: (at) => `The barge or feeder arrived with the container${at}`,
  feeder_discharged: (at) => `The container was discharged from a barge or feeder${at}`,
  vessel_arrived: (at, ship) =>
    `The container arrived on board ${ship} at its port of discharge${at.replace(' at ', ', ')},`,
  vessel_berthed: (at, ship) => `${ship[0]!.toUpperCase()}${ship.slice(1)} is alongside with the container${at}`,
  vessel_discharged: (at) => `The container was discharged${at}`,
  rail_loaded: (at) => `The container was loaded on a train${at}`,
  rail_departed: (at) => `The container left${at.replace(' at ', ' ')} by train`,
  rail_arrived: (at) => `The container arrived by train${at}`,
  rail_unloaded: (at) => `The container was unloaded from its train${at}`,
  arrived_at_inland_destination: (at) => `The container arrived at its inland destination${at.replace(' at ', ', ')},`,
  full_out: (at) => `The full container was picked up${at}`,
  empty_in: (at) => `The container was returned empty${at}`,
  delivered: () => 'The container was delivered to its receiver, as a user of this account reported,',
}

export const whereabouts = (about: Explained): Sentence[] => {
  const { container, facility, stoppedMs } = about
  const { fields, events } = container
  const last = events.findLast(({ event }) => said[event.replace(PREFIX, '')])
  const sentences = [last ? milestone(last) : nothingYet(about)]
  if (facility && stageOf(about) === 'there' && !hasLeft(about)) {
    const yard = fields.location_at_pod_terminal
    const field = fields.pickup_facility_id === null ? 'pod_terminal_id' : 'pickup_facility_id'
    sentences.push({
      text: `It is at ${named(facility)}${yard ? `, yard location ${yard}` : ''}.`,
      evidence: [...behind(about, field), ...(yard ? behind(about, 'location_at_pod_terminal') : [])],
    })
  }
  if (stoppedMs !== null)
    sentences.push({ text: `Tracking stopped ${momentAt(stoppedMs, null)}: nothing later is known.`, evidence: [] })
  return sentences
}

const milestone = ({ event, place, vessel, ms, zone, claim }: TransportEvent): Sentence => {
  const where = named(place.name, place.locode)
  const ship = vessel?.name ? `the ship ${vessel.name}` : 'its ship'
  const statement = claim?.statement
  const precision = statement?.says === 'milestone' ? statement.time.precision : 'minute'
  const text = said[event.replace(PREFIX, '')]!(where ? ` at ${where}` : '', ship)
  return { text: `${text} ${momentAt(ms, zone, precision)}.`, evidence: claim ? [claim] : [] }
}

const nothingYet = ({ container }: Explained): Sentence => {
  const planned = container.events[0]?.claim
  return { text: 'No movement of the container has been reported yet.', evidence: planned ? [planned] : [] }
}
