import { factPolicy, rankOfSource } from '../policy.ts'
import { isActual, isOpen } from './acts.ts'
import type { Presence } from './presence.ts'
import type { Act, FactClaim, SourcedClaim, TransportEvent } from './types.ts'

/** One statement on whether a container can be picked up. */
interface Word {
  ms: number
  available: boolean | null
  claim: SourcedClaim
  act: Act | null
}

export interface Availability {
  /** The current statement; undefined if no source has made one. */
  now: Word | undefined
  beaten: SourcedClaim[]
  /** `available` and `not_available`, one for each time the value changed. */
  events: TransportEvent[]
}

/**
 * Whether a container can be picked up, and each time this changed. Only the strongest kind of source that reports is
 * used (policy.ts); otherwise two sources that contradict each other would make the value flip back and forth.
 */
export const availability = (acts: readonly Act[], facts: readonly FactClaim[], presence: Presence): Availability => {
  const words = [...acts.flatMap(wordOfAct), ...facts.flatMap(wordOfFact)]
  const rank = ({ claim }: Word) => rankOfSource(factPolicy.available_for_pickup, claim.source.kind)
  const strongest = Math.min(...words.map(rank))
  const leftMs = presence.left?.set.time.ms ?? Number.POSITIVE_INFINITY
  const believed = words
    .filter((word) => rank(word) === strongest && word.ms <= leftMs)

    // Within the same second, the statement that was replaced first comes first.
    .sort((a, b) => a.ms - b.ms || endOf(a) - endOf(b) || (a.claim.id < b.claim.id ? -1 : 1))
  const turned = believed.filter((word, index) => word.available !== null && word.available !== before(believed, index))
  return {
    now: believed.findLast(({ claim, act }) => act !== null || claim.closedMs === null || claim.closedMs > leftMs),
    beaten: words.filter((word) => rank(word) !== strongest && word.claim.closedMs === null).map(({ claim }) => claim),
    events: turned.map((word) => event(word, presence)),
  }
}

const endOf = ({ claim }: Word) => claim.closedMs ?? Number.MAX_SAFE_INTEGER

/** `not_available` is an event only for a container that was available. */
const before = (words: readonly Word[], index: number): boolean =>
  words.slice(0, index).findLast(({ available }) => available !== null)?.available ?? false

const wordOfAct = (act: Act): Word[] => {
  const { kind } = act.statement
  if ((kind !== 'available' && kind !== 'not_available') || !isActual(act) || !isOpen(act)) return []
  return [{ ms: act.time.ms, available: kind === 'available', claim: act.claim, act }]
}

/** A closed statement is still history: the container was available then. */
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
