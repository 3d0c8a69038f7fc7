import { expect, test } from 'vitest'
import { CONTAINER, edifact, ofKind, take } from './messages.ts'

const status = (code: string, ...group: string[]) =>
  edifact('IFTSTA', ['BGM+23+TEST1+9', 'CNI+1', `STS+1+${code}`, `RFF+EQ:${CONTAINER}`, 'RFF+BM:TESTBILL1', ...group])
const sailing = ['TDT+20+1E+1++TSTL:172:184+++9074729:146::ALPHA']
const when = 'DTM+334:202603011010:203'

test.each([
  ['a departure, from where it is loaded', '24', ['LOC+9+CNSHA', 'LOC+12+USLAX'], 'depart', 'CNSHA'],
  ['an arrival, at its port of discharge', '1', ['LOC+9+CNSHA', 'LOC+12+USLAX'], 'arrive', 'USLAX'],
  ['an unloading, at its port of discharge', '29', ['LOC+9+CNSHA', 'LOC+12+USLAX'], 'discharge', 'USLAX'],
  ['a pickup, from its port of discharge', '13', ['LOC+9+CNSHA', 'LOC+12+USLAX'], 'gate_out', 'USLAX'],
  ['a departure, with the one place that is named', '24', ['LOC+12+CNSHA'], 'depart', 'CNSHA'],
  ['an arrival, with the one place that is named', '1', ['LOC+9+USLAX'], 'arrive', 'USLAX'],
])('an IFTSTA without LOC 175 is read: %s', (_what, code, places, kind, locode) => {
  const { statements, wrong } = take(status(code, ...sailing, when, ...places))
  expect(wrong).toEqual([])
  expect(ofKind(statements, kind)).toMatchObject({ classifier: 'actual', place: { locode } })
})

test('LOC 175, and the place of a partner, take precedence over a port that does not fit', () => {
  const both = take(status('24', ...sailing, when, 'LOC+9+CNSHA', 'LOC+175+CNNGB'))
  expect(ofKind(both.statements, 'depart')).toMatchObject({ place: { locode: 'CNNGB' } })
  const place = { ...ofKind(both.statements, 'depart')!.place, locode: 'USLAX' }
  const own = take(status('13', when, 'LOC+9+CNSHA'), { place })
  expect(ofKind(own.statements, 'gate_out')).toMatchObject({ place: { locode: 'USLAX' } })
})

test.each([
  ['in two DTM', ['DTM+334:20260301:102', 'DTM+334:1010:401'], '2026-03-01T10:10:00'],
  ['with the time first', ['DTM+334:1010:401', 'DTM+334:20260301:102'], '2026-03-01T10:10:00'],
  ['with seconds', ['DTM+334:20260301:102', 'DTM+334:101030:402'], '2026-03-01T10:10:30'],
  ['of a short date, without formats', ['DTM+334:260301', 'DTM+334:1010'], '2026-03-01T10:10:00'],
  ['of which the other is of another milestone', ['DTM+334:20260301:102', 'DTM+137:1010:401'], '2026-03-01'],
])('date and time are read %s', (_what, times, at) => {
  const { statements, wrong } = take(status('13', ...times, 'LOC+175+USLAX'))
  expect(wrong).toEqual([])
  expect(ofKind(statements, 'gate_out')!.time.at).toBe(at)
})

test('a time without a date, or one that does not exist, is refused', () => {
  expect(take(status('13', 'DTM+334:1010:401', 'LOC+175+USLAX')).wrong.join()).toContain('no readable time')
  const late = take(status('13', 'DTM+334:20260301:102', 'DTM+334:2610:401', 'LOC+175+USLAX'))
  expect(late.wrong.join()).toContain('no such time')
})

test.each([
  ['LOC 12', ['LOC+9+CNSHA', 'DTM+133:202603011010:203', 'LOC+12+USLAX', 'DTM+132:202603151010:203']],
  ['LOC 11', ['LOC+9+CNSHA', 'DTM+133:202603011010:203', 'LOC+11+USLAX', 'DTM+132:202603151010:203']],
  [
    'date and time apart',
    [
      'LOC+9+CNSHA',
      'DTM+133:20260301:102',
      'DTM+133:1010:401',
      'LOC+12+USLAX',
      'DTM+132:20260315:102',
      'DTM+132:1010:401',
    ],
  ],
])('the change of a schedule is read, with %s', (_what, places) => {
  const { milestones, wrong } = take(status('68', ...sailing, ...places))
  expect(wrong).toEqual([])
  expect(milestones).toEqual([
    'estimated depart vessel 2026-03-01T10:10:00 CNSHA',
    'estimated arrive vessel 2026-03-15T10:10:00 USLAX',
  ])
})

test('the sailing is expected while the container is at its port of loading, and not once it has sailed', () => {
  const at = (code: string) =>
    take(status(code, ...sailing, 'DTM+334:202602271010:203', 'LOC+9+CNSHA', 'DTM+133:202603011010:203')).milestones
  expect(at('1')).toEqual([
    expect.stringMatching(/^actual arrive vessel .* CNSHA$/),
    'estimated depart vessel 2026-03-01T10:10:00 CNSHA',
  ])
  expect(at('24')).toEqual([expect.stringMatching(/^actual depart vessel .* CNSHA$/)])
})

test('a train brings the container to the next place, and to the place of delivery if that is the next', () => {
  const bound = (...places: string[]) =>
    take(status('24', 'TDT+1++2', 'DTM+334:202603011010:203', 'LOC+175+USNYC', ...places)).milestones.slice(1)
  const delivery = ['LOC+7+USWOQ', 'DTM+132:202603071010:203']
  expect(bound(...delivery)).toEqual(['estimated arrive - 2026-03-07T10:10:00 USWOQ'])
  expect(bound('LOC+29+USCHI', ...delivery)).toEqual(['estimated arrive - 2026-03-07T10:10:00 USWOQ'])
  expect(bound('LOC+29+USWOQ', ...delivery)).toEqual(['estimated arrive rail 2026-03-07T10:10:00 USWOQ'])
})

const gate = (type: string, code: string, ...places: string[]) =>
  edifact(type, [
    `BGM+${code}+TEST1+9`,
    'TDT+20+1E+1++TSTL:172:184+++9074729:146::ALPHA',
    `EQD+CN+${CONTAINER}+45G1:102:5++3+5`,
    'DTM+203:20260301:102',
    'DTM+203:1010:401',
    ...places,
  ])

test.each([
  ['COARRI', '98', 'discharge'],
  ['COARRI', '270', 'load'],
  ['CODECO', '34', 'gate_in'],
  ['CODECO', '36', 'gate_out'],
])('a %s whose only place is LOC 147 is read: %s', (type, code, kind) => {
  const { statements, wrong } = take(gate(type, code, 'LOC+147+USLAX:139:6'))
  expect(wrong).toEqual([])
  expect(ofKind(statements, kind)).toMatchObject({ place: { locode: 'USLAX' }, time: { at: '2026-03-01T10:10:00' } })
  // A stowage cell of the ship is not a port.
  expect(take(gate(type, code, 'LOC+147+0240682::5')).wrong.join()).toContain('no LOC gives the place')
  expect(take(gate(type, code, 'LOC+165+AUSYD', 'LOC+147+USLAX')).statements[0]!.place!.locode).toBe('AUSYD')
})
