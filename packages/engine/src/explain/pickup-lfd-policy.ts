import type { Schemas } from '@boxtrail/contracts'
import { dayIn } from '../charges/days.ts'
import { pickupLfdOrder, terminalFirst } from '../policy.ts'
import { wireMs } from '../time.ts'

export type PickupLfdPolicy = Schemas['PickupLfdPolicy']
export type PolicyName = PickupLfdPolicy['policy']
type Field = (typeof pickupLfdOrder)[number]

/** What the last free day depends on: attributes of a container in wire form, and who states them. */
export interface ReportedFreeDays extends Record<Field, string | null> {
  pod_timezone: string | null
  /** Set for a container that is picked up inland. */
  final_destination_timezone: string | null
  free_time?: Pick<Schemas['FreeTime'], 'clocks'> | undefined
}

interface Stated {
  field: Field
  day: string
  stated_by: PickupLfdPolicy['stated_by']
  source: string | null
}

/**
 * The last free day by the policy of an account, chosen from the reported days; undefined if none is reported. Days
 * that are calculated from a grant or a tariff are not considered: the clocks of free time have them.
 */
export const chooseLastFreeDay = (policy: PolicyName, reported: ReportedFreeDays): PickupLfdPolicy | undefined => {
  const days = statedDays(reported)
  const [chosen] = inOrder(policy, days, isInland(reported))
  if (!chosen) return undefined
  return {
    policy,
    ...shown(chosen),
    reason: `Your policy is ${policyInWords[policy]}${reasonOf(policy, chosen, days, reported)}.`,
    others: days.filter((one) => one !== chosen).map(shown),
  }
}

export interface ChangedDay {
  before: ReturnType<typeof shown>
  after: ReturnType<typeof shown>
}

/** The days that two policies choose; null if they choose the same day, or none is reported. */
export const changedDay = (before: PolicyName, after: PolicyName, reported: ReportedFreeDays): ChangedDay | null => {
  const [was, is] = [chooseLastFreeDay(before, reported), chooseLastFreeDay(after, reported)]
  return !was || !is || was.day === is.day ? null : { before: shown(was), after: shown(is) }
}

/** The first of the changes, sorted by the new day. */
export const firstChanges = <Change extends ChangedDay>(changes: readonly Change[]): Change[] =>
  changes.toSorted((a, b) => (a.after.day < b.after.day ? -1 : Number(a.after.day > b.after.day))).slice(0, LISTED)

const LISTED = 25

/** How each policy is called in sentences. */
export const policyInWords: Readonly<Record<PolicyName, string>> = {
  line_first: 'the line first',
  earliest: 'the earliest day',
  terminal_first: 'the terminal first',
}

const shown = ({ day, stated_by, source }: Omit<Stated, 'field'>) => ({ day, stated_by, source })

const isInland = (reported: ReportedFreeDays) => reported.final_destination_timezone !== null

/**
 * Whether a day applies: that of the terminal does not for a container that goes on inland and is not picked up at the
 * port.
 */
const applies = (field: Field, inland: boolean) => !(inland && field === 'pickup_lfd_terminal')

/** `line_first` keeps the order of the attribute (apps/docs/wire.md#last-free-day), and so gives the same day. */
const inOrder = (policy: PolicyName, days: readonly Stated[], inland: boolean): readonly Stated[] => {
  const applying = policy === 'line_first' ? days : days.filter(({ field }) => applies(field, inland))
  const candidates = applying.length > 0 ? applying : days
  if (policy === 'earliest') return candidates.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
  const order: readonly Field[] = policy === 'line_first' ? pickupLfdOrder : terminalFirst
  return candidates.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}

const statedDays = (reported: ReportedFreeDays): Stated[] =>
  pickupLfdOrder.flatMap((field) => {
    const ms = wireMs(reported[field])
    if (ms === null) return []
    const source = sourceOf(field, reported)
    return [{ field, day: dayIn(ms, zoneOf(field, reported)), stated_by: speakerOf(field, source), source }]
  })

const zoneOf = (field: Field, { pod_timezone, final_destination_timezone }: ReportedFreeDays) => {
  if (field === 'pickup_lfd_terminal') return pod_timezone
  return field === 'pickup_lfd_rail' ? final_destination_timezone : (final_destination_timezone ?? pod_timezone)
}

/**
 * The source of the reported day that free time counts with; null for a day that does not apply where it is picked up.
 */
const sourceOf = (field: Field, { free_time }: ReportedFreeDays): string | null => {
  const isOfLine = field === 'pickup_lfd_line'
  const sources = (free_time?.clocks ?? [])
    .filter((clock) => !clock.is_calculated && (clock.charge === 'storage') !== isOfLine)
    .flatMap(({ because }) => because.slice(0, 1).map(({ source }) => source))
  const isOfRailway = field === 'pickup_lfd_rail'
  return sources.find((source) => isOfLine || source.startsWith('rail:') === isOfRailway) ?? null
}

const speakerOf = (field: Field, source: string | null): Stated['stated_by'] => {
  if (field === 'pickup_lfd_line') return source?.startsWith('document:') ? 'document' : 'line'
  return field === 'pickup_lfd_rail' ? 'railway' : 'terminal'
}

export const speakers: Record<Stated['stated_by'], string> = {
  line: 'the line',
  terminal: 'the terminal',
  railway: 'the railway',
  document: 'your document',
}

const reasonOf = (policy: PolicyName, chosen: Stated, days: readonly Stated[], reported: ReportedFreeDays): string => {
  const inland = isInland(reported)
  const name = speakers[chosen.stated_by]
  if (days.length === 1) return `, and only ${name} states a day`
  if (policy === 'earliest') return `, ${whyEarliest(chosen, days, inland)}`
  const missing = policy === 'line_first' ? 'the line' : inland ? 'the railway' : 'the terminal'
  const isFirst = (policy === 'line_first') === (chosen.field === 'pickup_lfd_line')
  if (!isFirst) return `; ${missing} states no day, so that of ${name} counts`
  return `, and ${name} states a day${policy === 'terminal_first' && inland ? ' where it is picked up' : ''}`
}

const whyEarliest = (chosen: Stated, days: readonly Stated[], inland: boolean): string => {
  const name = speakers[chosen.stated_by]
  const others = days.filter((one) => one !== chosen && applies(one.field, inland))
  if (others.length === 0) return `and only that of ${name} applies where it is picked up`
  const isShared = others.every(({ day }) => day === chosen.day)
  return isShared
    ? `which ${[chosen, ...others].map(({ stated_by }) => speakers[stated_by]).join(' and ')} state alike`
    : `and that of ${name} is the earliest`
}
