import { dayIn, daysBetween } from '../../charges/days.ts'
import { lastFreeDay, pickupLfdOrder } from '../../policy.ts'
import { settleFact } from '../../project/facts/settle-fact.ts'
import { isActual } from '../../project/milestones/milestones.ts'
import { placeName } from '../../project/milestones/move-in-words.ts'
import type { FactClaim, MilestoneClaim, Place } from '../../project/types/projection.ts'
import { placeTime, readTime } from '../../time.ts'
import { dateInWords } from '../../wording.ts'
import {
  type ContradictingStatement,
  type Contradiction,
  contradiction,
  type Recorded,
  type Rule,
} from '../contradiction/contradiction.ts'
import { speaker } from '../contradiction/sentences.ts'

type Field = (typeof pickupLfdOrder)[number]

/** A last free day, by the calendar of the place for which it is stated. */
export interface StatedDay {
  field: Field
  day: string
  place: Place
  fact: FactClaim
}

/** Last free days that differ, or that end before the container was discharged. */
export const lastFreeDays: Rule = (recorded) => [...differing(recorded), ...beforeDischarge(recorded)]

const differing = (recorded: Recorded): Contradiction[] => {
  const days = pickupLfdOrder.flatMap((field) => statedDay(recorded, field) ?? [])
  return days.flatMap((first, index) =>
    days
      .slice(index + 1)
      .filter((other) => other.place.key === first.place.key && !agree(recorded, first, other))
      .map((other) => differs(recorded, first, other)),
  )
}

/**
 * Whether two fields have a day in common. Each counts with the day at the pickup and the day stated since, because a
 * source may extend it after the pickup.
 */
const agree = (recorded: Recorded, first: StatedDay, other: StatedDay): boolean => {
  const days = daysStated(recorded, other.field)
  return daysStated(recorded, first.field).some((day) => days.includes(day))
}

/** The day that counts for a field, and the one that its source has stated since the pickup. */
const daysStated = (recorded: Recorded, field: Field): string[] =>
  [statedDay(recorded, field), statedDay(recorded, field, null)].flatMap((stated) => stated?.day ?? [])

/** Whether a source states the day for any of the fields. */
export const isStatedDay = (recorded: Recorded, day: string): boolean =>
  pickupLfdOrder.some((field) => daysStated(recorded, field).includes(day))

/** The day that counts for a field at a moment; null if a document states it, which record-values.ts compares. */
export const statedDay = (
  { journey }: Recorded,
  field: Field,
  asOfMs: number | null = journey.pickup.presence.left?.set.time.ms ?? null,
): StatedDay | null => {
  const set = settleFact(journey.pickup.facts, field, journey.number, asOfMs)?.set
  return set === undefined || set.claim.source.kind === 'document' ? null : dayOf(set, field, journey)
}

export const dayOf = (fact: FactClaim, field: Field, { route, pickup }: Recorded['journey']): StatedDay | null => {
  const port = pickup.presence.leg === 'port' ? (pickup.presence.place ?? route.pod) : route.pod
  const place =
    field === 'pickup_lfd_terminal' ? port : (route.destination ?? (field === 'pickup_lfd_line' ? port : null))
  const time = readTime(fact.statement.value)
  if (time === null || place === null) return null
  return { field, day: dayIn(placeTime(time, place).ms, place.zone), place, fact }
}

const differs = (recorded: Recorded, first: StatedDay, other: StatedDay): Contradiction => {
  const chosen = recorded.settled.provenance.pickup_lfd?.set_by.id
  const isChosen = ({ fact }: StatedDay) => fact.claim.id === chosen
  const extended = wasDay(recorded, first, other.day) || wasDay(recorded, other, first.day)
  const daysAtStake = Math.abs(daysBetween(first.day, other.day))
  return contradiction({
    kind: extended ? 'last_free_day_extended_by_one' : 'last_free_day_differs',
    about: `${first.field} ${other.field}`,
    severity: 'high',
    title: `The last free day of ${recorded.journey.number} is ${dateInWords(first.day)} according to ${speaker(first.fact.claim)}, and ${dateInWords(other.day)} according to ${speaker(other.fact.claim)}.`,
    statements: [statesDay(first, isChosen(first)), statesDay(other, isChosen(other))],
    decidedBy: lastFreeDay,
    daysAtStake,
  })
}

/** Whether the source stated the other's day before it changed its own, once or several times. */
const wasDay = ({ journey }: Recorded, { fact, field }: StatedDay, day: string): boolean =>
  journey.facts.some((earlier) => {
    const { claim, statement } = earlier
    if (statement.field !== field || claim.source.id !== fact.claim.source.id) return false
    if (claim.firstSeenMs < journey.openedMs || claim.closedMs === null) return false
    return claim.closedMs <= fact.claim.firstSeenMs && dayOf(earlier, field, journey)?.day === day
  })

const statesDay = ({ fact, field, day }: StatedDay, prevails: boolean): ContradictingStatement => ({
  claim: fact.claim,
  about: field,
  value: day,
  prevails,
})

const beforeDischarge = (recorded: Recorded): Contradiction[] => {
  const { journey, settled } = recorded
  const landed = journey.happened.findLast(({ set }) => isLandingAtPort(set, recorded))?.set
  if (!landed) return []
  const landedOn = dayIn(landed.time.ms, landed.time.zone ?? landed.place.zone)
  return journey.facts.flatMap((fact) => {
    const { claim, statement } = fact
    const field = pickupLfdOrder.find((one) => one === statement.field)
    if (field === undefined || statement.container !== journey.number || claim.source.kind === 'document') return []
    // A day that was stated before the journey began, or not repeated since the discharge, is about something else.
    if (claim.closedMs !== null || claim.firstSeenMs < journey.openedMs) return []
    if (claim.latestReportedMs < landed.time.ms) return []
    const stated = dayOf(fact, field, journey)
    if (stated === null || stated.place.key !== landed.place.key || stated.day >= landedOn) return []
    const isChosen = settled.provenance.pickup_lfd?.set_by.id === claim.id
    return contradiction({
      kind: 'last_free_day_before_discharge',
      about: field,
      severity: 'high',
      title: `The last free day of ${journey.number} according to ${speaker(claim)}, ${dateInWords(stated.day)}, is before its discharge at ${placeName(landed.place)} on ${dateInWords(landedOn)}.`,
      statements: [
        statesDay(stated, isChosen),
        { claim: landed.claim, about: landed.statement.kind, value: landed.statement.time.at, prevails: true },
      ],
      daysAtStake: daysBetween(stated.day, landedOn),
    })
  })
}

const isLandingAtPort = (milestone: MilestoneClaim, { journey }: Recorded): boolean =>
  isActual(milestone) && milestone.statement.kind === 'discharge' && journey.route.roleOf(milestone) === 'pod'
