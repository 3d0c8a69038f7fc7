import { tokeniseEdifact } from '@boxtrail/edi/edifact'
import { tokeniseX12 } from '@boxtrail/edi/x12'
import { expect, test } from 'vitest'
import { b4, CONTAINER, edifact, take, x12 } from './messages.ts'

const rows = (text: string | null) =>
  tokeniseX12(text ?? '').segments.map(({ id, elements }) => [id, ...elements].join('*'))
const errorRows = (text: string | null) => rows(text).filter((row) => /^(AK|SE)/.test(row))

test('a 997 goes to the sender, under the sender’s own control number', () => {
  const { acknowledgement } = take(x12('315', [[b4('VA')]]))
  const [isa, gs, st, ...rest] = rows(acknowledgement)
  expect(isa).toBe(
    'ISA*00*          *00*          *ZZ*BOXTRAIL       *ZZ*TESTLINE       *260601*1200*U*00401*000000017*0*P*>',
  )
  expect(gs).toBe('GS*FA*BOXTRAIL*TESTLINE*20260601*1200*17*X*004010')
  expect(st).toBe('ST*997*0001')
  expect(rest).toEqual(['AK1*QO*17', 'AK2*315*0001', 'AK5*A', 'AK9*A*1*1*1', 'SE*6*0001', 'GE*1*17', 'IEA*1*000000017'])
  expect(tokeniseX12(acknowledgement!).problems).toEqual([])
})

test.each([
  ['nothing is wrong', (text: string) => text, 'A*000'],
  ['IEA names another', (text: string) => text.replace('IEA*1*000000017', 'IEA*1*000000018'), 'E*001'],
  ['IEA counts other groups', (text: string) => text.replace('IEA*1*', 'IEA*2*'), 'E*021'],
  ['IEA is missing', (text: string) => text.replace(/IEA.*/, ''), 'E*023'],
])('a TA1 goes to a sender that requests acknowledgement of the envelope: %s', (_case, change, verdict) => {
  const requesting = x12('315', [[b4('VA')]]).replace('*000000017*0*P*', '*000000017*1*P*')
  const [isa, ta1, gs] = rows(take(change(requesting)).acknowledgement)
  expect([isa!.slice(0, 3), ta1, gs!.slice(0, 5)]).toEqual(['ISA', `TA1*000000017*260301*0830*${verdict}`, 'GS*FA'])
})

test('an envelope without a group is rejected by TA1 alone', () => {
  const [isa] = x12('315', []).replace('*000000017*0*P*', '*000000017*1*P*').split('\n')
  const answer = rows(take(`${isa}\nIEA*0*000000017~`).acknowledgement)
  expect(answer.slice(1)).toEqual(['TA1*000000017*260301*0830*R*024', 'IEA*0*000000017'])
})

test('rejected content is named by segment and element, and the good set next to it is accepted', () => {
  const { acknowledgement } = take(
    x12('315', [[b4('QX').replace('*45G1', '*')], [b4('VA', { at: '20260228*9915' })], [b4('UV')]]),
  )
  expect(errorRows(acknowledgement)).toEqual([
    'AK1*QO*17',
    'AK2*315*0001',
    'AK3*B4*2**8',
    'AK4*3**7',
    'AK5*R*5',
    'AK2*315*0002',
    'AK3*B4*2**8',
    'AK4*5**9',
    'AK5*E*5',
    'AK2*315*0003',
    'AK5*A',
    'AK9*P*3*3*2',
    'SE*14*0001',
  ])
})

test.each([
  [
    'an unsupported set',
    x12('309', [['M10*TEST']]),
    ['AK2*309*0001', 'AK3*ST*1**8', 'AK4*1**7', 'AK5*R*1*5', 'AK9*R*1*1*0'],
  ],
  [
    'an invalid date',
    x12('315', [[b4('VA', { at: '20261328*1415' }).replace('*45G1', '*')]]),
    ['AK2*315*0001', 'AK3*B4*2**8', 'AK4*4**8', 'AK5*R*5', 'AK9*R*1*1*0'],
  ],
  [
    'a set without its main segment',
    x12('315', [['N9*BM*1']]),
    ['AK2*315*0001', 'AK3*ST*1**3', 'AK5*R*5', 'AK9*R*1*1*0'],
  ],
  [
    'counts that do not match',
    x12('315', [[b4('VA')]]).replace('SE*3', 'SE*4'),
    ['AK2*315*0001', 'AK5*E*4', 'AK9*E*1*1*1'],
  ],
  [
    'a set that was cut off',
    x12('315', [[b4('VA')]]).replace('SE*3*0001~\n', ''),
    ['AK2*315*0001', 'AK3*B4*2**3', 'AK5*R*2*5', 'AK9*R*1*1*0'],
  ],
])('%s', (_, text, expected) => {
  expect(errorRows(take(text).acknowledgement).slice(1, -1)).toEqual(expected)
})

test('a name with a separator in it does not break the acknowledgement', () => {
  const text = x12('315', [[b4('VA')]])
    .replaceAll('*', '|')
    .replaceAll('BOXTRAIL', 'BOX*RAIL')
  expect(rows(take(text).acknowledgement)[1]).toBe('GS*FA*BOX RAIL*TESTLINE*20260601*1200*17*X*004010')
})

test('an interchange without a group is not acknowledged', () => {
  expect(take('hello').acknowledgement).toBeNull()
  expect(take("UNH+1+CODECO:D:95B:UN'UNT+2+1'").acknowledgement).toBeNull()
})

const control = (text: string | null) =>
  tokeniseEdifact(text ?? '').segments.map(({ id, elements }) =>
    [id, ...elements.map((one) => one.join(':'))].join('+'),
  )
const unit = [`EQD+CN+${CONTAINER}++++5`, 'DTM+203:202603050913:203', 'LOC+11+ITGOA']

test('a CONTRL goes to the sender', () => {
  expect(control(take(edifact('COARRI', ['BGM+44', 'LOC+11+ITGOA', ...unit])).acknowledgement)).toEqual([
    'UNB+UNOC:3+BOXTRAIL:ZZZ+TESTLINE:ZZZ+260601:1200+17',
    'UNH+1+CONTRL:D:3:UN',
    'UCI+17+TESTLINE:ZZZ+BOXTRAIL:ZZZ+7',
    'UCM+1+COARRI:D:95B:UN+7',
    'UNT+4+1',
    'UNZ+1+17',
  ])
})

test.each([
  [
    'an unsupported message',
    edifact('COPRAR', ['BGM+45']),
    ['UCI+17+TESTLINE:ZZZ+BOXTRAIL:ZZZ+4', 'UCM+1+COPRAR:D:95B:UN+4+12'],
  ],
  [
    'an unknown function code',
    edifact('COARRI', ['BGM+99', ...unit]),
    ['UCI+17+TESTLINE:ZZZ+BOXTRAIL:ZZZ+4', 'UCM+1+COARRI:D:95B:UN+4', 'UCS+2', 'UCD+12+2'],
  ],
  [
    'an invalid time',
    edifact('COARRI', ['BGM+44', `EQD+CN+${CONTAINER}`, 'DTM+203:xx:203']),
    ['UCI+17+TESTLINE:ZZZ+BOXTRAIL:ZZZ+4', 'UCM+1+COARRI:D:95B:UN+4', 'UCS+4', 'UCD+12+2'],
  ],
  [
    'a count that does not match',
    edifact('COARRI', ['BGM+44', ...unit]).replace('UNT+6', 'UNT+9'),
    ['UCI+17+TESTLINE:ZZZ+BOXTRAIL:ZZZ+7', 'UCM+1+COARRI:D:95B:UN+7+29'],
  ],
])('%s', (_, text, expected) => {
  expect(control(take(text).acknowledgement).slice(2, -2)).toEqual(expected)
})

test('the same text at the same time has the same acknowledgement', () => {
  const text = x12('315', [[b4('VA')]])
  expect(take(text)).toEqual(take(text))
})

const acknowledges = ['AK1*QO*17', 'AK9*A*1*1*1']
const functional = (kind: string) => x12(kind, [acknowledges]).replace('GS*QO', 'GS*FA')

test.each([
  ['997', functional('997')],
  ['999', functional('999')],
  ['997 in a group of another name', x12('997', [acknowledges])],
  ['CONTRL', edifact('CONTRL', ['UCI+17+BOXTRAIL+TESTLINE+8']).replace('D:95B', 'D:3')],
])('a %s is not acknowledged', (_kind, text) => expect(take(text).acknowledgement).toBeNull())

test('beside an acknowledgement, what it came with is acknowledged alone', () => {
  const groups = `${functional('997').replace(/IEA.*/, '')}${x12('315', [[b4('VA')]]).replace(/^ISA.*/, '')}`
  expect(errorRows(take(groups).acknowledgement).filter((row) => /^AK[19]/.test(row))).toEqual([
    'AK1*QO*17',
    'AK9*A*1*1*1',
  ])
  const messages = edifact('CODECO', ['BGM+36', ...unit]).replace(
    /UNZ.*/,
    "UNH+2+CONTRL:D:3:UN'\nUCI+16+BOXTRAIL+TESTLINE+8'\nUNT+3+2'\nUNZ+2+17'",
  )
  expect(take(messages).acknowledgement).toContain('CODECO')
  expect(take(messages).acknowledgement).not.toContain('UCM+2')
})

test('beside an acknowledgement in one group, the other sets are acknowledged alone', () => {
  const [ack, other] = [x12('997', [acknowledges]), x12('315', [[b4('VA')]])]
  const set = /ST\*997.*?SE\*.*?\n/s.exec(ack)![0]
  const answer = rows(take(other.replace('ST*315', `${set}ST*315`).replace('GE*1*', 'GE*2*')).acknowledgement)
  expect(answer.filter((row) => /^AK[129]/.test(row))).toEqual(['AK1*QO*17', 'AK2*315*0001', 'AK9*A*2*2*2'])
})

test('an acknowledgement that requests a TA1 gets that alone', () => {
  const answer = rows(take(functional('997').replace('*000000017*0*P*', '*000000017*1*P*')).acknowledgement)
  expect(answer.slice(1)).toEqual(['TA1*000000017*260301*0830*A*000', 'IEA*0*000000017'])
})
