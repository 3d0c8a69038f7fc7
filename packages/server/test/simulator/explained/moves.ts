import type { Form, Shown } from '../shown.ts'

type Attribute = keyof Shown['attributes']

/** The steps of a journey in order, each with the attributes that are set once it has happened. */
const steps: readonly (readonly [step: string, ...Attribute[]])[] = [
  ['before'],
  ['empty_out', 'empty_out_at'],
  ['full_in', 'pol_full_in_at'],
  ['loaded', 'pol_vessel_loaded_at'],
  ['sailed', 'pol_vessel_departed_at'],
  ['arrived', 'pod_arrived_at'],
  ['discharged', 'pod_discharged_at'],
  ['on its way', 'pod_rail_loaded_at', 'pod_rail_departed_at'],
  ['inland', 'ind_ata_at', 'ind_rail_unloaded_at'],
  ['out', 'pod_full_out_at', 'final_destination_full_out_at'],
  ['delivered', 'delivered_at'],
  ['empty', 'empty_terminated_at'],
]

/** Whether no attribute is served that reveals a later step. */
const isLatest = ({ attributes }: Shown, step: string): boolean =>
  steps
    .slice(steps.findIndex(([name]) => name === step) + 1)
    .every(([, ...names]) => names.every((name) => attributes[name] === null))

const ship = '(?:the ship .+?|its ship)'
const whenPast = '(?<when>on \\d.+?)'
const when = `${whenPast}\\.$`
const at = '(?: at (?<place>.+?))?'

const ashore = ['grounded', 'available', 'not_available', 'awaiting_inland_transfer']

/** Statuses that a source reports besides the moves. Another sentence states them. */
const besides = ['off_dock', 'dropped', 'loaded']

type Move = readonly [event: string, words: string, statuses: readonly string[], step: string]

const moves: readonly Move[] = [
  ['empty_out', `The empty container was picked up for loading${at}`, ['new'], 'empty_out'],
  ['full_in', `The full container was handed in for export${at}`, ['new'], 'full_in'],
  ['vessel_loaded', `The container was loaded on board ${ship}${at}`, ['on_ship'], 'loaded'],
  ['vessel_departed', `The container left(?! its)(?: (?<place>.+?))? on board ${ship}`, ['on_ship'], 'sailed'],
  [
    'transshipment_arrived',
    `The container reached its transshipment port(?:, (?<place>.+?))?, on board ${ship}`,
    ['on_ship'],
    'sailed',
  ],
  ['transshipment_discharged', `The container was discharged${at} for transshipment`, ['on_ship'], 'sailed'],
  ['transshipment_loaded', `The container was loaded${at} on board ${ship} for its next leg`, ['on_ship'], 'sailed'],
  [
    'transshipment_departed',
    `The container left its transshipment port(?:, (?<place>.+?))?, on board ${ship}`,
    ['on_ship'],
    'sailed',
  ],
  ['feeder_loaded', `The container was loaded on a barge or feeder${at}`, ['on_ship'], 'on its way'],
  ['feeder_departed', 'The container left(?: (?<place>.+?))? on a barge or feeder', ['on_ship'], 'on its way'],
  ['feeder_arrived', `The barge or feeder arrived with the container${at}`, ['on_ship'], 'on its way'],
  ['feeder_discharged', `The container was discharged from a barge or feeder${at}`, ['on_ship', ...ashore], 'inland'],
  [
    'vessel_arrived',
    `The container arrived on board ${ship} at its port of discharge(?:, (?<place>.+?))?,`,
    ['on_ship'],
    'arrived',
  ],
  ['vessel_berthed', `(?:The ship .+|Its ship) is alongside with the container${at}`, ['on_ship'], 'arrived'],
  ['vessel_discharged', `The container was discharged(?! from)${at}(?<! for transshipment)`, ashore, 'discharged'],
  ['rail_loaded', `The container was loaded on a train${at}`, ['new', 'on_rail'], 'on its way'],
  ['rail_departed', 'The container left(?: (?<place>.+?))? by train', ['new', 'on_rail'], 'on its way'],
  ['rail_arrived', `The container arrived by train${at}`, ['new', 'on_rail'], 'inland'],
  ['rail_unloaded', `The container was unloaded from its train${at}`, ['new', ...ashore], 'inland'],
  [
    'arrived_at_inland_destination',
    'The container arrived at its inland destination(?:, (?<place>(?!still).+?))?,(?: still on its (?<aboard>barge or feeder|train),)?',
    ['on_rail', 'on_ship', ...ashore],
    'inland',
  ],
  ['full_out', `The full container was picked up${at}`, ['picked_up'], 'out'],
  ['empty_in', `The container was returned empty${at}`, ['empty_returned'], 'empty'],
  [
    'delivered',
    'The container was delivered to its receiver, as a user of this account reported,',
    ['delivered'],
    'delivered',
  ],
]

const estimates: readonly (readonly [event: string, who: string, what: string, reported: string])[] = [
  ['vessel_departed', '(?:The ship .+|The ship)', 'expected to leave (?<place>.+?)', 'its departure'],
  ['vessel_arrived', '(?:The ship .+|The ship)', 'expected at the port of discharge, (?<place>.+?),', 'its arrival'],
  [
    'arrived_at_inland_destination',
    'The container',
    'expected at its inland destination, (?<place>.+?),',
    'its arrival there',
  ],
]

/** The vehicle on which the container arrived inland, if it is still on it. */
const aboard = ({ attributes: { current_status: status } }: Shown, event: string): string | undefined => {
  if (event !== 'arrived_at_inland_destination') return undefined
  return status === 'on_ship' ? 'barge or feeder' : status === 'on_rail' ? 'train' : undefined
}

/** Whether another move that is possible in this status is served with a later time. */
const isFollowed = ({ attributes, events }: Shown, name: string, { when: told }: Said): boolean => {
  const admitted = moves
    .filter(([, , statuses]) => statuses.includes(attributes.current_status))
    .map(([event]) => event)
  const last = events.filter((event) => event.name === name && event.when === told).map(({ ms }) => ms)
  return events.some((event) => admitted.includes(event.name) && event.ms > Math.max(...last))
}

type Said = Record<string, string | undefined>

const isServed = ({ events }: Shown, name: string, said: Said): boolean =>
  events.some(
    (event) =>
      event.name === name &&
      event.when === said.when &&
      (event.place === null || said.place === event.place || said.place === 'a place that is not named'),
  )

export const moveForms: readonly Form[] = [
  ...moves.map(
    ([event, words, statuses, step]): Form => [
      new RegExp(`^${words} ${when}`),
      (shown, said) =>
        [...statuses, ...besides].includes(shown.attributes.current_status) &&
        (shown.attributes.current_status === 'new' || isLatest(shown, step)) &&
        isServed(shown, event, said) &&
        !isFollowed(shown, event, said) &&
        said.aboard === aboard(shown, event),
    ],
  ),
  ...estimates.flatMap(([event, who, what, reported]): Form[] => [
    [new RegExp(`^${who} is ${what} ${when}`), (shown, said) => isOpen(shown, event, said, false)],
    [
      new RegExp(`^${who} was ${what} ${whenPast}, and no source has reported ${reported}\\.$`),
      (shown, said) => isOpen(shown, event, said, true),
    ],
  ]),
  [
    /^No movement of the container has been reported yet\.$/,
    (shown) =>
      shown.attributes.current_status === 'new' &&
      isLatest(shown, 'before') &&
      shown.events.every(({ name }) => /^(estimated|pickup_lfd)/.test(name)),
  ],
]

/** Whether a move is estimated for a time that has passed, or is still ahead, and has not been reported. */
const isOpen = (shown: Shown, event: string, said: Said, hasPassed: boolean): boolean => {
  const announced = { ...shown, events: shown.events.filter((one) => one.hasPassed === hasPassed) }
  return isServed(announced, `estimated.${event}`, said) && !happenedAlready(shown, event)
}

const happenedAlready = ({ attributes, shipment }: Shown, event: string): boolean => {
  if (event === 'vessel_departed') return attributes.pol_vessel_departed_at !== null
  if (event === 'vessel_arrived') return attributes.pod_arrived_at !== null || attributes.pod_discharged_at !== null
  return attributes.ind_ata_at !== null || shipment.destination_ata_at !== null
}
