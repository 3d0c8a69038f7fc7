import { describe, expect, test } from 'vitest'
import { readEdifactTime, readX12Time } from '../../src/edi/message/times.ts'
import { x12Status, x12StatusOf } from '../../src/edi/tables/x12-status.ts'
import { x12TimeCodes } from '../../src/edi/tables/x12-times.ts'
import { b4, CONTAINER, edifact, ofKind, take, x12 } from './messages.ts'

const one = (...segments: string[]) => x12('315', [segments])

describe('315: content', () => {
  const taken = take(
    one(
      b4('UV'),
      'N9*BM*TESTBILL1',
      'N9*BN*TESTBOOK1',
      'N9*SN*SEAL42',
      'N9*4F*CUSTOMER',
      'Q2*9450612********12W***L*TEST ALPHA',
      'R4*L*UN*CNSHA*SHANGHAI*CN',
      'DTM*140*20260201*2200*LT',
      'R4*D*UN*USLAX*PIER 400*US***CA',
      'DTM*139*20260227*0600*LT',
      'R4*E*UN*USCHI*CHICAGO, IL*US***IL',
      'DTM*139*20260307*0900*LT',
    ),
  )

  test('a 315 contains the event, the sailing before it and the arrivals after it', () => {
    expect(taken.milestones).toEqual([
      'actual discharge vessel full 2026-02-28T14:15:00 USLAX',
      'actual depart vessel 2026-02-01T22:00:00 CNSHA',
      'estimated arrive vessel 2026-02-27T06:00:00 USLAX',
      'estimated arrive - 2026-03-07T09:00:00 USCHI',
    ])
  })
  test('bill, booking, seal and size are read, all of this container', () => {
    expect(taken.facts).toEqual({
      bill_of_lading_number: 'TESTBILL1',
      booking_number: 'TESTBOOK1',
      seal_number: 'SEAL42',
      equipment_size_type: '45G1',
    })
    expect(taken.statements.every(({ container }) => container === CONTAINER)).toBe(true)
  })
  test('the vessel, its voyage and the terminal’s name are read', () => {
    expect(ofKind(taken.statements, 'discharge')).toMatchObject({
      vessel: { name: 'TEST ALPHA', imo: '9450612' },
      voyage: '12W',
      place: { locode: 'USLAX', name: 'PIER 400' },
      text: 'UV unloaded from vessel',
    })
  })
  test('a 315 is stored by its container and the time of its envelope', () => {
    expect(taken.parts).toMatchObject([
      { subject: { kind: 'container', number: CONTAINER }, observedAtMs: Date.parse('2026-03-01T08:30:00Z') },
    ])
  })
})

describe('315: quirks seen in practice', () => {
  test('an SE that does not match ST, and an IEA that does not match ISA, are reported but accepted', () => {
    const text = one(b4('VA')).replace('SE*3*0001', 'SE*9*0007').replace('IEA*1*000000017', 'IEA*2*99')
    const { milestones, notes, whole, sets } = take(text)
    expect(milestones).toEqual(['actual arrive vessel 2026-02-28T14:15:00 USLAX'])
    expect(sets.map(({ verdict }) => verdict)).toEqual(['accepted_with_errors'])
    expect(notes).toEqual([
      'segment 5 (SE), element 1: counts "9" segments, there are 3',
      'segment 5 (SE), element 2: names the set "0007", ST names it "0001"',
    ])
    expect(whole).toEqual([
      'segment 7 (IEA), element 1: counts "2" groups, there are 1',
      'segment 7 (IEA), element 2: names the interchange "99", ISA names it "000000017"',
    ])
  })
  test('a wrong check digit is flagged but accepted', () => {
    const { parts, notes } = take(one(b4('VA', { digit: '1' })))
    expect(parts[0]?.subject.number).toBe('TSTU1234561')
    expect(notes).toEqual(['segment 4 (B4), element 13: the check digit of TSTU1234561 is wrong'])
  })
  test('a missing check digit is computed, or taken from the reference, with blanks and dashes', () => {
    expect(take(one(b4('VA', { digit: '' }))).parts[0]?.subject.number).toBe(CONTAINER)
    expect(take(one(b4('VA', { digit: '1' }), 'N9*EQ*TSTU 123456-8')).parts[0]?.subject.number).toBe(CONTAINER)
    expect(take(one('B4***VA*20260228*1415***********', 'N9*EQ*TSTU 123456-8')).parts[0]?.subject.number).toBe(
      CONTAINER,
    )
  })
  test.each([
    ['1415', '2026-02-28T14:15:00'],
    ['141530', '2026-02-28T14:15:30'],
    ['14153099', '2026-02-28T14:15:30'],
    ['', '2026-02-28'],
  ])('a time of %s', (time, at) => {
    expect(ofKind(take(one(b4('VA', { at: `20260228*${time}` }))).statements, 'arrive')?.time.at).toBe(at)
  })
  test('an R4*5 without its country is accepted', () => {
    const { milestones } = take(one(b4('UV', { place: '' }).replace('**8', '***8'), 'R4*5*UN*MXZLO*MANZANILLO'))
    expect(milestones[0]).toBe('actual discharge vessel full 2026-02-28T14:15:00 MXZLO')
  })
  test('a DTM without a time code is local, and with PT it is Pacific time wherever the place is', () => {
    const { milestones } = take(one(b4('CT'), 'R4*D*UN*JPSMZ*SHIMIZU*JP', 'DTM*140*20230303*1942*PT'))
    expect(milestones).toEqual(['actual arrive vessel 2023-03-04T03:42:00Z JPSMZ'])
    expect(take(one(b4('CT'), 'R4*D*UN*JPSMZ*SHIMIZU*JP', 'DTM*140*20230303*1942')).milestones).toEqual([
      'actual arrive vessel 2023-03-03T19:42:00 JPSMZ',
    ])
  })
  test('the time code that B4 has no room for comes from the event’s own place', () => {
    const { milestones } = take(one(b4('VA'), 'R4*5*UN*USLAX*LOS ANGELES*US', 'DTM*140*20260228*1415*UT'))
    expect(milestones[0]).toBe('actual arrive vessel 2026-02-28T14:15:00Z USLAX')
  })
  test('line breaks after the terminator, and a pipe as component separator, are accepted', () => {
    const text = one(b4('UV'), 'N9*BM*A|B').replaceAll('\n', '\r\n').replace('*P*>', '*P*|')
    expect(take(text).facts.bill_of_lading_number).toBe('A|B')
  })
  test('a place is found by its city, and by its code of US customs', () => {
    expect(take(one(b4('I', { place: 'LOCKBOURNE*CI' }))).milestones[0]).toContain('LOCKBOURNE')
    expect(take(one(b4('UV', { place: '2704*D' }))).milestones[0]).toContain('USLAX')
    expect(take(one(b4('UV', { place: '57035*K' }))).milestones[0]).toContain('CNSHA')
    expect(take(one(b4('UV', { place: '57035*K' })), { places: { 'K:57035': 'ITGOA' } }).milestones[0]).toContain(
      'ITGOA',
    )
  })
  test('a place has only its name if several ports share a customs code', () => {
    for (const code of ['52000', '24831', '1303X', '99999', '']) {
      const { statements } = take(one(b4('UV', { place: `${code}*K` }), `R4*5*K*${code}*PORT OF SOMEWHERE*AE`))
      expect(statements[0]).toMatchObject({ place: { locode: null, name: 'PORT OF SOMEWHERE, AE' } })
    }
  })
  test('the place of the event comes from a reference, for a partner with another place in B4', () => {
    const text = one(b4('UV', { place: 'USSEA*UN' }), 'N9*ZZ*UV*JPSMZ*20260228*1415', 'N9*ZZ*OA*USLAX*20260228*1415')
    expect(take(text).milestones[0]).toContain('USSEA')
    expect(take(text, { eventPlace: 'ZZ' }).milestones[0]).toContain('JPSMZ')
    expect(take(one(b4('UV', { place: 'USSEA*UN' })), { eventPlace: 'ZZ' }).milestones[0]).toContain('USSEA')
  })
  test('the vessel that takes the container from a transshipment is distinguished from the one before', () => {
    const ports = ['R4*L*UN*CNSHA', 'DTM*140*20260201*2200', 'R4*T*UN*KRPUS', 'R4*D*UN*USLAX', 'DTM*139*20260301*1000']
    const { statements } = take(one(b4('AE', { place: 'KRPUS*UN' }), 'Q2*9450612*********12W**L*TEST ALPHA', ...ports))
    const ships = statements.flatMap((statement) =>
      statement.says === 'milestone' ? [`${statement.place.locode} ${statement.vessel?.imo}`] : [],
    )
    expect(ships).toEqual(['KRPUS 9450612', 'CNSHA undefined', 'USLAX 9450612'])
  })
  test('a place of delivery that repeats the port of discharge is ignored', () => {
    const { milestones } = take(one(b4('CT'), 'R4*D*UN*USHOU', 'DTM*139*20260301', 'R4*E*UN*USHOU', 'DTM*139*20260301'))
    expect(milestones).toEqual(['estimated arrive vessel 2026-03-01 USHOU'])
  })
})

describe('status codes', () => {
  const milestones = (code: string, full = 'L') =>
    take(one(b4(code, { full }), 'R4*D*UN*USLAX')).milestones[0]?.replace(/ 2026.*/, '')
  test.each([
    ['EE', 'actual gate_out truck empty'],
    ['I', 'actual gate_in truck full'],
    ['OA', 'actual gate_out truck full'],
    ['AE', 'actual load vessel full'],
    ['VD', 'actual depart vessel'],
    ['VA', 'actual arrive vessel'],
    ['UV', 'actual discharge vessel full'],
    ['AV', 'actual available - full'],
    ['AL', 'actual load rail full'],
    ['RL', 'actual depart rail'],
    ['AR', 'actual arrive rail'],
    ['UR', 'actual discharge rail full'],
    ['AM', 'actual gate_out truck full'],
    ['AF', 'actual gate_out truck full'],
    ['D', 'actual gate_in truck full'],
    ['RD', 'actual gate_in truck empty'],
    ['CS', 'actual seal - full'],
    ['AO', 'actual load barge full'],
    ['AP', 'actual load vessel full'],
    ['E', 'estimated arrive vessel'],
    ['C', 'estimated depart vessel'],
  ])('%s is %s', (code, milestone) => expect(milestones(code)).toBe(milestone))

  test('in-gate and out-gate of an empty container are empty', () => {
    expect([milestones('I', 'E'), milestones('OA', 'E')]).toEqual([
      'actual gate_in truck empty',
      'actual gate_out truck empty',
    ])
  })
  test('a delivery is at the consignee’s address, which is not a terminal', () => {
    expect(ofKind(take(one(b4('D'))).statements, 'gate_in')?.place.facilityType).toBe('CLOC')
  })
  test.each([
    ['K', 'customs', 'pending'],
    ['PA', 'customs', 'hold'],
    ['PK', 'customs', 'hold'],
    ['PL', 'USDA', 'hold'],
    ['PP', 'USDA', 'hold'],
    ['A1', 'other:agriculture', 'hold'],
    ['A3', 'other:agriculture', 'hold'],
    ['GO', 'other:general order', 'hold'],
    ['CT', 'customs', null],
    ['CR', 'freight', null],
    ['FP', 'freight', null],
    ['A2', 'other:agriculture', null],
  ])('%s: %s %s', (code, hold, status) => {
    expect(take(one(b4(code))).facts[hold]).toMatchObject({ status })
  })
  test('CU lifts both holds, without a place', () => {
    const { facts, milestones: none } = take(one(b4('CU', { place: '*' })))
    expect([facts.freight, facts.customs]).toMatchObject([{ status: null }, { status: null }])
    expect(none).toEqual([])
  })
  test('AV means available for pick-up, and AA an appointment', () => {
    expect(take(one(b4('AV'))).facts.available_for_pickup).toBe(true)
    expect(take(one(b4('AA'))).facts.pickup_appointment_at).toBe('2026-02-28T14:15:00')
  })
  test.each([
    ['line', 'pickup_lfd_line'],
    ['terminal', 'pickup_lfd_terminal'],
    ['rail', 'pickup_lfd_rail'],
  ] as const)('NF in a 315 of a %s is %s', (kind, field) => {
    expect(take(one(b4('NF', { at: '20260305*0000' })), { kind }).facts[field]).toBe('2026-03-05')
  })
  test('a terminal’s statement applies at the terminal, a line’s wherever the container is', () => {
    const place = (kind: 'line' | 'terminal') =>
      take(one(b4('K')), { kind }).statements.find((statement) => statement.says === 'fact')?.place
    expect(place('line')).toBeNull()
    expect(place('terminal')?.locode).toBe('USLAX')
  })
  test('CA cancels the booking, and no container', () => {
    const { parts, statements } = take(one(b4('CA'), 'N9*BN*TESTBOOK1'))
    expect(parts[0]?.subject).toEqual({ kind: 'booking', number: 'TESTBOOK1' })
    expect(statements).toMatchObject([{ field: 'booking_cancelled', container: null, value: true }])
  })
  test("a code that only partners know is named with its position, and the container's report is quarantined", () => {
    for (const code of ['CH', 'CI', 'constructor']) {
      const { readings, wrong, sets } = take(one(b4(code).replace('*45G1', '*')))
      expect(wrong).toEqual([`segment 4 (B4), element 3: no status is known by the code "${code}"`])
      expect(readings[0]?.reading.outcome).toBe('unrecognized')
      expect(sets[0]?.verdict).toBe('refused')
    }
  })
  test('every code of the table is described, with an effect or known to have none', () => {
    for (const set of ['315', '322', '214'])
      for (const [code, { means }] of Object.entries(x12StatusOf(set))) expect([code, means]).not.toContain('')
    expect(Object.keys(x12Status).length).toBeGreaterThan(50)
  })
})

describe('partners with deviations', () => {
  test('CR is a container returned for one partner and a release for all others', () => {
    const returned = { status: { CR: x12Status.RD! } }
    expect(take(one(b4('CR')), returned).milestones).toEqual(['actual gate_in truck empty 2026-02-28T14:15:00 USLAX'])
    expect(take(one(b4('CR'))).milestones).toEqual([])
  })
  test('times without a code are in the partner’s zone, if configured', () => {
    expect(take(one(b4('VA')), { zone: 'Europe/Copenhagen' }).milestones[0]).toContain('2026-02-28T13:15:00Z')
  })
  test('a sender that is not the partner is rejected', () => {
    const { parts, whole, sets } = take(one(b4('VA')), { senderIds: ['OTHER'] })
    expect(parts).toEqual([])
    expect(whole).toEqual([
      'segment 1 (ISA), element 6: the sender "TESTLINE" is not one of those of the partner plain',
    ])
    expect(sets[0]?.verdict).toBe('refused')
  })
  test("the partner's own qualifier for the chassis is read", () => {
    expect(take(one(b4('CB'), 'N9*CH*TSTZ654321'), { references: { CH: 'chassis' } }).facts.chassis_number).toBe(
      'TSTZ654321',
    )
  })
})

describe('322', () => {
  const at = (code: string, ...more: string[]) =>
    x12('322', [
      [
        `Q5*${code}*20260305*141500*LT**LONG BEACH*CA*US`,
        'N7*TSTU*123456*43459*G*******CN*BNSF*****L*8****451G',
        'M7*SEAL42',
        'W2*TSTU*123456**CC*L',
        ...more,
      ],
    ])
  const ports = [
    'R4*5*UN*USLGB*LONG BEACH*US***CA',
    'R4*6*UN*USLGB',
    'R4*7*UN*USCHI*CHICAGO RAMP*US***IL',
    'N1*RR*BNSF Railway*ZZ*BNSF',
  ]

  test('a loading is read, and the arrival expected at the ramp in R4*7', () => {
    const { milestones, facts } = take(
      at('AL', 'DTM*371*20260309*0600*LT', 'DTM*830*20260309*1600*LT', 'DTM*017*20260310', ...ports),
    )
    expect(milestones).toEqual([
      'actual load rail full 2026-03-05T14:15:00 USLGB',
      'estimated arrive rail 2026-03-09T06:00:00 USCHI',
      'planned arrive rail 2026-03-09T16:00:00 USCHI',
    ])
    expect(facts).toEqual({
      rail_carrier_scac: 'BNSF',
      weight_in_lbs: 43459,
      seal_number: 'SEAL42',
      equipment_size_type: '45G1',
    })
  })
  test.each([
    ['A', 'actual arrive rail'],
    ['P', 'actual depart rail'],
    ['E', 'estimated arrive rail'],
    ['UR', 'actual discharge rail full'],
    ['GI', 'actual gate_in truck full'],
    ['OA', 'actual gate_out truck full'],
  ])('%s is %s', (code, milestone) =>
    expect(take(at(code, ...ports)).milestones[0]).toBe(`${milestone} 2026-03-05T14:15:00 USLGB`),
  )
  test('NF with a future date is the railway’s last free day, whoever sends it', () => {
    expect(take(at('NF', ...ports), { kind: 'line' }).facts.pickup_lfd_rail).toBe('2026-03-05T14:15:00')
  })
  test('the city of Q5 is the place without R4', () => {
    expect(take(at('A')).milestones[0]).toContain('LONG BEACH, CA, US')
  })
  test('the chassis next to the container is its chassis', () => {
    const { parts, facts } = take(at('OA', 'N7*TSTZ*654321', ...ports))
    expect(parts.map(({ subject }) => subject.number)).toEqual([CONTAINER])
    expect(facts.chassis_number).toBe('TSTZ654321')
  })
  test('several containers in one set become several reports, each with its own seal', () => {
    const { parts, readings } = take(at('A', 'N7*TSTU*765432', 'M7*SEAL43', ...ports))
    expect(parts.map(({ subject }) => subject.number)).toEqual([CONTAINER, 'TSTU7654320'])
    const seals = readings.map(({ reading }) =>
      reading.statements.find((statement) => statement.says === 'fact' && statement.field === 'seal_number'),
    )
    expect(seals).toMatchObject([{ value: 'SEAL42' }, { value: 'SEAL43' }])
    expect(new Set(parts.map(({ messageId }) => messageId)).size).toBe(2)
  })
})

describe('214 and 404', () => {
  test('a truck’s status of a container is read, with the place that follows it', () => {
    const { milestones } = take(
      x12('214', [
        [
          'B10*PRO1*SHIP1*TEST',
          'MS2*TSTU*123456*CN',
          'LX*1',
          'AT7*AF*NS***20260306*0800*PS',
          'MS1*LOS ANGELES*CA*US',
          'AT7*X1*NS***20260306*1100*PS',
          'MS1*FONTANA*CA*US',
        ],
      ]),
    )
    expect(milestones).toEqual(
      ['actual gate_out truck full 2026-03-06T16:00:00Z LOS ANGELES, CA, US'].concat(
        'actual arrive truck 2026-03-06T19:00:00Z FONTANA, CA, US',
      ),
    )
  })
  test('AT7 is read by its own codes, and an appointment', () => {
    const { facts, milestones } = take(
      x12('214', [['L11*TSTU1234568*EQ', 'AT7*AP*NS***20260306*0800*PS', 'AT7***AA*NA*20260307*0900*PS']]),
    )
    expect(milestones).toEqual([])
    expect(facts.pickup_appointment_at).toBe('2026-03-07T17:00:00Z')
  })
  test('a load without a container is rejected with the reason', () => {
    expect(take(x12('214', [['B10*PRO1*SHIP1*TEST', 'AT7*AF*NS***20260306*0800*PS']])).wrong).toEqual([
      'segment 4 (B10): names no container in MS2, N7 or a reference EQ',
    ])
  })
  test('the railway, the bill, and the weight in the unit of its line are read from a waybill', () => {
    const { facts, milestones } = take(
      x12('404', [
        [
          'BX*04*R*PP*TEST',
          'N9*BM*TESTBILL1',
          'N7*TSTU*123456*10000*N**************8****4500',
          'M7*SEAL42',
          'R2*CSXT*R',
          'R2*BNSF*1',
          'L0*1***10000*N***1*CTN**K',
        ],
      ]),
    )
    expect(milestones).toEqual([])
    expect(facts).toEqual({
      bill_of_lading_number: 'TESTBILL1',
      equipment_size_type: '4500',
      weight_in_lbs: 22046,
      seal_number: 'SEAL42',
      rail_carrier_scac: 'CSXT',
    })
  })
})

describe('EDIFACT', () => {
  const iftsta = (sts: string, ...more: string[]) =>
    edifact('IFTSTA', [
      'BGM+23+X+9',
      'RFF+BM:TESTBILL1',
      'CNI+1',
      sts,
      `RFF+EQ:${CONTAINER}`,
      'DTM+334:202603051415:203',
      'LOC+175+USSYR:227::SYRACUSE+US:162',
      ...more,
      `EQD+CN+${CONTAINER}+45G1:102:5+++5`,
    ])
  const train = 'TDT+1++2+25+ABCD:172::TEST+++:::CSX TRANSPORTATION'

  test('an X12 letter under the sender’s own agency, with truncated text, means rail if a train carries it', () => {
    const { milestones, facts, statements } = take(
      iftsta(
        'STS+1+P::HS:Rail Departed from In-Transit Locat',
        train,
        'LOC+9+COCTG:139',
        'DTM+186:202602091415:203',
        'LOC+11+USNYC:139::APM TERMINALS, , US',
        'DTM+178:202602170505:203',
        'LOC+29+USCHI',
        'DTM+132:202603070600:203',
        'LOC+7+USWOQ:139::WOODRIDGE, IL, US',
        'DTM+132:202603070700:203',
      ),
    )
    expect(milestones).toEqual([
      'actual depart rail 2026-03-05T14:15:00 USSYR',
      'actual depart vessel 2026-02-09T14:15:00 COCTG',
      'actual arrive vessel 2026-02-17T05:05:00 USNYC',
      'estimated arrive rail 2026-03-07T06:00:00 USCHI',
      'estimated arrive - 2026-03-07T07:00:00 USWOQ',
    ])
    expect(facts).toMatchObject({
      rail_carrier_scac: 'CSXT',
      bill_of_lading_number: 'TESTBILL1',
      equipment_size_type: '45G1',
    })
    expect(ofKind(statements, 'depart')?.text).toBe('P Rail Departed from In-Transit Locat')
  })
  test('the sender’s own meaning is found by agency, code and the start of the text', () => {
    const own = { edifactStatus: [{ agency: 'HS', code: 'P', text: 'Picked up', meaning: x12Status.OA! }] }
    expect(take(iftsta('STS+1+P::HS:PICKED UP AT TERM', train), own).milestones[0]).toContain('gate_out truck full')
    expect(take(iftsta('STS+1+P::HS:Rail Departed', train), own).milestones[0]).toContain('depart rail')
    expect(take(iftsta('STS+1+P::ZZ:Picked up', train), own).milestones[0]).toContain('depart rail')
  })
  test('numbers are Recommendation 24, unless another agency is named', () => {
    expect(take(iftsta('STS+1+24', 'TDT+20+12W+1+13+TEST:172+++9450612:146::TEST ALPHA')).statements[0]).toMatchObject({
      kind: 'depart',
      mode: 'vessel',
      vessel: { imo: '9450612', name: 'TEST ALPHA' },
      voyage: '12W',
    })
    expect(take(iftsta('STS+1+24::HS')).wrong[0]).toBe(
      'segment 6 (STS), element 2: no status is known by the code "24" of the agency "HS"',
    )
  })
  const coarri = (code: string, ...containers: string[]) =>
    edifact('COARRI', [
      `BGM+${code}+X+9`,
      'TDT+20+031W+1+13+TST:172:20+++9450612:146::TEST ALPHA',
      'LOC+9+ITGOA:139:6+VTE:TER:ZZZ',
      'LOC+11+ITGOA:139:6+VTE:TER:ZZZ',
      ...containers,
      'CNT+16:2',
    ])
  const unit = (number: string) => [
    `EQD+CN+${number}+45G1:102:5++3+5`,
    'RFF+BN:TESTBOOK1',
    'DTM+203:202603050913:203',
    'LOC+147+380886::6',
    'MEA+AAE+T+KGM:4000',
    'MEA+AAE+EGW+KGM:8000',
    'MEA+AAE+VGM+KGM:10000',
    'SEL+SI+CA',
    'SEL+H53175+SH',
  ]

  test('the many containers of a COARRI become separate reports', () => {
    const { parts, milestones, facts, statements } = take(coarri('44', ...unit(CONTAINER), ...unit('TSTU7654327')))
    expect(parts.map(({ subject }) => subject.number)).toEqual([CONTAINER, 'TSTU7654327'])
    expect(parts[0]?.body).not.toContain('TSTU7654327')
    expect(milestones).toEqual(Array(2).fill('actual discharge vessel full 2026-03-05T09:13:00 ITGOA'))
    expect(facts).toEqual({
      booking_number: 'TESTBOOK1',
      equipment_size_type: '45G1',
      weight_in_lbs: 22046,
      seal_number: 'H53175',
    })
    expect(statements[0]).toMatchObject({
      place: { facilityCode: 'VTE', facilityProvider: 'SMDG' },
      vessel: { imo: '9450612' },
      voyage: '031W',
    })
    expect(take(coarri('46', ...unit(CONTAINER))).milestones).toEqual([
      'actual load vessel full 2026-03-05T09:13:00 ITGOA',
    ])
  })
  test('the other containers are read if one of a COARRI cannot be', () => {
    const { parts, wrong, sets } = take(coarri('44', 'EQD+CN+NOBOX', ...unit(CONTAINER)))
    expect(parts.map(({ subject }) => `${subject.kind} ${subject.number}`)).toEqual([
      `container ${CONTAINER}`,
      'facility plain',
    ])
    expect(wrong).toEqual(['segment 7 (EQD), element 2: is not a container number: "NOBOX"'])
    expect(sets[0]?.verdict).toBe('accepted_with_errors')
  })
  const codeco = (code: string, ...more: string[]) => edifact('CODECO', [`BGM+${code}+X+9`, ...more])
  test('a CODECO is read: in and out of the gate, by truck, train or barge, full or empty', () => {
    const container = (status: string) => [
      `EQD+CN+${CONTAINER}+22G1:102:5++${status}`,
      'DTM+7:202603050800:203',
      'LOC+165+ITGOA:139:6+VTE:TER:306',
    ]
    expect(take(codeco('34', ...container('2+5'), 'TDT+1++3+31')).milestones).toEqual([
      'actual gate_in truck full 2026-03-05T08:00:00 ITGOA',
    ])
    expect(take(codeco('36', ...container('3+4'), 'TDT+1++2')).milestones).toEqual([
      'actual gate_out rail empty 2026-03-05T08:00:00 ITGOA',
    ])
    expect(take(codeco('34', ...container('2+5'), 'TDT+1++8+8')).milestones).toEqual([
      'actual gate_in barge full 2026-03-05T08:00:00 ITGOA',
    ])
  })
  test('a gate move without a place is at the partner’s own, at the port of its trade, or reported as incomplete', () => {
    const container = (trade: string, ...locs: string[]) =>
      codeco('34', `EQD+CN+${CONTAINER}+22G1:102:5++${trade}+5`, 'DTM+7:202603050800:203', ...locs)
    const place = { locode: 'ITGOA', name: null, facilityCode: null, facilityProvider: null, facilityType: null }
    expect(take(container('2'), { place }).milestones[0]).toContain('ITGOA')
    expect(take(container('2', 'LOC+9+ITGOA', 'LOC+11+ESBCN')).milestones[0]).toContain('ITGOA')
    expect(take(container('3', 'LOC+9+ITGOA', 'LOC+11+ESBCN')).milestones[0]).toContain('ESBCN')
    expect(take(container('2')).wrong).toEqual([
      'segment 3 (BGM): no LOC gives the place, and the partner has no place of its own',
    ])
  })
  test('planning messages are rejected with the reason', () => {
    expect(take(edifact('COPRAR', ['BGM+45'])).wrong).toEqual([
      'segment 2 (UNH), element 2: the message "COPRAR" is not one of CODECO, COARRI, IFTSTA',
    ])
  })
  test('a message without UNB, and counts that do not match, are reported but accepted', () => {
    const text = codeco('34', `EQD+CN+${CONTAINER}++++5`, 'DTM+7:202603050800:203', 'LOC+165+ITGOA')
    expect(take(text.split('\n').slice(1, -1).join('\n'))).toMatchObject({
      whole: ['segment 1 (UNH): a message without UNB'],
      milestones: [expect.stringContaining('ITGOA')],
    })
    const { notes, whole, milestones } = take(text.replace('UNT+6+1', 'UNT+60+2').replace('UNZ+1+17', 'UNZ+1+18'))
    expect(milestones).toHaveLength(1)
    expect([...notes, ...whole]).toEqual([
      'segment 7 (UNT), element 1: counts "60" segments, there are 6',
      'segment 7 (UNT), element 2: names the message "2", UNH names it "1"',
      'segment 8 (UNZ), element 2: names the interchange "18", UNB names it "17"',
    ])
  })
  test('custom separators are handled up to the report', () => {
    const text = codeco('34', `EQD+CN+${CONTAINER}++++5`, 'DTM+7:202603050800:203', 'LOC+165+ITGOA')
      .replaceAll("'", '~')
      .replaceAll('+', '^')
    expect(take(`UNA:^.? ~${text}`).milestones).toHaveLength(1)
  })
})

describe('times', () => {
  test.each([
    ['UT', '2026-07-01T12:00:00Z'],
    ['GM', '2026-07-01T12:00:00Z'],
    ['PT', '2026-07-01T19:00:00Z'],
    ['PS', '2026-07-01T20:00:00Z'],
    ['PD', '2026-07-01T19:00:00Z'],
    ['CT', '2026-07-01T17:00:00Z'],
    ['ET', '2026-07-01T16:00:00Z'],
    ['ES', '2026-07-01T17:00:00Z'],
    ['MT', '2026-07-01T18:00:00Z'],
    ['01', '2026-07-01T11:00:00Z'],
    ['12', '2026-07-01T00:00:00Z'],
    ['13', '2026-07-02T00:00:00Z'],
    ['24', '2026-07-01T13:00:00Z'],
    ['LT', '2026-07-01T12:00:00'],
    ['', '2026-07-01T12:00:00'],
  ])('noon of the first of July under %s', (code, at) => {
    expect(readX12Time('20260701', '1200', code)).toEqual({ time: { at, precision: 'minute' } })
  })
  test('general Pacific time follows the season', () => {
    expect(readX12Time('20260101', '1200', 'PT')).toMatchObject({ time: { at: '2026-01-01T20:00:00Z' } })
  })
  test('every time code of the table is read', () => {
    for (const code of Object.keys(x12TimeCodes)) expect(readX12Time('20260101', '1200', code)).toHaveProperty('time')
  })
  test.each([
    ['2026070', '1200', '', 'date'],
    ['20260230', '1200', '', 'date'],
    ['', '1200', '', 'date'],
    ['20260701', '25', '', 'time'],
    ['20260701', '2460', '', 'time'],
    ['20260701', '12000', '', 'time'],
    ['20260701', '1200', 'QQ', 'code'],
    ['20260701', '1200', 'constructor', 'code'],
  ])('the unreadable part of %s %s %s is named', (date, time, code, part) =>
    expect(readX12Time(date, time, code)).toMatchObject({ part }),
  )
  test.each([
    ['2400', '2026-07-01T23:59:59'],
    ['240000', '2026-07-01T23:59:59'],
  ])('%s is the end of the day, and no moment of the next', (clock, at) => {
    expect(readX12Time('20260701', clock)).toEqual({ time: { at, precision: 'minute' } })
    const [value, format] = clock.length === 4 ? [`20260701${clock}`, '203'] : [`20260701${clock}`, '204']
    expect(readEdifactTime(value, format)).toEqual({ time: { at, precision: 'minute' } })
  })
  test('six digits are a date of this century', () => {
    expect(readX12Time('260701')).toEqual({ time: { at: '2026-07-01', precision: 'day' } })
  })
  test.each([
    ['20260701', '102', '2026-07-01'],
    ['260701', '101', '2026-07-01'],
    ['2607011200', '201', '2026-07-01T12:00:00'],
    ['202607011200', '203', '2026-07-01T12:00:00'],
    ['20260701120030', '204', '2026-07-01T12:00:30'],
    ['202607011200+0200', '205', '2026-07-01T10:00:00Z'],
    ['202607011200UTC', '303', '2026-07-01T12:00:00Z'],
    ['202607011200LOC', '303', '2026-07-01T12:00:00'],
    ['202607011200EST', '303', '2026-07-01T17:00:00Z'],
    ['202607011200+08', '303', '2026-07-01T04:00:00Z'],
    ['260701120030', '202', '2026-07-01T12:00:30'],
    ['2607011200+0530', '301', '2026-07-01T06:30:00Z'],
    ['260701120030UTC', '302', '2026-07-01T12:00:30Z'],
    ['202607011200', '', '2026-07-01T12:00:00'],
  ])('EDIFACT %s in format %s', (value, format, at) =>
    expect(readEdifactTime(value, format)).toMatchObject({ time: { at } }),
  )
  test.each([
    ['202602301200', '203'],
    ['2026', '203'],
    ['x', 'constructor'],
    ['202607011200CST', '303'],
    ['202607011200XYZ', '303'],
    ['', ''],
  ])('EDIFACT %s in format %s is rejected', (value, format) =>
    expect(readEdifactTime(value, format)).toHaveProperty('reason'),
  )
})

test("a partner's own code with a space in it is looked up as it is written", () => {
  const ownCity = { places: { 'CI:LA PAZ': 'BOLPB' } }
  expect(take(x12('315', [[b4('UV', { place: 'LA PAZ*CI' })]]), ownCity).milestones[0]).toContain('BOLPB')
  const gate = ['BGM+34+1+9', `EQD+CN+${CONTAINER}`, 'DTM+7:202603011430:203', 'LOC+165+LA PAZ', 'TDT+1++3']
  expect(take(edifact('CODECO', gate), { places: { 'LA PAZ': 'BOLPB' } }).milestones[0]).toContain('BOLPB')
})

test('a UN/LOCODE with a space in it is accepted', () => {
  expect(take(x12('315', [[b4('UV', { place: 'US LAX*UN' })]])).milestones).toEqual([
    'actual discharge vessel full 2026-02-28T14:15:00 USLAX',
  ])
  const gate = ['BGM+34+1+9', `EQD+CN+${CONTAINER}`, 'DTM+7:202603011430:203', 'LOC+165+US LAX:139:6', 'TDT+1++3']
  expect(take(edifact('CODECO', gate)).milestones).toEqual(['actual gate_in truck 2026-03-01T14:30:00 USLAX'])
})

test.each(['LA PAZ', 'AL FAW', 'BA RIA'])(
  'the name %s, which has the form of such a code, is not taken for one',
  (name) => {
    const gate = [
      'BGM+34+1+9',
      `EQD+CN+${CONTAINER}`,
      'DTM+7:202603011430:203',
      `LOC+165+${name}:::${name}`,
      'TDT+1++3',
    ]
    expect(take(edifact('CODECO', gate)).statements[0]).toMatchObject({ place: { locode: null, name } })
    expect(take(x12('315', [[b4('UV', { place: `${name}*UN` })]])).statements[0]).toMatchObject({
      place: { locode: null, name },
    })
  },
)
