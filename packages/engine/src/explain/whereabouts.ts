import type { ContainerFields, TransportEvent } from '../project/types/projection.ts'
import { capitalized, formatName } from '../wording.ts'
import {
  type ExplainedContainer,
  evidenceFor,
  facilityOf,
  hasLeft,
  type Sentence,
  stageOf,
} from './explained-container.ts'
import { formatMoment } from './format-moment.ts'

const PREFIX = 'container.transport.'

type ContainerStatus = ContainerFields['current_status']
type Phrase = (at: string, ship: string, aboard: string) => string

/**
 * The sentence for each milestone; `at` is ` at Busan`, `ship` the ship if it is named, `aboard` what the container is
 * still on.
 */
const phrases: Record<string, Phrase> = {
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
  vessel_berthed: (at, ship) => `${capitalized(ship)} is alongside with the container${at}`,
  vessel_discharged: (at) => `The container was discharged${at}`,
  rail_loaded: (at) => `The container was loaded on a train${at}`,
  rail_departed: (at) => `The container left${at.replace(' at ', ' ')} by train`,
  rail_arrived: (at) => `The container arrived by train${at}`,
  rail_unloaded: (at) => `The container was unloaded from its train${at}`,
  arrived_at_inland_destination: (at, _, aboard) =>
    `The container arrived at its inland destination${at.replace(' at ', ', ')},${aboard}`,
  full_out: (at) => `The full container was picked up${at}`,
  empty_in: (at) => `The container was returned empty${at}`,
  delivered: () => 'The container was delivered to its receiver, as a user of this account reported,',
}

const landed = /^((vessel|feeder)_discharged|rail_unloaded|arrived_at_inland_destination)$/

/** The milestones that can lead to each status. A source may report an earlier milestone with a later time. */
const moves: Partial<Record<ContainerStatus, RegExp>> = {
  new: /^(empty_out|full_in|rail_|feeder_)/,
  on_ship: /^(vessel_(?!discharged)|transshipment_|feeder_|arrived_at_inland_destination)/,
  on_rail: /^(rail_|arrived_at_inland_destination)/,
  grounded: landed,
  available: landed,
  not_available: landed,
  awaiting_inland_transfer: landed,
  picked_up: /^full_out$/,
  delivered: /^delivered$/,
  empty_returned: /^empty_in$/,
}

/** Added for a container that has arrived and is not unloaded yet. */
const aboard: Partial<Record<ContainerStatus, string>> = {
  on_ship: ' still on its barge or feeder,',
  on_rail: ' still on its train,',
}

/** What a status says beyond the last milestone. */
const sinceLastMove: Partial<Record<ContainerStatus, string>> = {
  off_dock: 'The container was moved off dock since then.',
  dropped: 'The container is reported as dropped since then.',
  loaded: 'The container is reported as loaded since then.',
}

export const whereabouts = (container: ExplainedContainer): Sentence[] => {
  const { fields, stoppedMs } = container
  const sentences = [latest(container)]
  const more = sinceLastMove[fields.current_status]
  if (more) sentences.push({ text: more, evidence: evidenceFor(container, 'current_status') })
  const facility = facilityOf(container)
  if (facility && stageOf(container) === 'there' && !hasLeft(container)) {
    const yard = fields.location_at_pod_terminal
    sentences.push({
      text: `It is at ${formatName(facility.name)}${yard ? `, yard location ${yard}` : ''}.`,
      evidence: [
        ...evidenceFor(container, facility.field),
        ...(yard ? evidenceFor(container, 'location_at_pod_terminal') : []),
      ],
    })
  }
  if (stoppedMs !== null)
    sentences.push({ text: `Tracking stopped ${formatMoment(stoppedMs, null)}: nothing later is known.`, evidence: [] })
  return sentences
}

/** The last milestone that is consistent with the status. */
const latest = (container: ExplainedContainer): Sentence => {
  const { fields, events } = container
  const admitted = moves[fields.current_status] ?? /^/
  const last = events.findLast(({ event }) => {
    const name = event.replace(PREFIX, '')
    return phrases[name] !== undefined && admitted.test(name)
  })
  if (last) return milestone(last, aboard[fields.current_status] ?? '')
  if (fields.current_status === 'new') return nothingYet(container)
  return { text: 'The facility reports that it has the container.', evidence: evidenceFor(container, 'current_status') }
}

const milestone = ({ event, place, vessel, ms, zone, basis, claim }: TransportEvent, still: string): Sentence => {
  const where = formatName(place.name, place.locode)
  const ship = vessel?.name ? `the ship ${vessel.name}` : 'its ship'
  const text = phrases[event.replace(PREFIX, '')]!(where ? ` at ${where}` : '', ship, still)
  return { text: `${text} ${formatMoment(ms, zone, basis?.precision)}.`, evidence: claim ? [claim] : [] }
}

const nothingYet = ({ events }: ExplainedContainer): Sentence => {
  const planned = events[0]?.claim
  return { text: 'No movement of the container has been reported yet.', evidence: planned ? [planned] : [] }
}
