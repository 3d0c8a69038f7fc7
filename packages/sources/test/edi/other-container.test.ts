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

test('a reference that is used in place of a number with a wrong check digit is said', () => {
  const { parts, notes } = take(x12('315', [[b4('VA', { digit: '1' }), `N9*EQ*${CONTAINER}`]]))
  expect(parts.map(({ subject }) => subject.number)).toEqual([CONTAINER])
  expect(notes).toEqual([
    `segment 4 (B4), element 13: the check digit of TSTU1234561 is wrong; a reference names ${CONTAINER}, which is used`,
  ])
})
