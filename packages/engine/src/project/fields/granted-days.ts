import { dayIn } from '../../charges/days.ts'
import type { GrantedDay } from '../../charges/free-time-clocks.ts'
import { publicId } from '../../source-id.ts'
import { formatInstant, placeTime, readTime, wireMs } from '../../time.ts'
import { type SettledFact, settleFact } from '../facts/settle-fact.ts'
import { isFromDocument } from '../facts/terminal-facts.ts'
import type { ContainerFields, FactClaim, Place } from '../types/projection.ts'
import type { ContainerJourney } from './container-journey.ts'

type Field = 'pickup_lfd_line' | 'pickup_lfd_terminal' | 'pickup_lfd_rail'

/**
 * The last free day by which a charge counts once the container was picked up. The record keeps what a facility stated at
 * the pickup, and what the line states now; free time is often extended afterwards, and none that was granted is taken
 * back. So the later of the two counts, and both are named. Undefined: nobody has stated another since.
 */
export const grantedDay = (
  { number, pickup }: Pick<ContainerJourney, 'number' | 'pickup'>,
  field: Field,
  place: Place | null,
  { empty_terminated_at }: Pick<ContainerFields, 'empty_terminated_at'>,
): GrantedDay | undefined => {
  const leftMs = pickup.presence.left?.set.time.ms ?? null
  if (leftMs === null || place === null) return undefined
  const facts = pickup.facts.filter((fact) => !isFromDocument(fact))
  const returnedMs = wireMs(empty_terminated_at)
  const asStated = (settled: SettledFact<Field> | undefined): Stated | undefined => {
    const time = readTime(settled?.value)
    if (!settled || !time) return undefined
    const { claim } = settled.set
    const { ms } = placeTime(time, place)
    const day = dayIn(ms, place.zone)
    // What ends after the return is the free time of the next journey.
    if (returnedMs !== null && day > dayIn(returnedMs, place.zone)) return undefined
    const stated = { value: formatInstant(ms), source: publicId(claim.source.id), reportId: claim.firstReport }
    return { day, sinceMs: claim.firstSeenMs, stated }
  }
  const then = asStated(settleFact(asOf(facts, leftMs), field, number))
  const now = asStated(settleFact(facts, field, number))
  const isSince = now !== undefined && now.sinceMs > leftMs
  if (!then || !isSince || then.day === now.day) return (then ?? now)?.stated
  const before = { ...then.stated, when: 'at_pickup' as const }
  const since = { ...now.stated, when: { sinceMs: now.sinceMs } }
  return now.day > then.day ? { ...since, other: before } : { ...before, other: since }
}

interface Stated {
  day: string
  sinceMs: number
  stated: GrantedDay
}

/** The statements that held at a moment, as they were then. */
const asOf = (facts: readonly FactClaim[], ms: number): FactClaim[] =>
  facts.flatMap((fact) => {
    const { firstSeenMs, closedMs } = fact.claim
    if (firstSeenMs > ms || (closedMs !== null && closedMs <= ms)) return []
    return [{ ...fact, claim: { ...fact.claim, closedMs: null, closedBecause: null } }]
  })
