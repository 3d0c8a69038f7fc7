import { formatStamp } from './format-stamp.ts'
import type { X12Segment } from './segment.ts'
import { writeX12 } from './x12.ts'
import { element } from './x12-envelope.ts'

const pad = (text: string, length: number) => text.padEnd(length).slice(0, length)

export interface X12Answer {
  isa: X12Segment
  /** GS of the first group; null if there is no group to answer. */
  gs: X12Segment | null
  /** GS-01: FA or AG. */
  functionalId: string
  /** Segments between ISA and GS. */
  beforeGroup?: readonly (readonly string[])[]
  /** The transaction sets, ST to SE. */
  sets: readonly (readonly (readonly string[])[])[]
  nowMs: number
}

/** An interchange to the sender of another one, under the same control number. */
export const answerX12 = ({ isa, gs, functionalId, beforeGroup = [], sets, nowMs }: X12Answer): string => {
  const now = formatStamp(nowMs)
  const [date, time] = [now.slice(0, 8), now.slice(8, 12)]
  const control = element(isa, 13).replace(/\D/g, '').slice(-9).padStart(9, '0')
  const group = String(Number(control))
  return writeX12([
    [
      'ISA',
      '00',
      pad('', 10),
      '00',
      pad('', 10),
      pad(element(isa, 7), 2),
      pad(element(isa, 8), 15),
      pad(element(isa, 5), 2),
      pad(element(isa, 6), 15),
      date.slice(2),
      time,
      'U',
      '00401',
      control,
      '0',
      element(isa, 15) === 'T' ? 'T' : 'P',
      '>',
    ],
    ...beforeGroup,
    ...(gs
      ? [
          ['GS', functionalId, element(gs, 3), element(gs, 2), date, time, group, 'X', '004010'],
          ...sets.flat(),
          ['GE', String(sets.length), group],
        ]
      : []),
    ['IEA', gs ? '1' : '0', control],
  ])
}

/** A transaction set with its header and trailer; `number` counts from 1. */
export const createSet = (kind: string, number: number, segments: readonly (readonly string[])[]): string[][] => {
  const control = String(number).padStart(4, '0')
  return [['ST', kind, control], ...segments.map((one) => [...one]), ['SE', String(segments.length + 2), control]]
}
