import type { Schemas } from '@boxtrail/contracts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { showAgain } from '../harness/records/shown-rows.ts'

type Container = Schemas['Container']
type Shipment = Schemas['Shipment']

const test1 = await testApi()
const { accountId, request } = test1
const { pool, reference } = test1.context
const { places } = reference

const terminals = ['USLAX', 'NLRTM'].map((locode) => places.terminalsAt(locode)[0]!)
const ramp = places.allTerminals().find(({ kind }) => kind === 'rail_terminal')!

/**
 * Inserts records with different values of everything that lists can be filtered and sorted by. The values depend only
 * on the number of the record.
 */
const seed = async () => {
  const one = (values: readonly (string | null)[], n: number) => values[n % values.length]!
  const day = (n: number) => new Date(Date.parse('2026-02-01T06:30:00Z') + n * 86_400_000).toISOString()
  const shipments = Array.from({ length: 24 }, (_, n) => ({
    account_id: accountId,
    id: `01920001-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`,
    journey_id: `01920002-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`,
    bill_of_lading_number: `BILL${(n * 7) % 24}`,
    shipping_line_scac: one(['MAEU', 'HLCU', 'ONEY'], n),
    ref_numbers: [],
    tags: n % 4 === 0 ? ['priority', `week ${n % 3}`] : n % 5 === 0 ? ['week 1'] : [],
    port_of_lading_locode: one(['CNSHA', 'SGSIN'], n),
    port_of_discharge_locode: one(['USLAX', 'NLRTM', null], n),
    pod_terminal_id: one([terminals[0]!.id, terminals[1]!.id, null], n),
    pod_vessel_name: one(['EVER EXAMPLE', 'Ever Example', 'NORTH STAR', null], n),
    pod_vessel_imo: one(['9321483', null, '9300013', null], n),
    pol_etd_at: one([day(n % 6), null], n),
    pol_atd_at: n % 3 === 0 ? day((n % 6) + 1) : null,
    pod_eta_at: n % 7 === 0 ? null : day(20 + (n % 5)),
    pod_ata_at: n % 5 === 0 ? day(19) : null,
    destination_eta_at: n % 6 === 0 ? day(30 + n) : null,
    marks: {},
    created_at: day(n % 10),
    updated_at: day(40 - (n % 8)),
  }))
  const containers = shipments.flatMap((shipment, n) =>
    [0, 1].map((b) => {
      const at = n * 2 + b
      const isOut = at % 6 === 5
      const endsOn = at % 3 === 0 ? day(25 + (at % 4)).slice(0, 10) : null
      return {
        account_id: accountId,
        id: `01920003-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`,
        shipment_id: shipment.id,
        number: `TSTU${String((at * 37) % 48).padStart(7, '0')}`,
        ref_numbers: [],
        current_status: one(['on_ship', 'available', 'picked_up'], at),
        availability_known: at % 4 !== 0,
        available_for_pickup: one(['true', null, 'false'], at % 4 === 0 ? 1 : at),
        holds_at_pod_terminal:
          at % 4 === 1
            ? [
                {
                  name: one(['customs', 'freight', 'VACIS'], at >> 2),
                  status: at % 8 === 1 ? 'hold' : 'pending',
                  description: null,
                },
              ]
            : [],
        fees_at_pod_terminal:
          at % 5 === 2 ? [{ type: one(['demurrage', 'exam'], at), amount: 100, currency_code: 'USD' }] : [],
        pod_terminal_id: shipment.pod_terminal_id,
        pickup_facility_id: at % 7 === 0 ? ramp.id : shipment.pod_terminal_id,
        pod_full_out_at: isOut ? day(26) : null,
        empty_terminated_at: at % 12 === 11 ? day(33) : null,
        marks: {
          ...(shipment.port_of_discharge_locode
            ? {
                pickup_place: {
                  name: null,
                  locode: at % 7 === 0 ? ramp.portLocode : shipment.port_of_discharge_locode,
                },
              }
            : {}),
          ...(endsOn || isOut
            ? {
                free_time: {
                  ends_on: endsOn,
                  locode: null,
                  timezone: null,
                  clocks: [
                    {
                      charge: 'demurrage',
                      starts_at: null,
                      ended_at: isOut ? day(26) : null,
                      last_free_day: endsOn,
                      is_calculated: false,
                      because: [],
                    },
                    {
                      charge: 'detention',
                      starts_at: isOut ? day(26) : null,
                      ended_at: at % 12 === 11 ? day(33) : null,
                      last_free_day: isOut ? day(35 + (at % 5)).slice(0, 10) : null,
                      is_calculated: true,
                      because: [],
                    },
                  ],
                },
              }
            : {}),
        },
        created_at: shipment.created_at,
        updated_at: day(40 - (at % 9)),
      }
    }),
  )
  const insert = (table: string, rows: readonly object[]) => {
    const columns = Object.keys(rows[0]!).join(', ')
    return pool.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    )
  }
  await insert('shipments', shipments)
  await insert('containers', containers)
  await pool.query('update ledgers set shipments_total = 24, containers_total = 48 where account_id = $1', [accountId])
  await showAgain(pool)
}

const get = async (path: string) => {
  const response = await request('GET', path)
  return { status: response.status, ...(await response.json()) }
}

let shipments: Map<string, Shipment>
let containers: Container[]
beforeAll(async () => {
  await seed()
  const all = async (path: string) => (await get(`/v2/${path}?page[size]=100`)).data
  shipments = new Map((await all('shipments')).map((one: Shipment) => [one.id, one]))
  containers = await all('containers')
  expect([shipments.size, containers.length]).toEqual([24, 48])
})

const shipmentOf = (record: Container | Shipment) =>
  record.type === 'shipment' ? record : shipments.get(record.relationships.shipment.data!.id)!
const containersOf = (record: Container | Shipment) =>
  record.type === 'container'
    ? [record]
    : containers.filter(({ relationships }) => relationships.shipment.data!.id === record.id)

type Meets = (record: Container | Shipment) => boolean
const isOverdue = ({ meta }: Container) => meta?.expected?.some(({ overdue }) => overdue) === true
const anyContainer =
  (meets: (container: Container) => boolean): Meets =>
  (record) =>
    containersOf(record).some(meets)
const ofShipment =
  (meets: (attributes: Shipment['attributes'], shipment: Shipment) => boolean): Meets =>
  (record) =>
    meets(shipmentOf(record).attributes, shipmentOf(record))

const arrival = (record: Container | Shipment) => {
  const { pod_ata_at, pod_eta_at } = shipmentOf(record).attributes
  return pod_ata_at ?? pod_eta_at
}
const bindingDay = ({ meta }: Container) => meta?.free_time?.ends_on ?? null
const dueBack = ({ attributes: a, meta }: Container) =>
  a.pod_full_out_at && !a.empty_terminated_at
    ? (meta!.free_time!.clocks.find(({ charge, ended_at }) => charge === 'detention' && !ended_at)?.last_free_day ??
      null)
    : null
const heldBy =
  (name: string) =>
  ({ attributes }: Container) =>
    attributes.holds_at_pod_terminal.some((hold) => hold.name === name)
const isKnownFree = ({ attributes: a }: Container) => a.availability_known && a.holds_at_pod_terminal.length === 0

/** Ids of records in both lists, and one that no record has. */
const someIds = [
  '0001-0000-7000-8000-000000000005',
  '0001-0000-7000-8000-000000000011',
  '0003-0000-7000-8000-000000000007',
]
  .map((id) => `0192${id}`)
  .concat('01920009-0000-7000-8000-000000000000')

/** Which records each filter finds, decided from the served records. */
const filters: Record<string, Meets> = {
  [`filter[id]=${someIds}`]: ({ id }) => someIds.includes(id),
  'filter[hold]=customs': anyContainer(heldBy('customs')),
  'filter[hold]=customs,VACIS': anyContainer((one) => heldBy('customs')(one) || heldBy('VACIS')(one)),
  'filter[hold]=any': anyContainer(({ attributes }) => attributes.holds_at_pod_terminal.length > 0),
  'filter[hold]=none': anyContainer(isKnownFree),
  'filter[hold]=none,freight': anyContainer((one) => isKnownFree(one) || heldBy('freight')(one)),
  'filter[fees]=any': anyContainer(({ attributes }) => attributes.fees_at_pod_terminal.length > 0),
  'filter[fees]=none': anyContainer(({ attributes: a }) => a.availability_known && a.fees_at_pod_terminal.length === 0),
  'filter[fees]=exam': anyContainer(({ attributes }) =>
    attributes.fees_at_pod_terminal.some(({ type }) => type === 'exam'),
  ),
  'filter[ready]=true': anyContainer(({ meta }) => meta?.pickup?.ready === true),
  'filter[ready]=false': anyContainer(({ meta }) => meta?.pickup?.ready === false),
  'filter[pickup_place]=Los%20Angeles': anyContainer(({ meta }) => meta?.pickup_place?.locode === 'USLAX'),
  [`filter[pickup_place]=${terminals[0]!.id}`]: anyContainer(
    ({ relationships }) => relationships.pickup_facility.data?.id === terminals[0]!.id,
  ),
  [`filter[pickup_place]=${encodeURIComponent(ramp.name)}`]: anyContainer(
    ({ relationships }) => relationships.pickup_facility.data?.id === ramp.id,
  ),
  [`filter[terminal]=${encodeURIComponent(terminals[1]!.name)}`]: ({ relationships }) =>
    relationships.pod_terminal.data?.id === terminals[1]!.id,
  'filter[vessel]=ever%20example': ofShipment((a) => a.pod_vessel_name?.toUpperCase() === 'EVER EXAMPLE'),
  'filter[vessel]=IMO%209300013': ofShipment((a) => a.pod_vessel_imo === '9300013'),
  'filter[arrival][start]=2026-02-22&filter[arrival][end]=2026-02-23': (one) =>
    arrival(one)! >= '2026-02-22' && arrival(one)! < '2026-02-24',
  'filter[arrival][end]=2026-02-20T06:30:00Z': (one) =>
    arrival(one) !== null && arrival(one)! <= '2026-02-20T06:30:00Z',
  'filter[destination_arrival][start]=2026-03-10': ofShipment((a) => a.destination_eta_at! >= '2026-03-10'),
  'filter[binding_free_day][start]=2026-02-27&filter[binding_free_day][end]=2026-02-28': anyContainer(
    (one) => bindingDay(one)! >= '2026-02-27' && bindingDay(one)! <= '2026-02-28',
  ),
  'filter[binding_free_day][end]=2026-02-26': anyContainer(
    (one) => bindingDay(one) !== null && bindingDay(one)! <= '2026-02-26',
  ),
  'filter[empty_return_due][start]=2026-03-01': anyContainer((one) => dueBack(one)! >= '2026-03-01'),
  'filter[empty_return_due][end]=2026-03-09': anyContainer(
    (one) => dueBack(one) !== null && dueBack(one)! <= '2026-03-09',
  ),
  'filter[changed_since]=2026-03-10': ({ attributes }) => attributes.updated_at >= '2026-03-10',
  'filter[overdue]=true': anyContainer(isOverdue),
  'filter[overdue]=false': (one) => !anyContainer(isOverdue)(one),
  'filter[silent]=true': () => false,
  'filter[silent]=false': () => true,
  'filter[tag]=priority': ofShipment(({ tags }) => tags.includes('priority')),
  'filter[tag]=week 1,week 2': ofShipment(({ tags }) => tags.some((tag) => tag === 'week 1' || tag === 'week 2')),
  'filter[carrier]=Maersk': ofShipment((a) => a.shipping_line_scac === 'MAEU'),
  'filter[port]=Los Angeles': ofShipment((a) => a.port_of_discharge_locode === 'USLAX'),
  'filter[status]=available': anyContainer(({ attributes }) => attributes.current_status === 'available'),
}

const NEGATABLE = /^filter\[(?:hold|fees|status|port|carrier|terminal|pickup_place|vessel|tag|customer_id)\]/
const negations = Object.entries(filters)
  .filter(([name]) => NEGATABLE.test(name))
  .map(([name, meets]): [string, Meets] => [name.replace('filter[', 'filter[not]['), (one) => !meets(one)])
const all = [...Object.entries(filters), ...negations]

const ids = async (path: string): Promise<string[]> => {
  const { data, status, errors } = await get(path)
  expect([status, errors]).toEqual([200, undefined])
  return data.map(({ id }: { id: string }) => id)
}

describe.each(['containers', 'shipments'])('lists of %s', (path) => {
  const records = (): (Container | Shipment)[] => (path === 'containers' ? containers : [...shipments.values()])

  test.each(all)('are filtered by %s', async (query, meets) => {
    const expected = records().filter(meets)
    const found = await ids(`/v2/${path}?page[size]=100&${query}`)
    expect(found).toEqual(expected.map(({ id }) => id))
    if (!/silent|overdue/.test(query)) expect([found.length > 0, found.length < records().length]).toEqual([true, true])
  })

  test('by several filters at once, in any order, have exactly the records that meet all, by their pages', async () => {
    const text = (value: string | null | undefined) => value ?? null
    const keys: Record<string, Meets | ((one: Container | Shipment) => string | null)> = {
      binding_free_day: (one) =>
        text(
          containersOf(one)
            .flatMap((each) => bindingDay(each) ?? [])
            .sort()[0],
        ),
      arrival,
      departure: (one) => text(shipmentOf(one).attributes.pol_atd_at ?? shipmentOf(one).attributes.pol_etd_at),
      changed: ({ attributes }) => attributes.updated_at,
      created_at: ({ attributes }) => attributes.created_at,
      number: (one) => (one.type === 'container' ? one.attributes.number : one.attributes.bill_of_lading_number),
      line: (one) => shipmentOf(one).attributes.shipping_line_scac,
    }
    const sorts = fc.uniqueArray(fc.tuple(fc.constantFrom(...Object.keys(keys)), fc.boolean()), {
      minLength: 1,
      maxLength: 3,
      selector: ([name]) => name,
    })
    const some = fc.subarray(all, { maxLength: 2 })
    await fc.assert(
      fc.asyncProperty(sorts, some, fc.integer({ min: 3, max: 30 }), async (sort, filters, size) => {
        const expected = records()
          .filter((one) => filters.every(([, meets]) => meets(one)))
          .toSorted((one, other) => {
            for (const [name, isDescending] of sort) {
              const [a, b] = [keys[name]!(one), keys[name]!(other)] as (string | null)[]
              if (a === b) continue
              if (a === null || b === null) return a === null ? 1 : -1
              return a! < b! === isDescending ? 1 : -1
            }
            return records().indexOf(one) - records().indexOf(other)
          })
        const names = filters.map(([query]) => query)
        // A request with the same parameter twice is refused.
        fc.pre(
          new Set(names.flatMap((one) => one.split('&').map((part) => part.split('=')[0]))).size ===
            names.join('&').split('&').filter(Boolean).length,
        )
        const given = [
          `sort=${sort.map(([name, isDescending]) => (isDescending ? '-' : '') + name).join(',')}`,
          ...names,
        ]
        const seen: string[] = []
        let next: string | undefined = `/v2/${path}?page[size]=${size}&${given.join('&')}`
        while (next) {
          const { data, meta, links, errors } = await get(next)
          expect(errors).toBeUndefined()
          expect(meta.total).toBe(expected.length)
          seen.push(...data.map(({ id }: { id: string }) => id))
          next = links.next?.replace('https://boxtrail.test', '')
        }
        expect(seen).toEqual(expected.map(({ id }) => id))
      }),
      { numRuns: 40 },
    )
  })

  test('of a page by its number follow the order as well', async () => {
    const whole = await ids(`/v2/${path}?page[size]=100&sort=-arrival,number`)
    expect(await ids(`/v2/${path}?page[size]=5&page[number]=3&sort=-arrival,number`)).toEqual(whole.slice(10, 15))
    expect(await ids(`/v2/${path}?page[size]=100&page[number]=9&sort=-arrival,number`)).toEqual([])
  })

  test('have only the fields that are named, of what is included as well', async () => {
    const { data, included } = await get(
      `/v2/${path}?page[size]=2&include=${path === 'containers' ? 'shipment' : 'containers'}&fields[container]=number,pod_terminal&fields[shipment]=tags`,
    )
    const records = [...data, ...included]
    const container = records.find(({ type }) => type === 'container')
    const shipment = records.find(({ type }) => type === 'shipment')
    expect(Object.keys(container)).toEqual(['id', 'type', 'attributes', 'relationships', 'meta', 'links'])
    expect([Object.keys(container.attributes), Object.keys(container.relationships)]).toEqual([
      ['number'],
      ['pod_terminal'],
    ])
    expect([Object.keys(shipment.attributes), Object.keys(shipment.relationships)]).toEqual([['tags'], []])
  })

  test.each([
    ['sort=colour', 'sort', 'binding_free_day, -binding_free_day'],
    ['fields[container]=colour', 'fields[container]', 'number, ref_numbers'],
    ['filter[hold]=rain', 'filter[hold]', 'any, none, freight'],
    ['filter[colour]=red', 'filter[colour]', 'filter[hold]'],
    ['filter[not][colour]=red', 'filter[not][colour]', 'filter[not][hold]'],
    ['filter[custom_field][colour]=red', 'filter[custom_field][colour]', 'They have none'],
    ['filter[terminal]=Pier', 'filter[terminal]', 'Pier'],
    ['filter[not][terminal]=Nowhere%20At%20All', 'filter[not][terminal]', 'Nothing is called so'],
    ['filter[pickup_place]=Rotterdam', 'filter[pickup_place]', 'Rotterdam, ZH (NLRTM), Rotterdam, NY (USRAJ)'],
    ['filter[binding_free_day][start]=2026-02-31', 'filter[binding_free_day][start]', 'date'],
    ['sort=arrival&page[after]=WyJsaW5lIiwxXQ', 'page[after]', 'not a cursor of this list and order'],
  ])('refuse %s, and say what there is', async (query, parameter, says) => {
    const { status, errors } = await get(`/v2/${path}?${query}`)
    expect([status, errors[0].source]).toEqual([400, { parameter }])
    expect(errors[0].detail).toContain(says)
  })
})
