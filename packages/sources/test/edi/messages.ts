import { describeProblem } from '@boxtrail/edi/segment'
import type { Fact, Milestone, Statement } from '@boxtrail/engine/statement'
import { type Partner, plainPartner } from '../../src/edi/message/partner.ts'
import { readEdi } from '../../src/edi/read-edi.ts'
import { splitInterchange } from '../../src/edi/split-interchange.ts'

/** Hand-written interchanges with invented numbers, in short form. */
export const CONTAINER = 'TSTU1234568'
export const RECEIVED = Date.parse('2026-06-01T12:00:00Z')

const isa = (sender: string) =>
  `ISA*00*          *00*          *ZZ*${sender.padEnd(15)}*ZZ*BOXTRAIL       *260301*0830*U*00401*000000017*0*P*>~`

/** An interchange around the segments of one or more sets. */
export const x12 = (type: string, sets: readonly (readonly string[])[], { sender = 'TESTLINE' } = {}): string => {
  const bodies = sets.map((segments, index) => {
    const control = String(index + 1).padStart(4, '0')
    return [`ST*${type}*${control}~`, ...segments.map((one) => `${one}~`), `SE*${segments.length + 2}*${control}~`]
  })
  return [
    isa(sender),
    `GS*QO*${sender}*BOXTRAIL*20260301*0830*17*X*004010~`,
    ...bodies.flat(),
    `GE*${sets.length}*17~`,
    'IEA*1*000000017~',
  ].join('\n')
}

/** A 315 for our container at Los Angeles. */
export const b4 = (code: string, { at = '20260228*1415', full = 'L', place = 'USLAX*UN', digit = '8' } = {}) =>
  `B4***${code}*${at}**TSTU*123456*${full}*45G1*${place}*${digit}`

export const edifact = (type: string, segments: readonly string[], { una = '', sender = 'TESTLINE' } = {}): string =>
  [
    `${una}UNB+UNOA:2+${sender}:ZZZ+BOXTRAIL:ZZZ+260301:0830+17'`,
    `UNH+1+${type}:D:95B:UN'`,
    ...segments.map((one) => `${one}'`),
    `UNT+${segments.length + 2}+1'`,
    "UNZ+1+17'",
  ].join('\n')

export const partner = (own: Partial<Partner> = {}): Partner => ({ ...plainPartner, ...own })

/** Splits, then reads each part from its own body, as the engine does. */
export const take = (text: string, own: Partial<Partner> = {}) => {
  const split = splitInterchange(text, partner(own), RECEIVED)
  const readings = split.parts.map((part) => ({ part, reading: readEdi(part.body, part.subject, partner(own)) }))
  const statements = readings.flatMap(({ reading }) => reading.statements)
  return {
    ...split,
    readings,
    statements,
    milestones: statements.filter((one): one is Milestone => one.says === 'milestone').map(describeMilestone),
    facts: Object.fromEntries(
      statements.filter((one): one is Fact => one.says === 'fact').map((one) => [one.name ?? one.field, one.value]),
    ),
    wrong: split.sets.flatMap((set) => set.problems.map(describeProblem)),
    notes: split.sets.flatMap((set) => set.notes.map(describeProblem)),
    whole: split.problems.map(describeProblem),
  }
}

/** `actual discharge vessel full 2026-02-28T14:15:00 USLAX`. */
const describeMilestone = ({ classifier, kind, mode, laden, time, place }: Milestone): string =>
  [
    classifier,
    kind,
    mode ?? '-',
    ...(laden === null ? [] : [laden ? 'full' : 'empty']),
    time.at,
    place.locode ?? place.name ?? '?',
  ].join(' ')

export const ofKind = (statements: readonly Statement[], kind: string) =>
  statements.find((one): one is Milestone => one.says === 'milestone' && one.kind === kind)
