import { expect, test } from 'vitest'
import { acknowledgeEdifact } from '../src/acknowledge-edifact.ts'
import { acknowledgeX12 } from '../src/acknowledge-x12.ts'
import { tokeniseEdifact } from '../src/edifact.ts'
import { edifactInterchanges } from '../src/edifact-envelope.ts'
import { decodeEdi, readSender } from '../src/read-sender.ts'
import { describeProblem, type EdiProblem, problem } from '../src/segment.ts'
import type { SetOutcome } from '../src/set-outcome.ts'
import { tokeniseX12 } from '../src/x12.ts'
import { x12Interchanges } from '../src/x12-envelope.ts'

const NOW_MS = Date.parse('2026-06-01T12:00:00Z')
const ISA = 'ISA*00*          *00*          *ZZ*TESTLINE       *ZZ*BOXTRAIL       *260301*0830*U*00401*000000017*0*P*>~'

const x12 = (body: string) =>
  x12Interchanges(tokeniseX12(`${ISA}GS*QO*TESTLINE*BOXTRAIL*20260301*0830*17*X*004010~${body}`).segments)
const edifact = (body: string) =>
  edifactInterchanges(tokeniseEdifact(`UNB+UNOA:2+TESTLINE+BOXTRAIL+260301:0830+17'${body}`).segments)

const outcome = (verdict: SetOutcome['verdict'], problems: EdiProblem[] = []): SetOutcome => ({
  name: '1',
  verdict,
  problems,
  notes: [],
  isDropped: false,
})

const notesOfX12 = (body: string) =>
  x12(body).flatMap(({ notes, groups }) =>
    [notes, ...groups.flatMap((group) => [group.notes, ...group.sets.map((set) => set.notes)])]
      .flat()
      .map(describeProblem),
  )

test('X12 segments are sorted into groups and sets', () => {
  const [interchange] = x12('ST*315*0001~B4*1~SE*3*0001~ST*315*0002~SE*2*0002~GE*2*17~IEA*1*000000017~')
  expect(interchange!.groups.map(({ sets }) => sets.map(({ segments }) => segments.map(({ id }) => id)))).toEqual([
    [
      ['ST', 'B4', 'SE'],
      ['ST', 'SE'],
    ],
  ])
})

test.each([
  [
    'a set',
    'ST*315*0001~SE*9*0001~GE*1*17~IEA*1*000000017~',
    'segment 4 (SE), element 1: counts "9" segments, there are 2',
  ],
  ['a set’s name', 'ST*315*0001~SE*2*0002~GE*1*17~IEA*1*000000017~', 'names the set "0002", ST names it "0001"'],
  ['a group', 'ST*315*0001~SE*2*0001~GE*3*17~IEA*1*000000017~', 'counts "3" sets, there are 1'],
  ['an interchange', 'ST*315*0001~SE*2*0001~GE*1*17~IEA*4*000000017~', 'counts "4" groups, there are 1'],
  ['an end', 'ST*315*0001~SE*2*0001~GE*1*17~', 'the interchange has no IEA'],
])('an inconsistency is noted with its position: %s', (_, body, note) => {
  expect(notesOfX12(body).join('\n')).toContain(note)
})

test('a 997 reports each X12 set with its outcome, and each error with its segment and element', () => {
  const interchanges = x12('ST*315*0001~SE*2*0001~ST*315*0002~B4*1~SE*3*0002~GE*2*17~IEA*1*000000017~')
  const [first, second] = interchanges[0]!.groups[0]!.sets
  const wrong = problem(second!.segments[1]!, 'has a date that does not exist', 3, 'date')
  const outcomes = new Map<object, SetOutcome>([
    [first!, outcome('accepted')],
    [second!, outcome('refused', [wrong])],
  ])
  const rows = tokeniseX12(acknowledgeX12(interchanges, outcomes, NOW_MS)!).segments.map(({ id, elements }) =>
    [id, ...elements].join('*'),
  )
  expect(rows.filter((row) => row.startsWith('AK'))).toEqual([
    'AK1*QO*17',
    'AK2*315*0001',
    'AK5*A',
    'AK2*315*0002',
    'AK3*B4*2**8',
    'AK4*3**8',
    'AK5*R*5',
    'AK9*P*2*2*1',
  ])
})

test('a CONTRL reports each EDIFACT message with its outcome', () => {
  const interchanges = edifact("UNH+1+CODECO:D:95B:UN'UNT+2+1'UNH+2+CODECO:D:95B:UN'UNT+2+2'UNZ+2+17'")
  const [first, second] = interchanges[0]!.messages
  const outcomes = new Map<object, SetOutcome>([
    [first!, outcome('accepted')],
    [second!, outcome('refused', [problem(second!.segments[0]!, 'is not read here', 2, 'unsupported')])],
  ])
  const { segments } = tokeniseEdifact(acknowledgeEdifact(interchanges, outcomes, NOW_MS)!)
  const verdicts = segments.filter(({ id }) => id === 'UCM').map(({ elements }) => [elements[0]![0], elements[2]![0]])
  expect(verdicts).toEqual([
    ['1', '7'],
    ['2', '4'],
  ])
})

test('the sender of an interchange is read from its first segment', () => {
  expect(readSender(`\uFEFF${ISA}`)).toBe('TESTLINE')
  expect(readSender("UNB+UNOA:2+TESTLINE:ZZZ+BOXTRAIL'")).toBe('TESTLINE')
  expect(readSender('<html>')).toBeNull()
})

test('bytes that are not UTF-8 are read as Latin 1', () => {
  expect(decodeEdi(Uint8Array.of(0x4d, 0xdc))).toBe('MÜ')
  expect(decodeEdi(new TextEncoder().encode('MÜ'))).toBe('MÜ')
})

test.each([
  ['UNOC', [0xc1], 'Á'],
  ['UNOD', [0xd1], 'Ń'],
  ['UNOE', [0xbe, 0xb4], 'ОД'],
  ['UNOF', [0xd0, 0xc5], 'ΠΕ'],
  ['UNOK', [0xdd], 'İ'],
  ['UNOX', [0x1b, 0x24, 0x42, 0x45, 0x6c, 0x35, 0x7e, 0x1b, 0x28, 0x42], '東京'],
  ['UNOY', [...new TextEncoder().encode('上海')], '上海'],
  ['UNOA', [...new TextEncoder().encode('上海')], '上海'],
])('the character set %s of UNB is read, and UTF-8 whatever UNB declares', (set, name, text) => {
  const head = new TextEncoder().encode(`UNA:+.? '\nUNB+${set}:3+ME+YOU'LOC+5+`)
  expect(decodeEdi(Uint8Array.from([...head, ...name]))).toMatch(new RegExp(`LOC\\+5\\+${text}$`))
})
