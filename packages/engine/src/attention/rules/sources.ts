import { NOT_CONNECTED } from '../../lifecycle/first-poll.ts'
import { nextStepAfter } from '../../lifecycle/next-step.ts'
import { othersNamedIn } from '../../lifecycle/other-number.ts'
import { silentAfterMs } from '../../silence/silence.ts'
import { publicId } from '../../source-id.ts'
import { isAnswer } from '../../statement.ts'
import { formatInstant } from '../../time.ts'
import { dateInWords, sourceInWords } from '../../wording.ts'
import type { Attended, AttendedFeed, AttendedSource } from '../entry/attended.ts'
import type { AttentionClock } from '../entry/clock.ts'
import type { AttentionEntry, WhoActs } from '../entry/entry.ts'
import { ofContainer, ofShipment, type Rule } from '../entry/rule.ts'

const DAY_MS = 86_400_000

/**
 * Sources of a shipment that could not be read, or have pushed nothing, for too long. A source that reports on several
 * numbers of a record has one entry, since the first of them.
 */
export const silentSources: Rule = (attended, clock) => {
  if (!attended.shipment) return []
  const found = [
    ...attended.sources.flatMap((source) => silent(attended, source, clock)),
    ...attended.feeds.map((feed) => silentFeed(attended, feed)),
  ].sort((a, b) => a.since.localeCompare(b.since))
  return found.filter((one, index) => found.findIndex((other) => isSameSubject(one, other)) === index)
}

const isSameSubject = (one: AttentionEntry, other: AttentionEntry) =>
  one.about === other.about && one.container_id === other.container_id

/** When a source without an answer begins to count as silent. */
export const silentFromMs = ({ answeredMs, wantedSinceMs, everyMs }: AttendedSource): number =>
  Math.max(answeredMs ?? 0, wantedSinceMs) + silentAfterMs(everyMs)

const silent = (attended: Attended, source: AttendedSource, clock: AttentionClock): AttentionEntry[] => {
  const { isConnected } = source
  const problem = isConnected ? problemOf(source) : NOT_CONNECTED
  const fromMs = silentFromMs(source)
  if (!clock.hasPassed(fromMs) || !problem) return []
  const name = sourceInWords(source)
  const others = isConnected && source.outcome === 'unrecognized' ? othersNamedIn(source.refused) : null
  return [
    aboutSource(attended, source, (what) => ({
      fromMs,
      title: `${name} ${others ? `answers about ${others.named} when asked about` : 'could not be read about'} ${what} for ${daysSince(fromMs, source, clock)}.`,
      what_to_do: problem.reason,
      who_acts: others ? { role: 'you', name: null } : whoAnswers(source, name),
      answeredAt: source.answeredMs === null ? null : formatInstant(source.answeredMs),
      awaitedAt: formatInstant(source.wantedSinceMs),
    })),
  ]
}

/** The title does not count days: that would change it every day in each record that waits for the feed. */
const silentFeed = (attended: Attended, feed: AttendedFeed): AttentionEntry => {
  const { since, last_answered_at: answeredAt, cadence } = feed.silence
  const name = sourceInWords(feed)
  return aboutSource(attended, feed, (what) => ({
    fromMs: Date.parse(since) + silentAfterMs(cadence.every_s * 1_000),
    title: `${name} has reported nothing since ${dateInWords(since.slice(0, 10))}, and so nothing about ${what}.`,
    what_to_do: `Ask ${name} whether it still sends its reports, and the operator of this installation whether they arrive.`,
    who_acts: whoAnswers({ ...feed, isConnected: true }, name),
    answeredAt,
    awaitedAt: since,
  }))
}

interface Silent extends Pick<AttentionEntry, 'title' | 'what_to_do' | 'who_acts'> {
  fromMs: number
  answeredAt: string | null
  awaitedAt: string
}

const aboutSource = (
  attended: Attended,
  source: AttendedSource | AttendedFeed,
  silenceAbout: (what: string) => Silent,
): AttentionEntry => {
  const container = attended.containers.find(({ number }) => number === source.container)
  const { fromMs, answeredAt, awaitedAt, ...rest } = silenceAbout(
    container?.number ?? `shipment ${attended.shipment!.number}`,
  )
  const found = {
    ...rest,
    kind: 'source_silent' as const,
    about: publicId(source.id),
    source_id: publicId(source.id),
    cause: formatInstant(fromMs),
    severity: 'medium' as const,
    since: formatInstant(fromMs),
    evidence: [
      {
        attribute: 'meta.sources',
        value: { last_outcome: source.outcome, last_answered_at: answeredAt },
        source: { id: publicId(source.id), kind: source.kind, name: source.name },
        reported_at: answeredAt ?? awaitedAt,
      },
    ],
  }
  return container ? ofContainer(attended, container, found) : ofShipment(attended.shipment!, found)
}

/** A source that responds that it knows nothing has answered, and has no problem. */
const problemOf = ({ outcome, refused }: AttendedSource) =>
  outcome !== null && isAnswer(outcome) ? null : nextStepAfter(outcome, null, refused)

const daysSince = (fromMs: number, { everyMs }: AttendedSource, clock: AttentionClock): string => {
  const silentMs = clock.nowMs - fromMs + silentAfterMs(everyMs)
  const count = Math.floor(silentMs / DAY_MS)
  clock.hasPassed(fromMs - silentAfterMs(everyMs) + (count + 1) * DAY_MS)
  return count === 1 ? 'a day' : `${count} days`
}

const whoAnswers = (
  { kind, outcome, isConnected }: Pick<AttendedSource, 'kind' | 'outcome' | 'isConnected'>,
  name: string,
): WhoActs => {
  if (outcome === 'unauthorized' || !isConnected) return { role: 'operator', name: null }
  return { role: kind === 'line' ? 'shipping_line' : kind === 'rail' ? 'railway' : 'terminal', name }
}
