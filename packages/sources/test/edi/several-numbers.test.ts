import { expect, test } from 'vitest'
import { b4, CONTAINER, edifact, take, x12 } from './messages.ts'

const OTHER = 'TSTU7654320'
const load = ['STS+1+AE', 'DTM+334:202603011430:203', 'LOC+175+CNSHA:139:6', 'TDT+20+12W+1']
const iftsta = (...segments: string[]) => edifact('IFTSTA', ['BGM+23+1+9', ...segments])
const gate = ['DTM+7:202603011430:203', 'LOC+165+USLAX']
const n7 = (serial: string, digit: string) => `N7*TSTU*${serial}*20000*N*************K*${digit}`

const moves = ['123456-8', '765432-0'].flatMap((number) => {
  const [serial, digit] = number.split('-')
  return ['Q5*I*20260301*0800****US', n7(serial!, digit!), 'R4*5*UN*USLAX']
})

const billsOf = (text: string) => {
  const { readings, notes } = take(text)
  const bills = readings.map(({ part, reading }) => [
    part.subject.number,
    ...reading.statements.flatMap((one) =>
      one.says === 'fact' && one.field === 'bill_of_lading_number' ? [one.value] : [],
    ),
  ])
  return { bills, notes: notes.map((note) => note.replace(/^.*?: /, '')) }
}

test.each([
  ['315', x12('315', [[b4('UV'), 'N9*BM*BL1', 'N9*BM*BL2']])],
  ['322', x12('322', [['Q5*I*20260301*0800****US', n7('123456', '8'), 'R4*5*UN*USLAX', 'N9*BM*BL1', 'N9*BM*BL2']])],
  ['404', x12('404', [['BX*00*J*CC*1*UP', n7('123456', '8'), 'N9*BM*BL1', 'N9*BM*BL2']])],
  ['IFTSTA', iftsta('CNI+1', 'RFF+BM:BL1', 'RFF+BM:BL2', ...load, `EQD+CN+${CONTAINER}`)],
  ['CODECO', edifact('CODECO', ['BGM+34+1+9', `EQD+CN+${CONTAINER}`, 'RFF+BM:BL1', 'RFF+BM:BL2', ...gate])],
])('%s: of several bills of a container the first is used, and the others are named', (_type, text) => {
  expect(billsOf(text)).toEqual({
    bills: [[CONTAINER, 'BL1']],
    notes: ['not used, as another is stated before: the bill BL2'],
  })
})

test.each([
  [
    '322',
    x12('322', [
      ['Q5*I*20260301*0800****US', n7('123456', '8'), n7('765432', '0'), 'R4*5*UN*USLAX', 'N9*BM*BL1', 'N9*BM*BL2'],
    ]),
  ],
  ['404', x12('404', [['BX*00*J*CC*1*UP', n7('123456', '8'), n7('765432', '0'), 'N9*BM*BL1', 'N9*BM*BL2']])],
  [
    '214',
    x12('214', [
      [
        'B10*1*2*TSTL',
        n7('123456', '8'),
        n7('765432', '0'),
        'L11*BL1*BM',
        'L11*BL2*BM',
        'AT7*AF*NS***20260301*0800*LT',
        'MS1*CHICAGO*IL*US',
      ],
    ]),
  ],
  ['IFTSTA', iftsta('RFF+BM:BL1', 'RFF+BM:BL2', ...load, `EQD+CN+${CONTAINER}`, ...load, `EQD+CN+${OTHER}`)],
])('%s: nobody can say which of several bills is whose where several containers share them', (_type, text) => {
  expect(billsOf(text)).toEqual({
    bills: [[CONTAINER], [OTHER]],
    notes: ['not used, as it is not stated which container each is of: the bill BL1, the bill BL2'],
  })
})

test('322: bills before the first status cannot be assigned to containers', () => {
  expect(billsOf(x12('322', [['N9*BM*BL1', 'N9*BM*BL2', ...moves]]))).toEqual({
    bills: [[CONTAINER], [OTHER]],
    notes: ['not used, as it is not stated which container each is of: the bill BL1, the bill BL2'],
  })
})

test('322: the bill of a status is nearer than those before the first, which all containers share', () => {
  const [q5, unit, place, ...other] = moves
  const segments = ['N9*BM*BL1', q5!, unit!, place!, 'N9*BM*BL2', ...other]
  expect(billsOf(x12('322', [segments])).bills).toEqual([
    [CONTAINER, 'BL2'],
    [OTHER, 'BL1'],
  ])
})

test('322: a reference before the first status names no container of another number', () => {
  const [q5, , ...rest] = moves
  const { readings } = take(x12('322', [[`N9*EQ*${CONTAINER}`, q5!, n7('123457', '0'), ...rest]]))
  expect(readings.map(({ part }) => part.subject.number)).toEqual(['TSTU1234570', OTHER])
})

test.each([
  ['one container', [...load, `EQD+CN+${CONTAINER}`], [[CONTAINER, 'TSTL23456789']]],
  [
    'several containers',
    [...load, `EQD+CN+${CONTAINER}`, ...load, `EQD+CN+${OTHER}`],
    [
      [CONTAINER, 'TSTL23456789'],
      [OTHER, 'TSTL23456789'],
    ],
  ],
])('one bill with its SCAC and without is one, of %s', (_case, segments, bills) => {
  expect(billsOf(iftsta('RFF+BM:TSTL23456789', 'RFF+BM:23456789', ...segments))).toEqual({ bills, notes: [] })
})

test('bills of two lines are distinct, whatever a third without its SCAC is', () => {
  const named = ['RFF+BM:TSTL23456789', 'RFF+BM:TESX23456789', 'RFF+BM:23456789']
  expect(billsOf(iftsta(...named, ...load, `EQD+CN+${CONTAINER}`, ...load, `EQD+CN+${OTHER}`)).bills).toEqual([
    [CONTAINER],
    [OTHER],
  ])
})

test('the bill of the consignment is nearer than that of the message', () => {
  expect(billsOf(iftsta('RFF+BM:BL1', 'CNI+1', 'RFF+BM:BL2', ...load, `EQD+CN+${CONTAINER}`))).toEqual({
    bills: [[CONTAINER, 'BL2']],
    notes: [],
  })
})

test('a container with its own bill is not assigned those that the message lists', () => {
  const one = [...load, 'RFF+BM:BL1', `EQD+CN+${CONTAINER}`]
  const other = [...load, 'RFF+BM:BL2', `EQD+CN+${OTHER}`]
  expect(billsOf(iftsta('RFF+BM:BL1', 'RFF+BM:BL2', ...one, ...other))).toEqual({
    bills: [
      [CONTAINER, 'BL1'],
      [OTHER, 'BL2'],
    ],
    notes: [],
  })
})

const many = (count: number, segment: (index: number) => string) => Array.from({ length: count }, (_, i) => segment(i))
const containers = many(1_000, (i) => n7(String(100_000 + i), '0'))

test.each([
  ['404', ['BX*00*J*CC*1*UP', ...containers, ...many(1_000, (i) => `N9*BM*BILLOFLADING${i}`)]],
  [
    '214',
    ['B10*1*2*TSTL', ...containers, ...many(1_000, (i) => `L11*BILLOFLADING${i}*BM`), 'AT7*AF*NS***20260301*0800*LT'],
  ],
])('%s: many bills are not named for each of many containers', (type, segments) => {
  const { readings, wrong } = take(x12(type, [segments]))
  expect(readings).toHaveLength(1)
  expect(wrong.join()).toMatch(/split it into several messages/)
})

test('a bill of four letters and digits is the one that has the SCAC of its line before it as well', () => {
  const text = (...bills: string[]) => x12('315', [[b4('UV'), ...bills.map((bill) => `N9*BM*${bill}`)]])
  expect(billsOf(text('TYOF12345600', 'ONEYTYOF12345600'))).toEqual({ bills: [[CONTAINER, 'TYOF12345600']], notes: [] })
  expect(billsOf(text('MAEU261904573', '261904573'))).toEqual({ bills: [[CONTAINER, 'MAEU261904573']], notes: [] })
  // A short number without its letters is not recognized as the same bill.
  expect(billsOf(text('BILL1234', '1234')).notes).toEqual(['not used, as another is stated before: the bill 1234'])
})
