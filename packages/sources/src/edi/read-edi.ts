import { tokeniseEdifact } from '@boxtrail/edi/edifact'
import { edifactInterchanges } from '@boxtrail/edi/edifact-envelope'
import { describePosition, type EdiProblem, problem } from '@boxtrail/edi/segment'
import { tokeniseX12 } from '@boxtrail/edi/x12'
import { x12Interchanges } from '@boxtrail/edi/x12-envelope'
import type { Reading } from '@boxtrail/engine/statement'
import type { Subject } from '../port/source.ts'
import { refsOf } from './edifact/parts.ts'
import { nameOther } from './message/container-values.ts'
import type { ContainerReading, MessageReading } from './message/message-reading.ts'
import type { Partner } from './message/partner.ts'
import { edifactSentMs, x12SentMs } from './message/sent-at.ts'
import { readEdifactMessage, readX12Set } from './read-message.ts'
import { referencesOf } from './x12/parts.ts'

/** Reads what `splitInterchange` kept about one subject. Pure; never throws. */
export const readEdi = (body: string, subject: Subject, partner: Partner): Reading => {
  const { containers, problems } = readBody(body, subject, partner)
  const own = containers.filter(
    (container) => container.subject.kind === subject.kind && container.subject.number === subject.number,
  )
  const found = [...problems, ...own.flatMap((container) => container.problems)]
  if (own.length === 0 && found.length === 0)
    found.push(problem(1, `nothing in it is about the ${subject.kind} ${subject.number}`))
  const statements = own.flatMap((container) => container.statements)
  const denied = own.flatMap((container) => container.denied ?? [])
  return {
    outcome: statements.length + denied.length === 0 && found.length > 0 ? 'unrecognized' : 'ok',
    complete: found.length === 0,
    statements,
    ...(denied.length > 0 ? { denied } : {}),
    problems: found.map((each) => ({ at: describePosition(each), reason: each.reason })),
  }
}

/**
 * What was stored about one of several containers names only that one, but may have references to the others. As the
 * references of a single container, these would replace its number.
 */
const withoutOtherContainers = <S>(segments: readonly S[], subject: Subject, refersTo: (segment: S) => string[]): S[] =>
  segments.filter((segment) => subject.kind !== 'container' || !nameOther(subject.number, refersTo(segment)))

const readBody = (
  body: string,
  subject: Subject,
  partner: Partner,
): { containers: ContainerReading<unknown>[]; problems: EdiProblem[] } => {
  const isX12 = /^\s*ISA/.test(body.slice(0, 100))
  if (isX12) {
    const { segments, problems } = tokeniseX12(body)
    const sets = x12Interchanges(segments).flatMap(({ isa, groups }) =>
      groups.flatMap(({ gs, sets: all }) => all.map((set) => ({ set, sentMs: x12SentMs(isa, gs, partner.zone) }))),
    )
    return combineReadings(
      sets.map(({ set, sentMs }) =>
        readX12Set(
          withoutOtherContainers(set.segments, subject, (one) => referencesOf([one], partner).values('equipment')),
          partner,
          sentMs,
        ),
      ),
      problems,
    )
  }
  const { segments, problems } = tokeniseEdifact(body)
  const messages = edifactInterchanges(segments).flatMap(({ unb, messages: all }) =>
    all.map((message) => ({ message, sentMs: edifactSentMs(unb, partner.zone) })),
  )
  return combineReadings(
    messages.map(({ message, sentMs }) =>
      readEdifactMessage(
        withoutOtherContainers(message.segments, subject, (one) => refsOf([one], 'equipment')),
        partner,
        sentMs,
      ),
    ),
    problems,
  )
}

const combineReadings = (readings: readonly MessageReading<unknown>[], problems: readonly EdiProblem[]) => ({
  containers: readings.flatMap(({ containers }) => containers),
  // A text without any message is an error, even if the rest of it is valid.
  problems: [
    ...readings.flatMap((reading) => reading.problems),
    ...(readings.length === 0 ? (problems.length > 0 ? problems : [problem(1, 'it contains no message')]) : []),
  ],
})
