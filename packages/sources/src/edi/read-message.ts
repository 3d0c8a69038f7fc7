import { component } from '@boxtrail/edi/edifact-envelope'
import { type EdifactSegment, problem, quoted, type X12Segment } from '@boxtrail/edi/segment'
import { element } from '@boxtrail/edi/x12-envelope'
import type { Fact, Statement } from '@boxtrail/engine/statement'
import { latestStartMs } from '@boxtrail/engine/time'
import { restrictToAuthority } from './authorise.ts'
import { readGates } from './edifact/read-gates.ts'
import { readIftsta } from './edifact/read-iftsta.ts'
import { type MessageReading, refuse } from './message/message-reading.ts'
import type { Partner } from './message/partner.ts'
import { read214 } from './x12/read-214.ts'
import { read315 } from './x12/read-315.ts'
import { read322 } from './x12/read-322.ts'
import { read404 } from './x12/read-404.ts'

const x12Readers = new Map([
  ['214', read214],
  ['315', read315],
  ['322', read322],
  ['404', read404],
])
const edifactReaders = new Map([
  ['CODECO', readGates],
  ['COARRI', readGates],
  ['IFTSTA', readIftsta],
])

/**
 * Reads a transaction set, from ST to SE. One that was cut off is not read at all, because its last values may be
 * truncated. `sentMs`: when its interchange was created, if stated.
 */
export const readX12Set = (
  segments: readonly X12Segment[],
  partner: Partner,
  sentMs: number | null,
): MessageReading<X12Segment> => {
  const st = segments[0]!
  const read = x12Readers.get(element(st, 1))
  const list = [...x12Readers.keys()].join(', ')
  if (!read) return refuse(problem(st, `the set ${quoted(element(st, 1))} is not one of ${list}`, 1, 'unsupported'))
  if (segments.at(-1)?.id !== 'SE')
    return refuse(problem(segments.at(-1)!, 'the set was cut off: it ends here without SE'))
  return asSent(restrictToAuthority(read(segments, partner), partner), sentMs)
}

/** Reads a message, from UNH to UNT. */
export const readEdifactMessage = (
  segments: readonly EdifactSegment[],
  partner: Partner,
  sentMs: number | null,
): MessageReading<EdifactSegment> => {
  const unh = segments[0]!
  const type = component(unh, 2, 1)
  const read = edifactReaders.get(type)
  const list = [...edifactReaders.keys()].join(', ')
  if (!read) return refuse(problem(unh, `the message ${quoted(type)} is not one of ${list}`, 2, 'unsupported'))
  if (segments.at(-1)?.id !== 'UNT')
    return refuse(problem(segments.at(-1)!, 'the message was cut off: it ends here without UNT'))
  return asSent(restrictToAuthority(read(segments, partner), partner), sentMs)
}

/** Availability counts from when its message was sent, unless it is announced for later. */
const asSent = <S>({ containers, problems }: MessageReading<S>, sentMs: number | null): MessageReading<S> => ({
  containers: containers.map((container) => ({
    ...container,
    statements: container.statements.map((one) => (isOfNow(one, sentMs) ? withoutDate(one) : one)),
  })),
  problems,
})

const isOfNow = (one: Statement, sentMs: number | null): one is Fact =>
  one.says === 'fact' &&
  one.field === 'available_for_pickup' &&
  one.at !== undefined &&
  sentMs !== null &&
  latestStartMs(one.at) <= sentMs

const withoutDate = ({ at: _, datedAt: __, ...fact }: Fact): Fact => fact
