import { factPolicy, rankOfSource } from '../policy.ts'
import { isActual, isOpen } from './acts.ts'
import type { Presence } from './presence.ts'
import type { Act, FactClaim, SourcedClaim, TransportEvent } from './types.ts'

/** One word on whether a box can be picked up. */
interface Word {
  ms: number
  available: boolean | null
  claim: SourcedClaim
  act: Act | null
}

export interface Availability {
  /** The word that stands; undefined where nobody has spoken. */
  now: Word | undefined
  beaten: SourcedClaim[]
  /** `available` and `not_available`, each time the answer turned. */
  events: TransportEvent[]
}

/**
 * Whether a box can be picked up, and each time that this turned. The strongest kind of source that speaks is believed
 * alone (policy.ts): two gates that contradict each other would make the box come and go.
 */
export const availability = (acts: readonly Act[], facts: readonly FactClaim[], presence: Presence): Availability => {
  const words = [...acts.flatMap(wordOfAct), ...facts.flatMap(wordOfFact)]
  const rank = ({ claim }: Word) => rankOfSource(factPolicy.available_for_pickup, claim.source.kind)
  const strongest = Math.min(...words.map(rank))
  const leftMs = presence.left?.set.time.ms ?? Number.POSITIVE_INFINITY
  const believed = words
    .filter((word) => rank(word) === strongest && word.ms <= leftMs)

    // What was replaced within the same second came first.
    .sort((a, b) => a.ms - b.ms || endOf(a) - endOf(b) || (a.claim.id < b.claim.id ? -1 : 1))
  const turned = believed.filter((word, index) => word.available !== null && word.available !== before(believed, index))
  return {
    now: believed.findLast(({ claim, act }) => act !== null || claim.closedMs === null || claim.closedMs > leftMs),
    beaten: words.filter((word) => rank(word) !== strongest && word.claim.closedMs === null).map(({ claim }) => claim),
    events: turned.map((word) => event(word, presence)),
  }
}

const endOf = ({ claim }: Word) => claim.closedMs ?? Number.MAX_SAFE_INTEGER

/** Not available is news only of a box that was. */
const before = (words: readonly Word[], index: number): boolean =>
  words.slice(0, index).findLast(({ available }) => available !== null)?.available ?? false

const wordOfAct = (act: Act): Word[] => {
  const { kind } = act.statement
  if ((kind !== 'available' && kind !== 'not_available') || !isActual(act) || !isOpen(act)) return []
  return [{ ms: act.time.ms, available: kind === 'available', claim: act.claim, act }]
}

/** Words that were closed since are still history: the box was available then. */
const wordOfFact = ({ statement, claim }: FactClaim): Word[] =>
  statement.field === 'available_for_pickup' && claim.closedBecause !== 'withdrawn'
    ? [{ ms: claim.firstSeenMs, available: statement.value as boolean | null, claim, act: null }]
    : []

const event = ({ ms, available, claim, act }: Word, presence: Presence): TransportEvent => {
  const place = act?.place ?? presence.place ?? nowhere
  const name = available ? 'available' : 'not_available'
  return {
    milestone: `availability|${claim.id}`,
    event: `container.transport.${name}`,
    ms,
    zone: place.zone,
    place: presence.terminal && !place.terminal ? { ...place, terminal: presence.terminal } : place,
    vessel: null,
    voyage: null,
    source: claim.source,
    claimId: act && claim.id,
  }
}

const nowhere = {
  key: '?',
  locode: null,
  name: null,
  zone: null,
  id: null,
  kind: null,
  terminal: null,
  facilityType: null,
}
