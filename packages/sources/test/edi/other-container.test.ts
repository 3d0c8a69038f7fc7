import { expect, test } from 'vitest'
import { b4, CONTAINER, edifact, take, x12 } from './messages.ts'

const OTHER = 'TSTU7654320'
const q5 = 'Q5*A*20260228*1415*CT**CHICAGO*IL*US'
const unit = `EQD+CN+${CONTAINER}`
const arrived = ['STS+1+1', 'DTM+334:202602281415:203', 'LOC+175+USLAX', unit]

test.each([
  ['315', x12('315', [[b4('VA'), `N9*EQ*${OTHER}`]]), 'segment 4 (B4), element 13'],
  ['322', x12('322', [[q5, 'N7*TSTU*123456', `N9*EQ*${OTHER}`]]), 'segment 5 (N7), element 18'],
  [
    '404',
    x12('404', [['BX*00*J*CC*1*UP', `N9*EQ*${OTHER}`, 'N7*TSTU*123456', 'N9*BM*BILL1']]),
    'segment 6 (N7), element 18',
  ],
  [
    '214',
    x12('214', [
      ['B10*1*2*TEST', `L11*${OTHER}*EQ`, 'AT7*X1*NS***20260228*0745*PS', 'MS1*CHICAGO*IL*US', 'N7*TSTU*123456'],
    ]),
    'segment 8 (N7)',
  ],
  ['IFTSTA', edifact('IFTSTA', ['CNI+1', ...arrived, `RFF+EQ:${OTHER}`]), 'segment 7 (EQD), element 2'],
  [
    'IFTSTA, in its head',
    edifact('IFTSTA', ['BGM+23+1+9', `RFF+EQ:${OTHER}`, 'CNI+1', ...arrived]),
    'segment 9 (EQD), element 2',
  ],
  [
    'CODECO',
    edifact('CODECO', ['BGM+34+1+9', unit, `RFF+EQ:${OTHER}`, 'DTM+7:202602281415:203', 'LOC+165+USLAX']),
    'segment 4 (EQD), element 2',
  ],
] as const)('%s: a reference to another container is said, and what it states of its own is read', (_, text, at) => {
  const { parts, notes, statements, wrong } = take(text)
  expect(notes).toEqual([
    `${at}: names the container ${CONTAINER}, and a reference names ${OTHER}; the reference is not used`,
  ])
  expect(parts.map(({ subject }) => subject.number)).toEqual([CONTAINER])
  expect(statements.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})

test.each([
  ['the same container, in another spelling', x12('315', [[b4('VA'), 'N9*EQ*TSTU 123456-8']])],
  ['two references, of which one names it', x12('315', [[b4('VA'), `N9*EQ*${OTHER}`, `N9*EQ*${CONTAINER}`]])],
  ['a reference that is no container', x12('315', [[b4('VA'), 'N9*EQ*CHASSIS 42']])],
  ['a status about two containers', x12('322', [[q5, 'N7*TSTU*123456', 'N7*TSTU*765432', `N9*EQ*${OTHER}`]])],
  [
    'a message about two containers',
    edifact('IFTSTA', [`RFF+EQ:${OTHER}`, `RFF+EQ:${CONTAINER}`, 'CNI+1', ...arrived]),
  ],
])('%s is no contradiction', (_, text) => {
  expect(take(text).notes).toEqual([])
})

test('a reference that is used in place of a number with a wrong check digit is noted', () => {
  const { parts, notes } = take(x12('315', [[b4('VA', { digit: '1' }), `N9*EQ*${CONTAINER}`]]))
  expect(parts.map(({ subject }) => subject.number)).toEqual([CONTAINER])
  expect(notes).toEqual([
    `segment 4 (B4), element 13: the check digit of TSTU1234561 is wrong; a reference names ${CONTAINER}, which is used`,
  ])
})

const eventsOf = ({ statements }: ReturnType<typeof take>) =>
  statements.flatMap((one) => (one.says === 'milestone' ? [one.container] : []))

const numbersOf = (text: string) =>
  take(text).parts.flatMap(({ subject }) => (subject.kind === 'container' ? [subject.number] : []))

test('a wrong check digit of one of several containers is not corrected by a reference to another', () => {
  const units = ['N7*TSTU*123456****************1', 'N7*TSTU*765432']
  const read = take(x12('322', [[q5, ...units, `N9*EQ*${OTHER}`]]))
  expect(read.parts.map(({ subject }) => subject.number)).toEqual(['TSTU1234561', OTHER])
  expect(read.notes).toEqual(['segment 5 (N7), element 18: the check digit of TSTU1234561 is wrong'])
  expect(eventsOf(read)).toEqual(['TSTU1234561', OTHER])
  expect(numbersOf(x12('322', [[q5, ...units, `N9*EQ*${CONTAINER}`]]))).toEqual([CONTAINER, OTHER])
})

test('ten characters in an EQD are the container, whatever a reference names', () => {
  const status = ['STS+1+1', 'DTM+334:202602281415:203', 'LOC+175+USLAX', 'EQD+CN+TSTU123456']
  const read = take(edifact('IFTSTA', ['CNI+1', ...status, `RFF+EQ:${OTHER}`]))
  expect(read.parts.map(({ subject }) => subject.number)).toEqual([CONTAINER])
  expect(read.notes).toEqual([
    `segment 7 (EQD), element 2: names the container ${CONTAINER}, and a reference names ${OTHER}; the reference is not used`,
  ])
  expect(numbersOf(edifact('IFTSTA', ['CNI+1', ...status]))).toEqual([CONTAINER])
  const move = ['DTM+7:202602281415:203', 'LOC+165+USLAX']
  expect(numbersOf(edifact('CODECO', ['BGM+34+1+9', 'EQD+CN+TSTU123456', ...move]))).toEqual([CONTAINER])
  expect(numbersOf(edifact('CODECO', ['BGM+34+1+9', 'EQD+CH+TSTZ123456', ...move]))).toEqual([])
})

test('an EQD that names no container is not replaced by a reference', () => {
  const status = ['STS+1+1', 'DTM+334:202602281415:203', 'LOC+175+USLAX']
  expect(numbersOf(edifact('IFTSTA', ['CNI+1', ...status, 'EQD+CN+BLUE BOX', `RFF+EQ:${OTHER}`]))).toEqual([])
  expect(numbersOf(edifact('IFTSTA', ['CNI+1', ...status, 'EQD+CN', `RFF+EQ:${OTHER}`]))).toEqual([OTHER])
})

test('a reference that several containers share is assigned to none; one that is given twice is noted once', () => {
  const ofOther = ['STS+1+1', 'DTM+334:202602281415:203', 'LOC+175+USLAX', `EQD+CN+${OTHER}`]
  const shared = edifact('IFTSTA', [`RFF+EQ:${CONTAINER}`, 'CNI+1', ...arrived, 'CNI+2', ...ofOther])
  expect(take(shared).notes).toEqual([])
  expect(numbersOf(shared)).toEqual([CONTAINER, OTHER])
  const ofWrong = arrived.map((one) => one.replace(CONTAINER, 'TSTU1234561'))
  const besideWrong = take(edifact('IFTSTA', [`RFF+EQ:${OTHER}`, 'CNI+1', ...ofWrong, 'CNI+2', ...ofOther]))
  expect(eventsOf(besideWrong)).toEqual(['TSTU1234561', OTHER])
  const consignment = edifact('IFTSTA', ['CNI+1', `RFF+EQ:${CONTAINER}`, ...arrived, ...ofOther])
  expect(take(consignment).notes).toEqual([])
  expect(take(edifact('IFTSTA', [`RFF+EQ:${OTHER}`, 'CNI+1', ...arrived, `RFF+EQ:${OTHER}`])).notes).toHaveLength(1)
})

const truckload = (...segments: string[]) =>
  take(
    x12('214', [['B10*1*2*TEST', `L11*${OTHER}*EQ`, 'AT7*X1*NS***20260228*0745*PS', 'MS1*CHICAGO*IL*US', ...segments]]),
  )

test.each([
  ['N7, beside the MS2 of the truck', ['MS2*TEST*4711', 'N7*TSTU*123456']],
  ['MS2 alone', ['MS2*TSTU*123456']],
  ['N7 and MS2 together', ['MS2*TSTU*1234568', 'N7*TSTU*123456']],
])('214: the container of %s is compared with references', (_, segments) => {
  const { parts, notes } = truckload(...segments)
  expect(parts.map(({ subject }) => subject.number)).toEqual([CONTAINER])
  expect(notes).toEqual([expect.stringContaining(`names the container ${CONTAINER}, and a reference names ${OTHER}`)])
})

test('214: of two containers, references may name either', () => {
  const read = truckload('MS2*TSTU*1234568', 'N7*TSTU*765432')
  const { parts, notes } = read
  expect(parts).toHaveLength(2)
  expect(eventsOf(read)).toHaveLength(2)
  expect(notes).toEqual([])
})
