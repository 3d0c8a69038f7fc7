import { expect, test } from 'vitest'
import { b4, CONTAINER, edifact, ofKind, take, x12 } from './messages.ts'

const one = (...segments: string[]) => take(x12('315', [segments]))
const at = (taken: ReturnType<typeof take>) => taken.milestones.slice(1)

test('a 315 that states departures as such gives its other date at the port of lading to no departure', () => {
  const taken = one(
    b4('VD', { at: '20260209*1200', place: 'CNSHA*UN' }),
    'R4*L*UN*CNSHA*SHANGHAI*CN',
    'DTM*140*20260207*0600*LT',
    'DTM*369*20260208*1000*LT',
    'DTM*370*20260209*1200*LT',
  )
  expect(taken.milestones).toEqual([
    'actual depart vessel 2026-02-09T12:00:00 CNSHA',
    'estimated depart vessel 2026-02-08T10:00:00 CNSHA',
  ])
  expect(taken.notes).toEqual([
    'segment 6 (DTM): not used, as no departure or arrival is known by it: the date 140 of R4*L',
  ])
})

test('the final port of discharge, the relay port and the actual arrivals of a 315 are read', () => {
  const taken = one(
    b4('OB'),
    'R4*Y*UN*KRPUS*BUSAN*KR',
    'DTM*372*20260212*1200*LT',
    'DTM*369*20260213*1200*LT',
    'R4*1*UN*USLAX*LOS ANGELES*US',
    'DTM*372*20260225*0600*LT',
    'R4*E*UN*USCHI*CHICAGO*US',
    'DTM*140*20260302*0900*LT',
  )
  expect(taken.milestones).toEqual([
    'actual arrive vessel 2026-02-12T12:00:00 KRPUS',
    'estimated depart vessel 2026-02-13T12:00:00 KRPUS',
    'actual arrive vessel 2026-02-25T06:00:00 USLAX',
    'actual arrive - 2026-03-02T09:00:00 USCHI',
  ])
})

test('with a final port of discharge the other one is a transshipment: the ship of Q2 reaches the one that B4 names', () => {
  const aboard = (code: string, place: string) =>
    one(
      b4(code, { at: '20260209*1200', place: `${place}*UN` }),
      'Q2*9074729********L*TEST ALPHA',
      'R4*L*UN*CNSHA*SHANGHAI*CN',
      'R4*D*UN*SGSIN*SINGAPORE*SG',
      'DTM*139*20260215*0600*LT',
      'R4*1*UN*USLAX*LOS ANGELES*US',
      'DTM*139*20260305*0600*LT',
    ).statements.flatMap((each) =>
      each.says === 'milestone' && each.classifier === 'estimated' && each.vessel ? [each.place.locode] : [],
    )
  expect(aboard('VD', 'CNSHA')).toEqual([])
  expect(aboard('VA', 'SGSIN')).toEqual(['SGSIN'])
  expect(aboard('VD', 'SGSIN')).toEqual(['SGSIN', 'USLAX'])
  expect(aboard('UV', 'USLAX')).toEqual(['USLAX'])
})

test('dates and ports that a 315 states and that are not used are named, once for each set', () => {
  const { notes, wrong } = one(
    b4('UV'),
    'R4*R*UN*CNSUZ*SUZHOU*CN',
    'DTM*369*20260201*1200*LT',
    'DTM*370*20260202*1200*LT',
    'R4*L*UN*CNSHA*SHANGHAI*CN',
    'R4*D*UN*USLAX*LOS ANGELES*US',
    'R4*E*UN*USCHI*CHICAGO*US',
  )
  expect(wrong).toEqual([])
  expect(notes).toEqual([
    'segment 6 (DTM): not used, as no departure or arrival is known by it: the date 369 of R4*R, the date 370 of R4*R',
    'segment 8 (R4): not used, as no date is stated: the port of lading CNSHA, the place of delivery USCHI',
  ])
})

test('a DTM without a value states no date, and is not an error', () => {
  const { notes, wrong } = one(b4('UV'), 'R4*D*UN*USLAX*LOS ANGELES*US', 'DTM*139***LT', 'DTM*140')
  expect([...wrong, ...notes]).toEqual([])
})

test.each([
  ['a UN/LOCODE', 'RULED', 'ST PETERSBURG', 'UN', 'RULED'],
  ['Schedule D', '2704', 'LOS ANGELES', 'D', 'USLAX'],
  ['Schedule K', '57035', 'SHANGHAI', 'K', 'CNSHA'],
])('a place is found by %s in B4-06 whose name is in B4-11', (_what, code, name, qualifier, locode) => {
  const { statements, wrong } = one(`B4***VA*20260228*1415*${code}*TSTU*123456*L*45G1*${name}*${qualifier}*8`)
  expect(wrong).toEqual([])
  expect(ofKind(statements, 'arrive')?.place).toMatchObject({ locode, name })
})

const iftsta = (code: string, ...group: string[]) =>
  take(edifact('IFTSTA', ['BGM+23+TEST1+9', 'CNI+1', `STS+1+${code}`, `RFF+EQ:${CONTAINER}`, ...group]))
const SAILING = 'TDT+20+1E+10+13+TSTL:172:184+++9074729:::ALPHA'
const ENDS = ['LOC+9+BEANR:::ANTWERP', 'LOC+12+USHOU:::HOUSTON']

test('dates that follow both ports are of the port that they fit: a departure of the first, an arrival of the second', () => {
  const { milestones, statements, notes } = iftsta(
    '68+17',
    SAILING,
    ...ENDS,
    'DTM+133:202609171000:203',
    'DTM+132:202610050600:203',
  )
  expect(milestones).toEqual([
    'estimated depart vessel 2026-09-17T10:00:00 BEANR',
    'estimated arrive vessel 2026-10-05T06:00:00 USHOU',
  ])
  expect(statements).toMatchObject([
    { vessel: { imo: '9074729', name: 'ALPHA' }, voyage: '1E' },
    { vessel: { imo: '9074729', name: 'ALPHA' }, voyage: '1E' },
  ])
  expect(notes).toEqual([])
})

test('a departure after the arrival, or without one, is assigned to no port that was named before', () => {
  const later = iftsta('68', SAILING, ...ENDS, 'DTM+132:202610050600:203', 'DTM+133:202610061000:203')
  expect(later.milestones).toEqual(['estimated arrive vessel 2026-10-05T06:00:00 USHOU'])
  expect(later.notes).toEqual([
    expect.stringContaining('not used, as no departure or arrival is known by it: the date 133 of LOC+12'),
    expect.stringContaining('not used, as no date is stated: the port of loading BEANR'),
  ])
  expect(iftsta('68', SAILING, ...ENDS, 'DTM+133:202610061000:203').milestones).toEqual([])
})

test('where a transshipment is named, dates that follow the port of loading are not of a port of discharge named later', () => {
  const dates = ['DTM+133:202609171000:203', 'DTM+132:202610050600:203']
  const [loading, discharge] = ENDS as [string, string]
  const later = iftsta('68', SAILING, loading, ...dates, 'LOC+13+ESALG', discharge)
  expect(later.milestones).toEqual(['estimated depart vessel 2026-09-17T10:00:00 BEANR'])
  expect(later.notes).toContainEqual(expect.stringContaining('the date 132 of LOC+9'))
  const both = [
    'estimated depart vessel 2026-09-17T10:00:00 BEANR',
    'estimated arrive vessel 2026-10-05T06:00:00 USHOU',
  ]
  expect(iftsta('68', SAILING, loading, ...dates, discharge).milestones).toEqual(both)
  expect(iftsta('68', SAILING, discharge, loading, ...dates, 'LOC+13+ESALG').milestones.toSorted()).toEqual(
    both.toSorted(),
  )
})

test('ports of an IFTSTA without a date are named', () => {
  const { notes } = iftsta('24', SAILING, 'DTM+334:202609171000:203', ...ENDS, 'LOC+7+USDAL')
  expect(notes).toEqual([
    'segment 10 (LOC): not used, as no date is stated: the port of discharge USHOU, the place of delivery USDAL',
  ])
})

const coarri = (code: string, port: string, ...dates: string[]) =>
  take(
    edifact('COARRI', [
      `BGM+${code}+TEST1+9`,
      'TDT+20+1E+1++TSTL:172:184+++9074729:146::ALPHA',
      `LOC+${port}+IDJKT:139:6`,
      ...dates,
      `EQD+CN+${CONTAINER}+45G1:102:5++3+5`,
      'DTM+203:202603050913:203',
    ]),
  )

test('a COARRI says when the ship reached the port of its discharge, and when it leaves the port of its loading', () => {
  const dates = ['DTM+132:202603050500:203', 'DTM+178:202603050600:203', 'DTM+133:202603060900:203']
  expect(at(coarri('44', '11', ...dates))).toEqual(['actual arrive vessel 2026-03-05T06:00:00 IDJKT'])
  expect(at(coarri('46', '9', ...dates))).toEqual(['estimated depart vessel 2026-03-06T09:00:00 IDJKT'])
  expect(coarri('44', '11', 'DTM+178::203').wrong).toEqual([])
  const unreadable = coarri('44', '11', 'DTM+178:202613450600:203')
  expect(unreadable.wrong).toEqual([expect.stringMatching(/^segment 6 \(DTM\), element 1: no such time/)])
  expect(unreadable.milestones).toEqual(['actual discharge vessel full 2026-03-05T09:13:00 IDJKT'])
})

test('dates of a 322 that are not used are named', () => {
  const status = (...more: string[]) =>
    take(
      x12('322', [['Q5*RL*20260304*1200*LT**CHICAGO*IL*US', 'N7*TSTU*123456*10000*N**************8****4500', ...more]]),
    )
  const dates = ['DTM*371*20260306*0900*LT', 'DTM*017*20260307*0900*LT', 'DTM*140']
  const bound = status(...dates, 'R4*7*UN*USLAX*LOS ANGELES*US')
  expect(bound.milestones[1]).toBe('estimated arrive rail 2026-03-06T09:00:00 USLAX')
  expect(bound.notes).toEqual([
    'segment 7 (DTM): not used, as it is not when a train is expected at the ramp of R4*7: the date 017',
  ])
  expect(status(...dates).notes).toEqual([
    'segment 6 (DTM): not used, as it is not when a train is expected at the ramp of R4*7: the date 371, the date 017',
  ])
})

test('a note or problem that applies to all containers of a 322 is listed once', () => {
  const containers = Array.from({ length: 20 }, (_, index) => `N7*TSTU*${100_000 + index}*10000*N`)
  const { sets } = take(
    x12('322', [
      ['Q5*B*20260304*1200*LT**CHICAGO*IL*US', 'R4*7*UN*USLAX', 'DTM*017*20260307*0900*LT', 'DTM*371*x', ...containers],
    ]),
  )
  expect(sets[0]?.problems).toHaveLength(1)
  expect(sets[0]?.notes.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('is known and changes nothing'),
    expect.stringContaining('the date 017'),
  ])
})
