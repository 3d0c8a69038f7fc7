import { expect, test } from 'vitest'
import { b4, edifact, ofKind, take, x12 } from './messages.ts'

const bill = 'N9*BM*TESTBILL1'
const delivery = (place: string) => [
  'R4*L*UN*CNSHA*SHANGHAI*CN',
  'R4*D*UN*NLRTM*ROTTERDAM*NL',
  `R4*E*UN*${place}`,
  'DTM*139*20260310*0800*LT',
]

test.each([
  ['in Germany', 'DEDUI*DUISBURG*DE'],
  ['in Australia', 'AUCBR*CANBERRA*AU'],
  ['in North America', 'USCHI*CHICAGO*US'],
])(
  'what brings the container to the place of delivery %s is not stated, in the estimate as in the event',
  (_where, place) => {
    const [locode] = place.split('*')
    const { milestones } = take(x12('315', [[b4('A', { place: `${locode}*UN` }), bill, ...delivery(place)]]))
    expect(milestones).toContainEqual(expect.stringMatching(new RegExp(`^actual arrive - .* ${locode}$`)))
    const before = take(x12('315', [[b4('VD', { place: 'CNSHA*UN' }), bill, ...delivery(place)]]))
    expect(before.milestones).toContainEqual(expect.stringMatching(new RegExp(`^estimated arrive - .* ${locode}$`)))
  },
)

const message = (type: string, code: string, ...group: string[]) =>
  edifact(type, [
    `BGM+${code}+TEST1+9`,
    'TDT+20+1E+1++TSTL:172:184+++9074729:146::ALPHA',
    'NAD+MS+TSTT1:160:184',
    ...group,
    'CNT+16:1',
  ])
const equipment = (size = '45G1', full = '5') => `EQD+CN+TSTU1234568+${size}:102:5++3+${full}`

test.each([
  ['98', 'discharge'],
  ['44', 'discharge'],
  ['270', 'load'],
  ['46', 'load'],
])('COARRI with BGM %s is a %s, at the port that LOC 165 names where no port function does', (code, kind) => {
  const { milestones, wrong } = take(
    message('COARRI', code, equipment(), 'DTM+7:202603011010:203', 'LOC+165+AUSYD:139:6+TSTT1', 'LOC+8+AUSYD'),
  )
  expect(wrong).toEqual([])
  expect(milestones).toEqual([`actual ${kind} vessel full 2026-03-01T10:10:00 AUSYD`])
})

test.each([
  ['0000', undefined],
  ['45G1', '45G1'],
])('size code %s', (size, stated) => {
  const { facts, milestones } = take(
    message('CODECO', '36', equipment(size), 'DTM+7:202603011010:203', 'LOC+165+AUSYD:139:6+TSTT1'),
  )
  expect(facts.equipment_size_type).toBe(stated)
  expect(milestones).toHaveLength(1)
})

test.each([
  [
    'Australian, with the terminal after the port',
    '34',
    ['DTM+7:202603011010:203', 'LOC+165+AUSYD:139:6+TSTT1'],
    'gate_in',
    'AUSYD',
  ],
  [
    'European, with the time of positioning',
    '36',
    ['DTM+181:202603011010:203', 'LOC+11+NLRTM:139:6'],
    'gate_out',
    'NLRTM',
  ],
  [
    'European, with the berth',
    '36',
    ['DTM+7:202603011010:203', 'LOC+165+DEHAM:139:6+EGH:TER:ZZZ'],
    'gate_out',
    'DEHAM',
  ],
])('a gate message is read: %s', (_what, code, group, kind, locode) => {
  const { statements, wrong } = take(message('CODECO', code, equipment(), ...group))
  expect(wrong).toEqual([])
  expect(ofKind(statements, kind)).toMatchObject({ mode: 'truck', laden: true, place: { locode } })
})

const weighed = (...weights: string[]) =>
  take(message('CODECO', '36', equipment(), 'DTM+7:202603011010:203', 'LOC+165+AUSYD', ...weights))

test.each([
  ['MEA+AAE+AET+KGM:28450', 62_722],
  ['MEA+AAE+VGM+KGM:27000.5', 59_526],
  ['MEA+AAE+VGM+KGM:27000,5', 59_526],
  ['MEA+AAE+VGM+KGM:27000,500', 59_526],
  ['MEA+AAE+G+TNE:27,05', 59_635],
])('the weight of %s is read', (weight, pounds) => expect(weighed(weight).facts.weight_in_lbs).toBe(pounds))

test.each([
  ['MEA+AAE+VGM+KGM:27,000', '27,000 KGM'],
  ['MEA+AAE+VGM+XYZ:27000', '27000 XYZ'],
  ['MEA+AAE+G+:27000', '27000'],
])('the weight of %s is named, because it cannot be read', (weight, stated) => {
  const { facts, notes } = weighed(weight)
  expect(facts).not.toHaveProperty('weight_in_lbs')
  expect(notes.join()).toContain(`not used, as it is not a number with a known unit: the weight ${stated}`)
})

test('a weight that can be read takes the place of a more reliable one that cannot', () => {
  expect(weighed('MEA+AAE+VGM+KGM:27,000', 'MEA+AAE+G+KGM:26000').facts.weight_in_lbs).toBe(57_320)
  expect(weighed('MEA+AAE+VGM+KGM:0').notes).toEqual([])
})

test.each([
  ['9074729:146', '9074729'],
  ['IMO9074729:146', '9074729'],
  ['9074729:', '9074729'],
  ['9074729:103', null],
  ['9V1234:103', null],
])('the vessel %s has the IMO number %s', (code, imo) => {
  const loaded = message('COARRI', '46', equipment(), 'DTM+203:202603011010:203', 'LOC+9+AUSYD')
  const { statements } = take(loaded.replace('9074729:146', code))
  expect(ofKind(statements, 'load')?.vessel).toEqual({ name: 'ALPHA', imo })
})

test('the IMO number of a 315 may have its letters', () => {
  const q2 = (code: string, list: string) => `Q2*${code}********1E***${list}*ALPHA`
  const vesselOf = (line: string) => ofKind(take(x12('315', [[b4('VA'), line]])).statements, 'arrive')?.vessel
  expect(vesselOf(q2('IMO9074729', 'L'))).toEqual({ name: 'ALPHA', imo: '9074729' })
  expect(vesselOf(q2('9074729', 'C'))).toEqual({ name: 'ALPHA', imo: null })
})

test.each([
  ['ISA', x12('315', [[b4('VA')]]).replace('*0*P*>', '*0*T*>'), 'segment 1 (ISA), element 15'],
  [
    'UNB',
    message('COARRI', '46', equipment(), 'DTM+203:202603011010:203', 'LOC+9+AUSYD').replace(
      ':0830+17',
      ':0830+17++++++1',
    ),
    'segment 1 (UNB), element 11',
  ],
])('an interchange that %s marks as a test is read, and that is said', (_segment, text, where) => {
  const { milestones, whole } = take(text)
  expect(milestones).toHaveLength(1)
  expect(whole).toEqual([`${where}: marks it as a test; it is read like any other`])
})

test('a code that is neither published nor mapped is refused by name', () => {
  const { wrong, milestones } = take(message('COARRI', '122', equipment(), 'DTM+203:202603011010:203', 'LOC+11+AUSYD'))
  expect(milestones).toEqual([])
  expect(wrong.join()).toContain('no COARRI is known by the code "122"')
})

test('a partner maps its own BGM and R4 codes', () => {
  const gate = message('COARRI', '122', equipment(), 'DTM+203:202603011010:203', 'LOC+11+AUSYD')
  expect(take(gate, { bgm: { '122': 'discharge' } }).milestones).toEqual([
    'actual discharge vessel full 2026-03-01T10:10:00 AUSYD',
  ])
  const set = x12('315', [
    [b4('VD', { place: 'CNSHA*UN' }), bill, 'R4*L*UN*CNSHA', 'R4*X*UN*USLAX', 'DTM*139*20260310*0800*LT'],
  ])
  const eta = expect.stringMatching(/^estimated arrive vessel .* USLAX$/)
  expect(take(set).milestones).not.toContainEqual(eta)
  expect(take(set, { ports: { X: 'D' } }).milestones).toContainEqual(eta)
})
