import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount, boxed, conflictsOf, found, paperWith, resultOf } from './papers.ts'

const BILL = found('MAEU261904573')
const [A, B, C, D] = ['MSKU1234565', 'TCLU4265135', 'MSKU7054417', 'QXSU1690109']

describe('totals', () => {
  test('that differ are a conflict, with the value of each document', () => {
    const bill = paperWith('bill_of_lading', {
      bill_of_lading_number: BILL,
      packages: amount(1204, 'cartons'),
      gross_weight: amount(18250, 'kg'),
    })
    const list = paperWith('packing_list', { packages: amount(1240, 'ctns'), gross_weight: amount(18250.4, 'kg') })
    expect(conflictsOf([bill, list])).toEqual(['packages: 1204 cartons bill_of_lading | 1240 ctns packing_list'])
    const [{ values } = { values: [] }] = resultOf([bill, list]).conflicts
    expect(values[1]).toMatchObject({ document: list, field: 'packages', page: 1, confidence: 0.95, isManual: false })
  })

  test('of several documents are one conflict', () => {
    const papers = [
      paperWith('bill_of_lading', { bill_of_lading_number: BILL, packages: amount(1204, 'ctns') }),
      paperWith('arrival_notice', { bill_of_lading_number: BILL, packages: amount(1204, 'ctns') }),
      paperWith('packing_list', { packages: amount(1240, 'ctns') }),
    ]
    expect(conflictsOf(papers)).toEqual([
      'packages: 1204 ctns bill_of_lading | 1240 ctns packing_list | 1204 ctns arrival_notice',
    ])
  })

  const weights = (a: [number, string | null], b: [number, string | null]) =>
    conflictsOf([
      paperWith('bill_of_lading', { gross_weight: amount(...a) }),
      paperWith('packing_list', { gross_weight: amount(...b) }),
    ])

  test('are compared in one unit, and roundings agree', () => {
    expect(weights([12345.6, 'kg'], [12346, 'kg'])).toEqual([])
    expect(weights([12345.6, 'kg'], [27217.4, 'lb'])).toEqual([])
    expect(weights([12345.6, 'kg'], [12.35, 'mt'])).toEqual([])
    expect(weights([12345, 'kg'], [12435, 'kg'])).toHaveLength(1)
    expect(weights([12345, 'kg'], [28217, 'lb'])).toHaveLength(1)
    // A weight without a unit cannot be compared, nor one in `ton`, which has several meanings.
    expect(weights([12345, 'kg'], [13000, null])).toEqual([])
    expect(weights([12345, 'kg'], [13, 'ton'])).toEqual([])
  })

  test('with the weight of the empty container added are no conflict', () => {
    expect(weights([24000, 'kg'], [26230, 'kg'])).toEqual([])
  })

  test('of other kinds of packages are no conflict', () => {
    const packages = (a: [number, string | null], b: [number, string | null]) =>
      conflictsOf([
        paperWith('bill_of_lading', { packages: amount(...a), gross_weight: amount(900, 'kg') }),
        paperWith('packing_list', { packages: amount(...b), gross_weight: amount(900, 'kg') }),
      ])
    expect(packages([10, 'pallets'], [1204, 'cartons'])).toEqual([])
    expect(packages([10, null], [1204, 'cartons'])).toEqual([])
    expect(packages([10, 'packages'], [1204, null])).toEqual([])
    expect(packages([1200, 'packages'], [1204, 'cartons'])).toHaveLength(1)
    expect(packages([120, 'ctns'], [1204, 'cartons'])).toHaveLength(1)
  })

  test('that are less of everything are those of a part', () => {
    const bill = paperWith('bill_of_lading', { packages: amount(500, 'ctns'), gross_weight: amount(9000, 'kg') })
    const part = { packages: amount(100, 'ctns'), gross_weight: amount(1700, 'kg') }
    expect(conflictsOf([bill, paperWith('packing_list', part)])).toEqual([])
    expect(conflictsOf([bill, paperWith('packing_list', { ...part, gross_weight: amount(9000, 'kg') })])).toHaveLength(
      1,
    )
  })

  test('of a document that a reference alone links count only where another agrees', () => {
    const bill = paperWith('bill_of_lading', { packages: amount(500, 'ctns'), volume: amount(42.1, 'cbm') })
    const linked = { isWeak: true }
    expect(conflictsOf([bill, paperWith('packing_list', { packages: amount(510, 'ctns') }, linked)])).toEqual([])
    const agreeing = { packages: amount(510, 'ctns'), volume: amount(42.08, 'cbm') }
    expect(conflictsOf([bill, paperWith('packing_list', agreeing, linked)])).toHaveLength(1)
  })
})

describe('documents that are not compared', () => {
  const list = (packages: number, number?: string) =>
    paperWith('packing_list', {
      packages: amount(packages, 'ctns'),
      ...(number ? { invoice_number: found(number) } : {}),
    })
  const bill = () => paperWith('bill_of_lading', { bill_of_lading_number: BILL, packages: amount(1204, 'ctns') })

  test('several of a type, each of which may be a part, and none is added to another', () => {
    for (const [one, other] of [
      [list(1240), list(700)],
      [list(1240, 'RE-1001'), list(700, 'RE-1002')],
    ] as const) {
      const { conflicts, excluded, compared } = resultOf([bill(), one, other])
      expect(conflicts).toEqual([])
      expect(excluded.map(({ document, reason }) => [document.id, reason]).toSorted()).toEqual(
        [one, other].map(({ id }) => [id, 'one_of_several']),
      )
      expect(compared).toHaveLength(1)
    }
  })

  test('amended ones: the newest version of a number is in force', () => {
    const [old, amended] = [list(1240, 'RE-1001'), list(1204, 're 1001')]
    const { conflicts, excluded } = resultOf([amended, bill(), old])
    expect(conflicts).toEqual([])
    expect(excluded).toEqual([{ document: old, reason: 'superseded' }])
    expect(resultOf([bill(), list(1204, 'RE-1001'), list(1240, 'RE-1001')]).conflicts).toHaveLength(1)
  })

  test('amended ones with the same bill without the letters of a line that is not listed', () => {
    const waybill = (number: string) => paperWith('sea_waybill', { bill_of_lading_number: found(number) })
    const [amended, old] = [waybill('12345678'), waybill('QXZW12345678')]
    expect(resultOf([amended, old]).excluded.map(({ reason }) => reason)).toEqual(['superseded'])
  })

  test('house bills with the bill of the line: other consignments are in it', () => {
    const house = paperWith('sea_waybill', {
      house_bill_number: found('HSEA77120457'),
      packages: amount(1150, 'ctns'),
    })
    expect(conflictsOf([bill(), house])).toEqual([])
    const byReference = paperWith('arrival_notice', { packages: amount(1150, 'ctns') }, { houseBill: 'HSEA77120457' })
    expect(conflictsOf([bill(), byReference])).toEqual([])
    // With two bills, it is unknown whose goods the packing list describes.
    expect(conflictsOf([bill(), house, list(1180)])).toEqual([])
  })

  test('values that are not certain, unless a user wrote them', () => {
    const unsure = { packages: found({ amount: 1240, unit: 'ctns' }, 0.85) }
    expect(conflictsOf([bill(), paperWith('packing_list', unsure)])).toEqual([])
    for (const written of [{ value: { amount: 1240, unit: 'ctns' } }, '1,240 cartons']) {
      const by = { manual: { packages: written } }
      expect(conflictsOf([bill(), paperWith('packing_list', { packages: written }, by)])).toHaveLength(1)
    }
    expect(
      conflictsOf([bill(), paperWith('packing_list', { packages: null }, { manual: { packages: null } })]),
    ).toEqual([])
  })
})

describe('containers', () => {
  const naming = (type: string, ...numbers: string[]) =>
    paperWith(type, { bill_of_lading_number: BILL, containers: numbers.map((one) => boxed(one)) })

  test('are a conflict where each document names one that the other does not', () => {
    expect(conflictsOf([naming('bill_of_lading', A, B), naming('packing_list', A, C)])).toEqual([
      `containers: ${B} bill_of_lading | ${C} packing_list`,
    ])
    expect(conflictsOf([naming('bill_of_lading', A, B), naming('delivery_order', A)])).toEqual([])
  })

  test('on the bill are compared with those that are tracked', () => {
    const journey = { numbers: ['261904573'], containers: [A, C] }
    expect(conflictsOf([naming('bill_of_lading', A, B)], journey)).toEqual([
      `containers: ${B} bill_of_lading | ${C} tracked`,
    ])
    expect(conflictsOf([naming('bill_of_lading', A)], journey)).toEqual([])
    expect(conflictsOf([naming('bill_of_lading', A, C, D)], journey)).toEqual([])
    expect(conflictsOf([naming('bill_of_lading', A, B)], { ...journey, numbers: ['991904573'] })).toEqual([])
    expect(conflictsOf([naming('packing_list', A, B)], journey)).toEqual([])
  })

  test('have seals that are mistyped, and others that are different', () => {
    const sealed = (type: string, seal: string) =>
      paperWith(type, { containers: [boxed(A, { seal_number: found(seal, 0.94) })] })
    const seals = (one: string, other: string) =>
      conflictsOf([sealed('bill_of_lading', one), sealed('arrival_notice', other)])
    expect(seals('CN1234567', 'CN1234576')).toEqual([
      `${A} seal_number: CN1234567 bill_of_lading | CN1234576 arrival_notice`,
    ])
    expect(seals('CN-1234567', 'CN1234567')).toEqual([])
    expect(seals('CN1234567', 'HSF90812')).toEqual([])
    expect(seals('CN1234567', 'CN7654321')).toEqual([])
  })

  test('with other contents are each a separate conflict', () => {
    const filled = (type: string, first: number, second: number) =>
      paperWith(type, {
        containers: [
          boxed(A, { gross_weight: amount(first, 'kg'), packages: amount(300, 'ctns') }),
          boxed(B, { gross_weight: amount(second, 'kg') }),
        ],
      })
    expect(conflictsOf([filled('bill_of_lading', 9000, 8000), filled('packing_list', 9090, 8001)])).toEqual([
      `${A} gross_weight: 9000 kg bill_of_lading | 9090 kg packing_list`,
    ])
  })
})

describe('names and numbers', () => {
  const pair = (field: string, one: string, other: string, types = ['bill_of_lading', 'arrival_notice'] as const) =>
    conflictsOf([
      paperWith(types[0], { bill_of_lading_number: BILL, [field]: found(one) }),
      paperWith(types[1], { bill_of_lading_number: BILL, [field]: found(other) }),
    ])

  test.each([
    ['Harbour Street Foods Ltd.', 'HARBOUR STREET FOODS LIMITED'],
    ['Harbour Street Foods', 'Harbor St. Foods Inc'],
    ['Müller & Söhne GmbH', 'MULLER U. SOHNE'],
    ['HSF Trading Co., Ltd', 'Harbour Street Foods'],
    ['Harbour Street Foods', 'TO ORDER OF SHIPPER'],
    ['Harbour Street Foods', '港街食品'],
    ['The Trading Co. Ltd', 'Northern Light Ceramics'],
  ])('%s may be %s', (one, other) => {
    expect(pair('consignee', one, other)).toEqual([])
  })

  test('clearly other names are a conflict', () => {
    expect(pair('consignee', 'Harbour Street Foods Ltd', 'Northern Light Ceramics Ltd')).toHaveLength(1)
    expect(pair('shipper', 'Harbour Street Foods Ltd', 'Northern Light Ceramics GmbH')).toHaveLength(1)
  })

  test('ports that are far from each other are a conflict', () => {
    expect(pair('port_of_discharge', 'Los Angeles', 'Long Beach, CA')).toEqual([])
    expect(pair('port_of_discharge', 'Los Angeles', 'An unknown berth')).toEqual([])
    expect(pair('port_of_discharge', 'Los Angeles', 'Oakland, CA')).toHaveLength(1)
    expect(
      pair('port_of_loading', 'Shanghai, China', 'BUSAN', ['bill_of_lading', 'packing_list'] as never),
    ).toHaveLength(1)
  })

  test('a port that another document has for the inland place is not a conflict', () => {
    const bill = paperWith('bill_of_lading', {
      port_of_discharge: found('Rotterdam, Netherlands'),
      place_of_delivery: found('Duisburg, Germany'),
    })
    const deliver = paperWith('bill_of_lading', {
      port_of_discharge: found('Rotterdam, Netherlands'),
      place_of_delivery: found('Hamburg'),
    })
    const list = (port: string) => paperWith('packing_list', { port_of_discharge: found(port) })
    expect(conflictsOf([bill, list('Duisburg')])).toEqual([])
    expect(conflictsOf([deliver, list('HAMBURG, Germany')])).toEqual([])
    expect(conflictsOf([bill, list('Hamburg, Germany')])).toHaveLength(1)
  })

  test.each([
    ['MAEU261904573', '261904573'],
    ['ONEYTYOF12345600', 'TYOF12345600'],
    ['HSEA77120457', '77120457'],
  ])('documents of %s and of %s are of one bill', (one, other) => {
    const paper = (type: string, bill: string, packages: number) =>
      paperWith(type, { bill_of_lading_number: found(bill), packages: amount(packages, 'ctns') })
    expect(conflictsOf([paper('bill_of_lading', one, 1204), paper('packing_list', other, 1240)])).toEqual([
      'packages: 1204 ctns bill_of_lading | 1240 ctns packing_list',
    ])
  })

  test.each([
    ['ONEYTYOB12345600', 'ONEYSHAB12345600'],
    ['ONEYTYOB12345600', 'SHAB12345600'],
    ['HDMUSELA12345678', 'HDMUBUSA12345678'],
  ])('documents of %s and of %s are of two bills, which differ in the code of an office', (one, other) => {
    const paper = (type: string, bill: string, packages: number) =>
      paperWith(type, { bill_of_lading_number: found(bill), packages: amount(packages, 'ctns') })
    expect(conflictsOf([paper('bill_of_lading', one, 1204), paper('packing_list', other, 1240)])).toEqual([])
    const house = (type: string, master: string) =>
      paperWith(type, { house_bill_number: found('HSEA77120457'), master_bill_number: found(master) })
    expect(conflictsOf([house('bill_of_lading', one), house('arrival_notice', other)])).toEqual([
      `master_bill_number: ${one} bill_of_lading | ${other} arrival_notice`,
    ])
  })

  test('one house bill has one master bill', () => {
    const house = (type: string, master: string) =>
      paperWith(type, { house_bill_number: found('HSEA77120457'), master_bill_number: found(master) })
    expect(conflictsOf([house('bill_of_lading', 'MAEU261904573'), house('arrival_notice', '261904573')])).toEqual([])
    expect(conflictsOf([house('bill_of_lading', 'MAEU261904573'), house('arrival_notice', '261904579')])).toHaveLength(
      1,
    )
  })

  test('the entered value is not less than that of an invoice without freight', () => {
    const values = (terms: string, sold: number, entered: number, currency = 'USD') =>
      conflictsOf([
        paperWith('commercial_invoice', {
          incoterm: found(terms),
          total_amount: found({ amount: sold, currency: 'USD' }),
        }),
        paperWith('customs_entry', { entered_value: found({ amount: entered, currency }) }),
      ])
    expect(values('FOB Shanghai', 48213.5, 48214)).toEqual([])
    expect(values('FOB Shanghai', 48213.5, 52000)).toEqual([])
    expect(values('FOB Shanghai', 48213.5, 45213)).toHaveLength(1)
    expect(values('FOB Shanghai', 48213.5, 45213, 'EUR')).toEqual([])
    expect(values('CIF Los Angeles', 48213.5, 45213)).toEqual([])
    // A much lower value may be that of a part of the goods.
    expect(values('FOB Shanghai', 48213.5, 12000)).toEqual([])
  })
})

const numbers = [A, B, C, D]
const payload = fc.record(
  {
    bill_of_lading_number: fc.constantFrom('MAEU261904573', 'HSEA77120457').map((one) => found(one)),
    house_bill_number: fc.constantFrom('HSEA77120457').map((one) => found(one)),
    invoice_number: fc.constantFrom('RE-1001', 'RE-1002').map((one) => found(one)),
    packages: fc
      .tuple(fc.integer({ min: 1, max: 2000 }), fc.constantFrom('ctns', 'pallets', null))
      .map(([n, unit]) => amount(n, unit)),
    gross_weight: fc
      .tuple(fc.integer({ min: 1, max: 30_000 }), fc.constantFrom('kg', 'lb', 'mt', null))
      .map(([n, unit]) => amount(n, unit)),
    volume: fc.integer({ min: 1, max: 70 }).map((n) => amount(n, 'cbm')),
    consignee: fc.string({ maxLength: 30 }).map((one) => found(one)),
    port_of_discharge: fc.constantFrom('Los Angeles', 'Oakland', 'Busan', '-').map((one) => found(one)),
    containers: fc
      .uniqueArray(fc.constantFrom(...numbers))
      .map((all) => all.map((one) => boxed(one, { gross_weight: amount(9000, 'kg') }))),
  },
  { requiredKeys: [] },
)
const type = fc.constantFrom(
  'bill_of_lading',
  'sea_waybill',
  'arrival_notice',
  'delivery_order',
  'packing_list',
  'commercial_invoice',
  'customs_entry',
)
const papers = fc
  .array(fc.tuple(type, payload), { maxLength: 7 })
  .map((all) => all.map(([one, values]) => paperWith(one, values)))

describe('for any content', () => {
  test('documents that agree are not in conflict', () => {
    fc.assert(
      fc.property(fc.uniqueArray(type, { minLength: 1 }), payload, (types, values) => {
        expect(conflictsOf(types.map((one) => paperWith(one, values)))).toEqual([])
      }),
    )
  })

  test('the order in which they are compared does not matter', () => {
    const sorted = (all: readonly ReturnType<typeof paperWith>[]) =>
      conflictsOf(all)
        .map((one) =>
          one
            .split(/: | \| /)
            .toSorted()
            .join(),
        )
        .toSorted()
    fc.assert(
      fc.property(papers, (all) => {
        expect(sorted(all.toReversed())).toEqual(sorted(all))
      }),
    )
  })

  test('each document is compared or left out for a reason, and only those that are compared are in a conflict', () => {
    fc.assert(
      fc.property(papers, (all) => {
        const { compared, excluded, conflicts } = resultOf(all)
        expect(new Set([...compared, ...excluded.map(({ document }) => document)])).toEqual(new Set(all))
        expect(compared.length + excluded.length).toBe(all.length)
        for (const { values } of conflicts) {
          expect(values.length).toBeGreaterThan(1)
          for (const { document } of values) expect(compared).toContain(document)
        }
      }),
    )
  })

  test('a weight is the same in each unit, however it is rounded', () => {
    fc.assert(
      fc.property(fc.double({ min: 500, max: 400_000, noNaN: true }), fc.integer({ min: 0, max: 2 }), (kg, digits) => {
        const round = (one: number, to = digits) => Number(one.toFixed(to))
        const ways = [amount(round(kg), 'kg'), amount(round(kg / 0.45359237), 'lb'), amount(round(kg / 1000, 3), 'mt')]
        const types = ['bill_of_lading', 'arrival_notice', 'packing_list']
        expect(conflictsOf(types.map((one, at) => paperWith(one, { gross_weight: ways[at] })))).toEqual([])
      }),
    )
  })

  test('any value that a user wrote is compared or passed over', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('packages', 'containers', 'consignee', 'gross_weight'), fc.jsonValue()),
        (manual) => {
          const bill = paperWith('bill_of_lading', { packages: amount(5, 'ctns'), containers: [boxed(A)] })
          const other = paperWith('packing_list', manual, { manual })
          for (const { values } of resultOf([bill, other]).conflicts) expect(values.length).toBeGreaterThan(1)
        },
      ),
    )
  })
})
