import { moneyOf } from '@boxtrail/engine/attention/entry/money'
import { bindingOf } from '@boxtrail/engine/charges/binding-clock'
import type { Tariff } from '@boxtrail/engine/charges/tariff'
import { amountInDecimals } from '@boxtrail/reference/currency'
import type { CalendarEvent } from './icalendar.ts'
import type { DueContainer } from './queries.ts'

/** What all events of a feed have in common. */
export interface Due {
  tariffs: readonly Tariff[]
  baseUrl: string
}

type Clocks = NonNullable<DueContainer['marks']['free_time']>['clocks']

/** Charges that run until the container is picked up, and those that run until it is returned. */
const UNTIL_PICKUP = ['demurrage', 'storage', 'combined']
const UNTIL_RETURN = ['detention', 'combined']

const earliest = (clocks: Clocks, charges: readonly string[], isRunning: boolean): string | undefined =>
  clocks
    .flatMap(({ charge, last_free_day: day, ended_at }) =>
      charges.includes(charge) && day && (!isRunning || ended_at === null) ? [day] : [],
    )
    .toSorted()[0]

/**
 * The events of a container: the binding last free day while it waits, and the empty return once it was picked up, by
 * the same clocks as the calendar page (apps/web/src/pages/calendar/due.ts). Events that are done are cancelled.
 */
export const dueEvents = (container: DueContainer, due: Due): CalendarEvent[] => {
  const { clocks = [], ends_on: endsOn = null } = container.marks.free_time ?? {}
  const isReturned = container.empty_terminated_at !== null
  const isGone = isReturned || (container.pod_full_out_at ?? container.final_destination_full_out_at) !== null
  const freeDay = isGone ? earliest(clocks, UNTIL_PICKUP, false) : endsOn
  const returnDay = isGone ? earliest(clocks, UNTIL_RETURN, !isReturned) : null
  return [
    ...(freeDay ? [eventOf(container, { kind: 'free-day', day: freeDay, isDone: isGone }, due)] : []),
    ...(returnDay ? [eventOf(container, { kind: 'empty-return', day: returnDay, isDone: isReturned }, due)] : []),
  ]
}

interface What {
  kind: 'free-day' | 'empty-return'
  day: string
  isDone: boolean
}

const TITLES = { 'free-day': 'Last free day', 'empty-return': 'Empty return' } as const

const eventOf = (container: DueContainer, { kind, day, isDone }: What, { tariffs, baseUrl }: Due): CalendarEvent => {
  const { id, number, created_at: createdAt, updated_at: updatedAt, now } = container
  const costs = isDone ? [] : costsOf(container, tariffs)
  const midnight = new Date(now.toISOString().slice(0, 10))
  return {
    uid: `${kind}-${id}@boxtrail`,
    day,
    summary: `${TITLES[kind]}: ${number}`,
    description: [...aboutOf(container, kind), ...costs].join('\n'),
    url: `${baseUrl}/containers/${id}`,
    isCancelled: isDone,
    createdAt,
    // Charges that accrue change every day.
    changedAt: costs.length > 0 && midnight > updatedAt ? midnight : updatedAt,
    revisedAt: updatedAt,
  }
}

const aboutOf = ({ marks, shipping_line_scac, bill_of_lading_number }: DueContainer, kind: What['kind']): string[] => {
  const binding = marks.free_time && kind === 'free-day' ? bindingOf(marks.free_time) : null
  const place = marks.pickup_place?.name
  return [
    `Bill of lading ${bill_of_lading_number ?? 'unknown'}, line ${shipping_line_scac}`,
    ...(binding ? [`The day is that of ${binding.charge}, by the ${binding.stated_by}`] : []),
    ...(place && kind === 'free-day' ? [`At ${place}`] : []),
  ]
}

/** The charges so far and for the next day, in the words of attention entries; empty while there are none. */
const costsOf = (
  { marks, equipment_length, equipment_type, shipping_line_scac, now }: DueContainer,
  tariffs: readonly Tariff[],
) =>
  (
    moneyOf(
      { tariffs, line: { scac: shipping_line_scac }, nowMs: now.getTime() },
      { fields: { equipment_length, equipment_type }, meta: marks },
    ) ?? []
  ).flatMap(({ charge, amount_so_far: soFar, amount_next_day: nextDay, currency }) => {
    const inCurrency = (amount: number) => `${currency ?? ''} ${amountInDecimals(amount, currency)}`
    const words = charge.charAt(0).toUpperCase() + charge.slice(1)
    const so = soFar === null ? `${words}: the cost is unknown` : `${words} so far: ${inCurrency(soFar)}`
    return [nextDay === null || nextDay === 0 ? so : `${so}, the next day ${inCurrency(nextDay)} more`]
  })
