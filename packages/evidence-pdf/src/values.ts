import { type Attributes, fieldInWords, local, shown } from './words.ts'

type Value = Attributes['values'][number]

/** A value of a pack by its name. */
export const findValue = ({ values }: Pick<Attributes, 'values'>, of: Value['of'], name: string): Value | undefined =>
  values.find((one) => one.of === of && one.name === name)

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

/** A value as text for people, with times in the zone of the place. */
export const shownValue = ({ of, name, value, time }: Value, pack: Pick<Attributes, 'values' | 'journey'>): string =>
  typeof value === 'string' && INSTANT.test(value)
    ? local(value, zoneOf(of, name, pack) ?? zoneOfEvent(value, pack), time)
    : name === 'current_status'
      ? fieldInWords(String(value))
      : shown(value)

/** The attribute with the time zone of another one, as the contract says. */
const ZONES: readonly (readonly [RegExp, Value['of'], string])[] = [
  [/^final_destination_|^ind_/, 'container', 'final_destination_timezone'],
  [/^empty_terminated_/, 'container', 'empty_terminated_timezone'],
  [/^pol_/, 'shipment', 'pol_timezone'],
  [/^destination_/, 'shipment', 'destination_timezone'],
  [/^pod_|^pickup_|^import_deadlines/, 'container', 'pod_timezone'],
]

const zoneOf = (of: Value['of'], name: string, pack: Pick<Attributes, 'values'>): string | null => {
  const zone = ZONES.find(([names]) => names.test(name))
  const found = zone && (findValue(pack, of, zone[2]) ?? findValue(pack, zone[1], zone[2]))?.value
  return typeof found === 'string' ? found : null
}

/** The zone of what happened at that time, for places whose zone is no attribute. */
const zoneOfEvent = (time: string, { journey }: Pick<Attributes, 'journey'>): string | null =>
  journey.find(({ timestamp, timezone }) => timestamp === time && timezone !== null)?.timezone ?? null
