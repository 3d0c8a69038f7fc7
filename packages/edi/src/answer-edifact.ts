import { writeEdifact } from './edifact.ts'
import { component } from './edifact-envelope.ts'
import { formatStamp } from './format-stamp.ts'
import type { EdifactSegment } from './segment.ts'

export type Row = (string | readonly string[])[]

export interface AnswerMessage {
  /** Name, version and release of UNH. */
  kind: readonly string[]
  /** Between UNH and UNT. */
  rows: readonly Row[]
}

/** An interchange to the sender of another one, under the same control reference. */
export const answerEdifact = (unb: EdifactSegment, messages: readonly AnswerMessage[], nowMs: number): string => {
  const now = formatStamp(nowMs)
  const [sender = [''], receiver = ['']] = unb.elements.slice(1, 3)
  const control = component(unb, 5)
  return writeEdifact([
    ['UNB', ['UNOC', '3'], receiver, sender, [now.slice(2, 8), now.slice(8, 12)], control],
    ...messages.flatMap(({ kind, rows }, index): Row[] => [
      ['UNH', String(index + 1), kind],
      ...rows,
      ['UNT', String(rows.length + 2), String(index + 1)],
    ]),
    ['UNZ', String(messages.length), control],
  ])
}
