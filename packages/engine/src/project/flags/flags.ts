import { groupsBy } from '../../groups-by.ts'
import { nameOfHold, type Statement } from '../../statement.ts'
import { placeInWords } from '../../wording.ts'
import type { Dispute } from '../disputes/dispute.ts'
import { showsPresence } from '../disputes/disputed-port.ts'
import { isOfContainer } from '../facts/terminal-facts.ts'
import type { ContainerJourney } from '../fields/container-journey.ts'
import type { Pickup } from '../pickup/read-pickup.ts'
import type { DisputeReason, FactClaim, MilestoneClaim, ResolvePlace, SourcedClaim } from '../types/projection.ts'
import { type Flag, flagOf } from './flag.ts'

/** Flags what is reported before its time, for a container or, if null, for the vessel and the bill. */
export const futureFlags = (
  flagged: readonly SourcedClaim[],
  container: string | null,
  resolvePlace: ResolvePlace,
): Flag[] =>
  flagged.flatMap((claim) => {
    const { statement } = claim
    if (statement.container !== container) return []
    const { place } = statement
    const where = place?.locode || place?.name ? ` at ${placeInWords(resolvePlace(place))}` : ''
    const what = `${wordsOfFuture(statement)}${where} on ${timeOfFuture(statement)}`
    const how = statement.says === 'fact' ? '' : 'as actual '
    return [flagOf('dated_in_future', claim, `${what} is reported ${how}before that time`)]
  })

const wordsOfFuture = (statement: Statement): string => {
  if (statement.says === 'milestone') return statement.kind.replace('_', ' ')
  return statement.field === 'hold' ? `release of the ${nameOfHold(statement.name ?? 'other')} hold` : 'available'
}

const timeOfFuture = (statement: Statement) =>
  statement.says === 'milestone' ? statement.time.at : (statement.at?.at ?? null)

const because: Record<DisputeReason | 'at_another_terminal', string> = {
  at_another_terminal: 'another terminal reports that it has the container',
  not_on_route: 'the line does not name this place',
  moved_on: 'the line reports the container at a later place',
  sailed: 'the line reports that the ship has sailed with it',
  other_facility: 'another facility has the container',
  not_landed: 'the container has not landed yet',
  held: 'the terminal that has the container holds it',
  marine_terminal: 'a railway does not handle containers at a terminal of the port',
  not_picked_up: 'nobody reports that the container was picked up',
  picked_up: 'the container was picked up',
  other_number: 'it is of another journey',
}

/**
 * Flags what a terminal or a railway reports about a container that is elsewhere: each move, and for each facility its
 * other facts.
 */
export const disputeFlags = (disputes: readonly Dispute[], facts: readonly FactClaim[]): Flag[] => [
  ...disputes
    .filter(({ milestone }) => milestone.claim.closedMs === null)
    .map(({ milestone: { claim, statement, place }, reason }) =>
      notUsed(claim, `${wordsOf(statement.kind)} at ${placeInWords(place)} on ${statement.time.at}`, because[reason]),
    ),
  ...groupsBy(
    facts.filter(({ claim, place }) => claim.closedMs === null && place !== null),
    ({ claim, place }) => `${claim.source.id} ${place!.key}`,
  ).map(([first, ...others]) => {
    const fields = [first!, ...others].map(({ statement }) => wordsOf(statement.field)).sort()
    const reason = first!.claim.source.kind === 'rail' ? because.not_landed : because.not_on_route
    return notUsed(first!.claim, `${fields.join(', ')} at ${placeInWords(first!.place!)}`, reason)
  }),
]

/** Flags what a line reports about other journeys, once for each number under which it does. */
export const otherNumberFlags = (ofOthers: readonly MilestoneClaim[]): Flag[] =>
  groupsBy(
    ofOthers.filter(({ claim }) => claim.closedMs === null),
    ({ statement: { under }, claim }) => `${claim.source.id} ${under!.kind} ${under!.number}`,
  ).map(([first, ...others]) => {
    const { claim, statement, place } = first!
    const { kind, number } = statement.under!
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    const what = `${wordsOf(statement.kind)} at ${placeInWords(place)} on ${statement.time.at}${more}`
    return notUsed(claim, `${what} under ${kind} ${number}`, because.other_number)
  })

/**
 * Flags the terminal that does not count if several are named for one container: the line's, or that of a terminal
 * which reports that it has the container.
 */
export const terminalFlags = ({ milestones, facts, number, pickup }: ContainerJourney): Flag[] => [
  ...groupsBy(
    milestones.filter(({ statedAt, claim }) => statedAt !== undefined && claim.closedMs === null),
    ({ claim, statedAt }) => `${claim.source.id} ${statedAt!.key}`,
  ).map(([first]) => {
    const { claim, statedAt, statement } = first!
    const { facilityCode, name } = statement.place
    const named = facilityCode ?? name
    return notUsed(claim, `${named ? `${named} at ` : ''}${placeInWords(statedAt!)}`, because.at_another_terminal)
  }),
  ...groupsBy(
    facts.filter((fact) => isOfContainer(fact, number) && isElsewhereInPort(fact, pickup)),
    ({ claim, place }) => `${claim.source.id} ${place!.terminal!.id}`,
  )
    .filter((ofOne) => ofOne.some(showsPresence))
    .map(([first, ...others]) => {
      const fields = [first!, ...others].map(({ statement }) => wordsOf(statement.field)).sort()
      const what = `${fields.join(', ')} at ${placeInWords(first!.place!)}`
      return notUsed(first!.claim, what, because.other_facility)
    }),
]

/**
 * Whether a fact is from another terminal of the port than the one that counts, where the container was landed and has
 * not moved.
 */
export const isElsewhereInPort = (fact: FactClaim, { presence, facts, moved }: Pickup): boolean =>
  fact.claim.source.kind === 'terminal' &&
  fact.claim.closedMs === null &&
  presence.leg === 'port' &&
  presence.moved === null &&
  moved === null &&
  fact.claim.latestReportedMs >= (presence.sinceMs ?? Number.POSITIVE_INFINITY) &&
  fact.place?.key === presence.place?.key &&
  fact.place?.terminal != null &&
  !facts.includes(fact)

const notUsed = (claim: SourcedClaim, what: string, why: string): Flag =>
  flagOf('disputed', claim, `${what}: not used, because ${why}`)

const wordsOf = (name: string) => name.replaceAll('_', ' ')

/** Leaves out marks that are undefined, and empty lists and objects. */
export const marksOf = <Marks extends object>(marks: Marks): Partial<Marks> =>
  Object.fromEntries(
    Object.entries(marks).filter(
      ([, value]) => value !== undefined && (typeof value !== 'object' || Object.keys(value as object).length > 0),
    ),
  ) as Partial<Marks>
