import { feeInWords } from '@boxtrail/engine/charges/charge-of-fee'
import { formatMoment } from '@boxtrail/engine/explain/format-moment'
import type { SourceKind } from '@boxtrail/engine/policy'
import { formatName, sourceInWords } from '@boxtrail/engine/wording'
import { type Form, hasPassed, type Shown } from '../shown.ts'

export const hasLeft = ({ attributes }: Shown): boolean =>
  attributes.pod_full_out_at !== null ||
  attributes.final_destination_full_out_at !== null ||
  ['picked_up', 'delivered', 'empty_returned'].includes(attributes.current_status)

/** Whether a container is ashore at the port of discharge or inland, and has not left. */
export const isThere = (shown: Shown): boolean =>
  !hasLeft(shown) && !['new', 'on_ship', 'on_rail'].includes(shown.attributes.current_status)

const hasStatus =
  (status: string) =>
  ({ attributes }: Shown): boolean =>
    attributes.current_status === status

const day = (date: string): string => formatMoment(Date.parse(`${date}T12:00:00Z`), 'UTC', 'day').replace(/^on /, '')

/** Whether the words begin with the day on which free time ends, whatever precision the source gave. */
const isBindingDay = ({ meta: { free_time } }: Shown, said: string | undefined): boolean =>
  free_time?.ends_on != null && said === day(free_time.ends_on)

const heldNames: Record<string, string> = {
  'A freight hold': 'freight',
  'A customs hold': 'customs',
  'A hold for an agricultural inspection (USDA)': 'USDA',
  'A hold for an X-ray exam (VACIS)': 'VACIS',
  'A hold for unpaid terminal fees (TMF)': 'TMF',
}

/** The fees due, by the names that sentences give them: the list of one source, whose words tell storage apart. */
const duties = ({ attributes, meta }: Shown) =>
  attributes.fees_at_pod_terminal
    .filter(({ amount, type }) => amount > 0 && type !== 'total')
    .map(({ type, amount, currency_code }) => {
      const stated = (meta.fees ?? []).filter((fee) => fee.type === type && fee.amount === amount)
      const names = new Set(stated.map(feeInWords))
      return `${names.size === 1 ? [...names][0] : type.replaceAll('_', ' ')} ${amount} ${currency_code}`
    })

const days = '(?<day>\\d{1,2} \\w+ \\d{4})(?: at [^)]+\\))?'
const noArrivalInland = ({ attributes: { ind_eta_at, ind_ata_at }, shipment }: Shown): boolean =>
  [ind_eta_at, ind_ata_at, shipment.destination_eta_at, shipment.destination_ata_at].every((at) => at === null)

const zoneOfPickup = ({ attributes: { final_destination_timezone, pod_timezone } }: Shown): string | null =>
  final_destination_timezone ?? pod_timezone

/** The name and the zone of each place, by its code. */
const placesOf = (shown: Shown): Map<string, [name: string, zone: string | null]> => {
  const { shipment, meta } = shown
  const { pickup_place: pickup } = meta
  const places: [string | null | undefined, string | null | undefined, string | null][] = [
    [pickup?.locode, pickup?.name, zoneOfPickup(shown)],
    [shipment.destination_locode, shipment.destination_name, shipment.destination_timezone],
    [shipment.port_of_discharge_locode, shipment.port_of_discharge_name, shipment.pod_timezone],
    [shipment.port_of_lading_locode, shipment.port_of_lading_name, shipment.pol_timezone],
  ]
  return new Map(places.flatMap(([code, name, zone]) => (name ? [[code ?? name, [name, zone]] as const] : [])))
}

/** Whether a source is called by its id, by its name in the record, or by the words that replace a name. */
const isCalled = (said: string, id: string, { meta }: Shown): boolean =>
  [
    id,
    sourceInWords({ id, kind: id.split(':')[0] as SourceKind, name: null }),
    ...(meta.sources ?? []).filter((one) => one.id === id).map(({ name }) => name),
  ].includes(said)

export const stateForms: readonly Form[] = [
  [
    /^It is at (?<facility>.+?)(?:, yard location (?<yard>.+))?\.$/,
    (shown, { facility, yard }) =>
      isThere(shown) &&
      [shown.podTerminal, shown.pickupFacility].some((name) => formatName(name) === facility) &&
      (yard ?? null) === shown.attributes.location_at_pod_terminal &&
      (shown.attributes.current_status !== 'off_dock' || formatName(shown.pickupFacility) === facility),
  ],
  [/^The container was moved off dock since then\.$/, hasStatus('off_dock')],
  [/^The container is reported as dropped since then\.$/, hasStatus('dropped')],
  [/^The container is reported as loaded since then\.$/, hasStatus('loaded')],
  [
    /^The facility reports that it has the container\.$/,
    (shown) =>
      ['grounded', 'available', 'not_available'].includes(shown.attributes.current_status) &&
      shown.attributes.pod_discharged_at === null,
  ],
  [/^Tracking stopped .+: nothing later is known\.$/, () => true],
  [
    /^The container can be picked up(?: from (?<place>.+))?\.$/,
    ({ meta: { pickup, pickup_place: at }, podTerminal }, { place }) =>
      pickup?.ready === true &&
      [formatName(at?.facility ?? at?.name ?? null), formatName(podTerminal)].includes(place ?? null),
  ],
  [
    /^A pickup (?<tense>is|was) booked (?<when>.+?)(?<unreported>, and no source has reported it)?\.$/,
    (shown, { tense, when, unreported }) => {
      const { pickup_appointment_at: at } = shown.attributes
      const ms = at === null ? Number.NaN : Date.parse(at)
      const fitting = (['day', 'minute'] as const).filter(
        (precision) => when === formatMoment(ms, zoneOfPickup(shown), precision),
      )
      const isPast = tense === 'was'
      return (
        isPast === (unreported !== undefined) &&
        fitting.some((precision) => isPast === hasPassed(ms, zoneOfPickup(shown), precision, shown.nowMs))
      )
    },
  ],
  [
    new RegExp(
      `^The last free day, after which storage or demurrage is charged, is ${days}(?:, by (?:the (?<party>\\w+)|(?<tariff>your tariff)) \\((?<charge>\\w+)\\); that of (?<others>.+))?\\.$`,
    ),
    (shown, { day: said, party, tariff, charge, others }) => {
      const binding = shown.meta.free_time?.binding
      return (
        isBindingDay(shown, said) &&
        !hasLeft(shown) &&
        binding?.others_differ === (others !== undefined) &&
        (others === undefined || (binding.stated_by === (tariff ? 'tariff' : party) && binding.charge === charge))
      )
    },
  ],
  [
    new RegExp(
      `^By your policy, the line first, the last free day is ${days}, that of (?:the|your) (?<party>\\w+)\\.$`,
    ),
    ({ meta: { pickup_lfd_policy: chosen } }, { day: said, party }) =>
      chosen !== undefined && day(chosen.day) === said && chosen.stated_by === party,
  ],
  [
    /^The receiver unloads the container and returns it empty\.$/,
    (shown) => hasLeft(shown) && shown.attributes.empty_terminated_at === null,
  ],
  [
    /^Nothing: the journey has ended with the empty return\.$/,
    ({ attributes }) => attributes.empty_terminated_at !== null && attributes.current_status === 'empty_returned',
  ],
  [
    /^Nothing: the line reports that the booking is cancelled\.$/,
    ({ attributes, meta }) => attributes.current_status === 'new' && meta.expected === undefined,
  ],
  [
    /^(?<what>A .*hold.*|Another hold) is (?<state>set|expected)(?: \(“(?<words>.*)”\))?: (?<who>.+)\.$/,
    ({ attributes, meta }, { what, state, words, who }) =>
      attributes.holds_at_pod_terminal.some(
        ({ name, status, description }) =>
          (heldNames[what!] ?? name) === name &&
          (status === 'pending') === (state === 'expected') &&
          (words ?? '') === (description ?? '') &&
          (who === 'contact the terminal' ||
            meta.pickup!.because.some(({ detail }) => detail.startsWith(name) && detail.endsWith(who!))),
      ),
  ],
  [
    /^It is reported as not available; the terminal gives no reason\.$/,
    (shown) =>
      shown.attributes.available_for_pickup === false &&
      shown.attributes.holds_at_pod_terminal.length === 0 &&
      duties(shown).length === 0,
  ],
  [/^No hold is set\.$/, ({ attributes }) => attributes.holds_at_pod_terminal.every(({ status }) => status !== 'hold')],
  [
    /^Fees are due before the pickup: (?<amounts>.+)\. Whoever picks it up pays them\.$/,
    (shown, { amounts }) => !hasLeft(shown) && duties(shown).join(', ') === amounts,
  ],
  [
    new RegExp(`^The last free day, ${days}, has passed: charges accrue until it is picked up\\.$`),
    (shown, { day: said }) =>
      isBindingDay(shown, said) && isThere(shown) && Date.parse(shown.meta.free_time!.ends_on!) < shown.nowMs,
  ],
  [
    /^It is reported as available although a hold is set: ask the terminal, or wait for its next update\.$/,
    ({ meta }) =>
      meta.pickup!.because.some(({ code, detail }) => code === 'out_of_sync' && detail.includes('as available, but')),
  ],
  [
    /^(?<source>.+?) reports what cannot be so: (?<detail>.+)\.$/,
    (shown, said) =>
      (shown.meta.flags ?? []).some(
        ({ source, detail }) => detail === said.detail && isCalled(said.source!, source, shown),
      ),
  ],
  [
    /^(?:The (?:departure|arrival(?: inland)?|discharge|pickup|empty return)|Its release)(?: at (?<place>.+?))? was due (?<until>by .+), and no source has reported it\.$/,
    (shown, { place, until }) =>
      (shown.meta.expected ?? []).some(({ place: code, due_until: at }) => {
        const [name, zone] = code === null ? [undefined, zoneOfPickup(shown)] : (placesOf(shown).get(code) ?? [code])
        return (
          place === (name && formatName(name)) &&
          until === formatMoment(Date.parse(at), zone ?? null).replace('on', 'by') &&
          Date.parse(at) <= shown.nowMs
        )
      }),
  ],
  [
    /^At which port it is discharged: no source has named it\.$/,
    ({ shipment }) => shipment.port_of_discharge_locode === null && shipment.port_of_discharge_name === null,
  ],
  [
    /^When it arrives at the port of discharge: no source has given an estimate\.$/,
    ({ attributes, shipment, events }) =>
      attributes.pod_arrived_at === null &&
      shipment.pod_eta_at === null &&
      events.every(({ name }) => name !== 'estimated.vessel_arrived'),
  ],
  [/^When it arrives inland: no source has given an estimate\.$/, noArrivalInland],
  [
    /^At which terminal it is: no source has named it\.$/,
    (shown) => isThere(shown) && shown.podTerminal === null && shown.pickupFacility === null,
  ],
  [
    /^Which yard it was moved to: no source has named it\.$/,
    ({ attributes, pickupFacility }) => attributes.current_status === 'off_dock' && pickupFacility === null,
  ],
  [
    /^At which facility inland it is: no source has named it\.$/,
    (shown) => isThere(shown) && shown.pickupFacility === null && (shown.meta.pickup_place?.facility ?? null) === null,
  ],
  [
    /^Whether it can be picked up: no source has reported its availability\.$/,
    ({ attributes }) => !attributes.availability_known && attributes.available_for_pickup === null,
  ],
  [
    /^Whether holds are set: no source has reported on them\.$/,
    ({ attributes }) => attributes.holds_at_pod_terminal.length === 0,
  ],
  [
    /^Until when it can stay free of charge: the one that is reported does not apply where it is\.$/,
    ({ attributes, meta }) => (meta.free_time?.ends_on ?? null) === null && attributes.pickup_lfd !== null,
  ],
  [
    /^Until when it can stay free of charge: no source has reported the last free day\.$/,
    ({ attributes, meta }) =>
      (meta.free_time?.ends_on ?? null) === null &&
      [attributes.pickup_lfd, ...Object.values(attributes.import_deadlines ?? {})].every((at) => at === null),
  ],
]
