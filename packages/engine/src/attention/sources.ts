import { othersNamedIn } from '../lifecycle/other-number.ts'
import { NOT_CONNECTED, nextStepAfter } from '../lifecycle/request-next-step.ts'
import { silentAfterMs } from '../silence/silence.ts'
import { publicId } from '../source-id.ts'
import { isAnswer } from '../statement.ts'
import { formatInstant } from '../time.ts'
import { sourceInWords } from '../wording.ts'
import type { Attended, AttendedSource } from './attended.ts'
import type { AttentionClock } from './clock.ts'
import type { AttentionEntry, WhoActs } from './entry.ts'
import { ofContainer, ofShipment, type Rule } from './rule.ts'

const DAY_MS = 86_400_000

/**
 * Sources of a shipment that could not be read for too long. A source that is asked for several numbers of a record is silent
 * about the record once, since the first of them.
 */
export const silentSources: Rule = (attended, clock) => {
  if (!attended.shipment) return []
  const found = attended.sources
    .flatMap((source) => silent(attended, source, clock))
    .sort((a, b) => a.since.localeCompare(b.since))
  return found.filter((one, index) => found.findIndex((other) => isSameSubject(one, other)) === index)
}

const isSameSubject = (one: AttentionEntry, other: AttentionEntry) =>
  one.about === other.about && one.container_id === other.container_id

/** The time after which a source without an answer is silent. */
export const silentFromMs = ({ answeredMs, wantedSinceMs, everyMs }: AttendedSource): number =>
  Math.max(answeredMs ?? 0, wantedSinceMs) + silentAfterMs(everyMs)

const silent = (attended: Attended, source: AttendedSource, clock: AttentionClock): AttentionEntry[] => {
  const { isConnected } = source
  const problem = isConnected ? problemOf(source) : NOT_CONNECTED
  const fromMs = silentFromMs(source)
  if (!clock.hasPassed(fromMs) || !problem) return []
  const container = attended.containers.find(({ number }) => number === source.container)
  const name = sourceInWords(source)
  const others = isConnected && source.outcome === 'unrecognized' ? othersNamedIn(source.refused) : null
  const what = container?.number ?? `shipment ${attended.shipment!.number}`
  const found = {
    kind: 'source_silent' as const,
    about: publicId(source.id),
    source_id: publicId(source.id),
    cause: formatInstant(fromMs),
    severity: 'medium' as const,
    title: `${name} ${others ? `answers about ${others.named} when asked about` : 'could not be read about'} ${what} for ${daysSince(fromMs, source, clock)}.`,
    what_to_do: problem.reason,
    since: formatInstant(fromMs),
    who_acts: others ? { role: 'you' as const, name: null } : whoAnswers(source, name),
    evidence: [
      {
        attribute: 'meta.sources',
        value: {
          last_outcome: source.outcome,
          last_answered_at: source.answeredMs === null ? null : formatInstant(source.answeredMs),
        },
        source: { id: publicId(source.id), kind: source.kind, name: source.name },
        reported_at: formatInstant(source.answeredMs ?? source.wantedSinceMs),
      },
    ],
  }
  return [container ? ofContainer(attended, container, found) : ofShipment(attended.shipment!, found)]
}

/** One that says that it knows nothing has answered. */
const problemOf = ({ outcome, refused }: AttendedSource) =>
  outcome !== null && isAnswer(outcome) ? null : nextStepAfter(outcome, null, refused)

const daysSince = (fromMs: number, { everyMs }: AttendedSource, clock: AttentionClock): string => {
  const silentMs = clock.nowMs - fromMs + silentAfterMs(everyMs)
  const count = Math.floor(silentMs / DAY_MS)
  clock.hasPassed(fromMs - silentAfterMs(everyMs) + (count + 1) * DAY_MS)
  return count === 1 ? 'a day' : `${count} days`
}

const whoAnswers = ({ kind, outcome, isConnected }: AttendedSource, name: string): WhoActs => {
  if (outcome === 'unauthorized' || !isConnected) return { role: 'operator', name: null }
  return { role: kind === 'line' ? 'shipping_line' : kind === 'rail' ? 'railway' : 'terminal', name }
}
