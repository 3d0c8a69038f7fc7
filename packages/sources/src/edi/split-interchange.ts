import { createHash } from 'node:crypto'
import { acknowledgeEdifact } from '@boxtrail/edi/acknowledge-edifact'
import { acknowledgeX12 } from '@boxtrail/edi/acknowledge-x12'
import { tokeniseEdifact, writeEdifact } from '@boxtrail/edi/edifact'
import { component, edifactInterchanges } from '@boxtrail/edi/edifact-envelope'
import { type EdifactSegment, type EdiProblem, problem, quoted, type Segment } from '@boxtrail/edi/segment'
import type { SetOutcome } from '@boxtrail/edi/set-outcome'
import { tokeniseX12 } from '@boxtrail/edi/x12'
import { element, x12Interchanges } from '@boxtrail/edi/x12-envelope'
import type { Pushed } from '../port/push.ts'
import type { MessageReading } from './message/message-reading.ts'
import type { Partner } from './message/partner.ts'
import { edifactSentMs, x12SentMs } from './message/sent-at.ts'
import { readEdifactMessage, readX12Set } from './read-message.ts'

/** What one message states about one subject, stored as the body of a report. */
export interface EdiPart extends Pushed {
  /** The same content under the same control numbers is the same message. */
  messageId: string
  /** The set as its sender names it: `315 0001`. */
  set: string
  /** What could not be read, with its place in the whole interchange. */
  problems: EdiProblem[]
}

export interface SplitInterchange {
  syntax: 'x12' | 'edifact' | null
  parts: EdiPart[]
  sets: SetOutcome[]
  /**
   * Problems of the whole interchange: nothing readable, a sender that is not the partner, counts that do not match.
   */
  problems: EdiProblem[]
  /** 997 or CONTRL; null if there is no sender to acknowledge to. */
  acknowledgement: string | null
  /** The headers to which advice on the outcomes of the parts is addressed. */
  interchanges: SentInterchange[]
}

export interface SentInterchange {
  /** ISA or UNB. */
  head: Segment<unknown>
  sets: SentSet[]
}

export interface SentSet {
  /** ST or UNH. */
  head: Segment<unknown>
  /** GS. */
  group: Segment<unknown> | null
  outcome: SetOutcome
  parts: EdiPart[]
}

/**
 * Splits an interchange: one part per container and set, an outcome per set, and the acknowledgement, which is dated
 * `answeredMs`. Never throws.
 */
export const splitInterchange = (
  text: string,
  partner: Partner,
  receivedMs: number,
  answeredMs = receivedMs,
): SplitInterchange => {
  const start = text.slice(0, 1_000).replace(/^[\s\uFEFF]+/, '')
  if (start.startsWith('ISA')) return splitX12(text, partner, receivedMs, answeredMs)
  if (/^UN[ABH]/.test(start)) return splitEdifact(text, partner, receivedMs, answeredMs)
  const reason =
    start === ''
      ? 'the text is empty'
      : `it begins with neither ISA nor UNA or UNB, but with ${quoted(start.slice(0, 12))}`
  return { syntax: null, parts: [], sets: [], problems: [problem(1, reason)], acknowledgement: null, interchanges: [] }
}

const splitX12 = (text: string, partner: Partner, receivedMs: number, answeredMs: number): SplitInterchange => {
  const { segments, problems: found } = tokeniseX12(text)
  const split: SplitInterchange = {
    syntax: 'x12',
    parts: [],
    sets: [],
    problems: [...found],
    acknowledgement: null,
    interchanges: [],
  }
  const interchanges = x12Interchanges(segments)
  const outcomes = new Map<object, SetOutcome>()
  for (const { isa, groups, notes } of interchanges) {
    split.problems.push(...notes, ...groups.flatMap((group) => group.notes))
    const sent: SentInterchange = { head: isa, sets: [] }
    split.interchanges.push(sent)
    const senderProblem = senderProblemOf(isa, element(isa, 6), 6, partner)
    if (senderProblem) split.problems.push(senderProblem)
    if (element(isa, 15) === 'T') split.problems.push(problem(isa, IS_TEST, 15))
    for (const { gs, sets } of groups) {
      for (const set of sets) {
        const name = `${element(set.st, 1)} ${element(set.st, 2)}`
        const sentMs = x12SentMs(isa, gs, partner.zone)
        const reading = senderProblem
          ? { containers: [], problems: [senderProblem] }
          : readX12Set(set.segments, partner, sentMs)
        const head = gs === null ? [isa] : [isa, gs]
        const parts = partsOf(reading, set.segments, {
          name,
          partner,
          id: [element(isa, 13), element(gs, 6), element(set.st, 2)].join('-'),
          sentMs,
          receivedMs,
          write: (own) => [...head, ...own].map(({ raw }) => raw).join('\n'),
          mediaType: 'application/edi-x12',
        })
        const outcome = outcomeOf(name, reading, set.notes)
        outcomes.set(set, outcome)
        split.parts.push(...parts)
        split.sets.push(outcome)
        sent.sets.push({ head: set.st, group: gs, outcome, parts })
      }
    }
  }
  split.acknowledgement = acknowledgeX12(interchanges, outcomes, answeredMs)
  return split
}

const splitEdifact = (text: string, partner: Partner, receivedMs: number, answeredMs: number): SplitInterchange => {
  const { segments, problems: found, hasUna } = tokeniseEdifact(text)
  const split: SplitInterchange = {
    syntax: 'edifact',
    parts: [],
    sets: [],
    problems: [...found],
    acknowledgement: null,
    interchanges: [],
  }
  const interchanges = edifactInterchanges(segments)
  const outcomes = new Map<object, SetOutcome>()
  for (const { unb, messages, notes } of interchanges) {
    split.problems.push(...notes)
    const sent: SentInterchange[] = unb === null ? [] : [{ head: unb, sets: [] }]
    split.interchanges.push(...sent)
    const senderProblem = unb && senderProblemOf(unb, component(unb, 2, 1), 2, partner)
    if (senderProblem) split.problems.push(senderProblem)
    if (unb && component(unb, 11) === '1') split.problems.push(problem(unb, IS_TEST, 11))
    for (const message of messages) {
      const name = `${component(message.unh, 2, 1)} ${component(message.unh, 1)}`
      const sentMs = edifactSentMs(unb, partner.zone)
      const reading = senderProblem
        ? { containers: [], problems: [senderProblem] }
        : readEdifactMessage(message.segments, partner, sentMs)
      const head = unb === null ? [] : [unb]
      const parts = partsOf<EdifactSegment>(reading, message.segments, {
        name,
        partner,
        id: [component(unb, 5), component(message.unh, 1)].join('-'),
        sentMs,
        receivedMs,
        // A message with its own separators is stored with the default ones, so that it can be read without its UNA.
        write: (own) =>
          hasUna
            ? writeEdifact([...head, ...own].map(({ id, elements }) => [id, ...elements]))
            : [...head, ...own].map(({ raw }) => raw).join('\n'),
        mediaType: 'application/edifact',
      })
      const outcome = outcomeOf(name, reading, message.notes)
      outcomes.set(message, outcome)
      split.parts.push(...parts)
      split.sets.push(outcome)
      for (const { sets } of sent) sets.push({ head: message.unh, group: null, outcome, parts })
    }
  }
  split.acknowledgement = acknowledgeEdifact(interchanges, outcomes, answeredMs)
  return split
}

/** Partners forget to remove the mark when they go live, and test with containers that nobody tracks. */
const IS_TEST = 'marks it as a test; it is read like any other'

/** A sender that uses another partner's secret is rejected: codes may mean something different for each partner. */
const senderProblemOf = (
  where: Segment<unknown>,
  sender: string,
  at: number,
  { senderIds, id }: Partner,
): EdiProblem | null =>
  senderIds.length === 0 || senderIds.includes(sender)
    ? null
    : problem(where, `the sender ${quoted(sender)} is not one of those of the partner ${id}`, at, 'unknown_sender')

const outcomeOf = (
  name: string,
  { containers, problems }: MessageReading<unknown>,
  notes: readonly EdiProblem[],
): SetOutcome => {
  const all = withoutRepeats([...problems, ...containers.flatMap((container) => container.problems)])
  const isUseful = containers.some((container) => container.statements.length > 0 || container.problems.length === 0)
  return {
    name,
    verdict: !isUseful ? 'refused' : all.length > 0 || notes.length > 0 ? 'accepted_with_errors' : 'accepted',
    problems: all,
    notes: withoutRepeats([...notes, ...containers.flatMap((container) => container.notes)]),
    isDropped: containers.length === 0 && problems.every(isDropped),
  }
}

/** Problems of segments that the containers of a set share are found with each container, and reported once. */
const withoutRepeats = (found: readonly EdiProblem[]): EdiProblem[] => [
  ...new Map(found.map((one) => [`${one.segment}|${one.element ?? ''}|${one.reason}`, one])).values(),
]

/** Reading these again after a fix would not help. */
const isDropped = ({ fault }: EdiProblem) => fault === 'unsupported' || fault === 'unknown_sender'

interface Envelope<S> {
  name: string
  partner: Partner
  id: string
  sentMs: number | null
  receivedMs: number
  write: (own: readonly S[]) => string
  mediaType: string
}

const partsOf = <S>(
  { containers, problems }: MessageReading<S>,
  allSegments: readonly S[],
  envelope: Envelope<S>,
): EdiPart[] => {
  const unread = problems.filter((problem) => !isDropped(problem))
  // A message that names no container is stored too, under the partner itself.
  const rest =
    unread.length > 0
      ? [
          {
            subject: { kind: 'facility' as const, number: envelope.partner.id },
            segments: allSegments,
            problems: unread,
          },
        ]
      : []
  return [...containers, ...rest].map(({ subject, segments, problems: own }, index) => {
    const body = envelope.write(segments)
    // Senders restart their control numbers, so the content is part of the identity of a message.
    const controls = envelope.id.replace(/[^\w-]/g, '').slice(0, 60)
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
    return {
      subject,
      observedAtMs: Math.min(envelope.sentMs ?? envelope.receivedMs, envelope.receivedMs),
      messageId: `${controls}-${index + 1}-${hash}`,
      body,
      mediaType: envelope.mediaType,
      set: envelope.name,
      problems: own,
    }
  })
}
