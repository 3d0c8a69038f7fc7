import { describe, expect, it } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { showAgain } from '../../harness/records/shown-rows.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { aboard, containered, track } from './scene.ts'

const test = await testApi()
const { api, request, context, otherAccount } = test

const search = async (query: string, of = test as Pick<typeof test, 'api'>) => (await of.api.search(query)).data
const found = async (query: string) =>
  (await search(query)).map(({ id, attributes }) => `${attributes.entity_type} ${id}`)
const problemOf = async (response: Response) => (await response.json()).errors[0]

describe('searchRecords', () => {
  it('200: returns a shipment, its container and a request without one, each as the contract defines', async () => {
    const refs = { ref_numbers: ['RED-1'] }
    const waiting = await track(test, { attributes: refs, events: null })
    const { shipmentId, number } = await track(test, { attributes: refs, events: containered('MSCU6639870') })
    const { data: shipment } = await api.shipments.get(shipmentId!)
    const containerId = shipment.relationships.containers.data[0]!.id
    const response = await request('GET', '/v2/search?query=red-1')
    expect(response.status).toBe(200)
    const { data, links, meta } = await response.json()
    const nothing = {
      port_of_lading_name: null,
      port_of_discharge_name: null,
      containers_count: null,
      tracking_stopped: null,
      tracking_stopped_reason: null,
      status: null,
      failed_reason: null,
    }
    const common = {
      scac: 'MAEU',
      ref_numbers: ['RED-1'],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    }
    const resultOf = (id: string, attributes: object) => ({
      id,
      type: 'search_result',
      attributes: { ...nothing, ...common, ...attributes },
    })
    expect(data).toEqual([
      resultOf(shipmentId!, {
        entity_type: 'shipment',
        number,
        shipment_id: null,
        port_of_lading_name: 'Shanghai',
        port_of_discharge_name: 'Los Angeles',
        containers_count: 1,
        tracking_stopped: false,
      }),
      resultOf(containerId, { entity_type: 'cargo', number: 'MSCU6639870', shipment_id: shipmentId }),
      resultOf(waiting.requestId, {
        entity_type: 'tracking_request',
        number: waiting.number,
        shipment_id: null,
        status: 'awaiting_manifest',
      }),
    ])
    const self = 'https://boxtrail.test/v2/search?query=red-1'
    expect(links).toEqual({ self, current: self, first: self, last: self })
    expect(meta).toEqual({ size: 3, total: 3, pagination: { current: 1, records: 3 } })
    await api.shipments.stopTracking(shipmentId!)
    const [stopped] = await search('red-1')
    expect(stopped!.attributes).toMatchObject({ tracking_stopped: true, tracking_stopped_reason: 'cancelled_by_user' })
  })

  it('200: returns an empty list if nothing is found', async () => {
    expect(await search('nobody has this')).toEqual([])
  })

  it('400: rejects a missing or blank query, and names the parameter', async () => {
    for (const query of ['', '?query=', '?query=%20', '?query=+%09+']) {
      const response = await request('GET', `/v2/search${query}`)
      expect([query, response.status]).toEqual([query, 400])
      expect(await problemOf(response)).toEqual({
        status: '400',
        title: 'Bad Request',
        detail: 'query must be given.',
        source: { parameter: 'query' },
      })
    }
  })

  it('400: rejects a query that is too long', async () => {
    const response = await request('GET', `/v2/search?query=${'x'.repeat(201)}`)
    expect(response.status).toBe(400)
    expect((await problemOf(response)).source).toEqual({ parameter: 'query' })
  })
})

describe('the search finds', () => {
  it('a container number, with any spaces, dashes and case', async () => {
    const { shipmentId } = await track(test, { events: containered('TGHU7310248') })
    for (const spelling of [
      'TGHU7310248',
      'tghu7310248',
      'TGHU 731024-8',
      'TGHU-731024-8',
      ' TGHU 731 024 8 ',
      'u731024-8',
      '7310248',
    ])
      expect([spelling, (await search(spelling)).map(({ attributes }) => attributes)]).toMatchObject([
        spelling,
        [{ entity_type: 'cargo', number: 'TGHU7310248', shipment_id: shipmentId }],
      ])
  })

  it('a shipment by number, tag, ports, vessel and customer', async () => {
    const { data: party } = await api.parties.create({ company_name: 'Ødegård & Sons' })
    const events = aboard('NORTHERN ALBATROSS')
    const attributes = { request_number: 'MAEU550012345', shipment_tags: ['Spring-Range'], ref_numbers: ['PO 77-881'] }
    const { shipmentId, requestId } = await track(test, { attributes, events, customerId: party.id })
    const ours = `shipment ${shipmentId}`
    for (const part of ['550012345', 'maeu5500', 'spring-r', '77-881', '77881', 'albatross', 'ødegård', 'sons'])
      expect([part, await found(part)]).toMatchObject([part, expect.arrayContaining([ours])])
    expect(await found('albatross angeles ødeg spring')).toEqual([ours])
    expect(await found('albatross rotterdam')).toEqual([])
    expect(requestId).not.toBe(shipmentId)
  })

  it('wildcard characters literally', async () => {
    const percent = await track(test, { attributes: { ref_numbers: ['100%OFF'] }, events: null })
    const underscore = await track(test, { attributes: { ref_numbers: ['LOT_A-1'] }, events: null })
    await track(test, { attributes: { ref_numbers: ['100XOFF', 'LOTXA-1', String.raw`C\D99`] }, events: null })
    expect(await found('100%off')).toEqual([`tracking_request ${percent.requestId}`])
    expect(await found('lot_a-1')).toEqual([`tracking_request ${underscore.requestId}`])
    expect(await found(String.raw`c\d99`)).toHaveLength(1)
    for (const nothing of ['%', '_', '%%%', '1%f', '__________', '"', "'", '*', String.raw`\\`])
      expect([nothing, await found(nothing)]).toEqual([nothing, []])
  })

  it('a word of one or two letters by the beginning of words', async () => {
    const { requestId } = await track(test, { attributes: { ref_numbers: ['Q9 rest'] }, events: null })
    expect(await found('q')).toEqual([`tracking_request ${requestId}`])
    expect(await found('q9')).toEqual([`tracking_request ${requestId}`])
    expect(await found('9r')).toEqual([])
  })
})

describe('the results are', () => {
  it('shipments, then containers, then requests, each newest first', async () => {
    const refs = { ref_numbers: ['ORDERED'] }
    const first = await track(test, { attributes: refs, events: containered('TCLU0000015') })
    const waiting = [
      await track(test, { attributes: refs, events: null }),
      await track(test, { attributes: refs, events: null }),
    ]
    const second = await track(test, { attributes: refs, events: containered('TCLU0000020') })
    const numbers = (await search('ordered')).map(({ attributes }) => attributes.number)
    expect(numbers).toEqual([
      ...[second.number, first.number],
      ...['TCLU0000020', 'TCLU0000015'],
      ...waiting.map(({ number }) => number).reverse(),
    ])
  })

  it('at most 25, the newest of them', async () => {
    const numbers: string[] = []
    for (let n = 0; n < 28; n++)
      numbers.push((await track(test, { attributes: { ref_numbers: [`MANY-${n}`] }, events: null })).number)
    const results = await search('many')
    expect(results.map(({ attributes }) => attributes.number)).toEqual(numbers.reverse().slice(0, 25))
  })

  it('complete: an old, rare record is found among thousands of newer ones', async () => {
    const old = await track(test, { attributes: { ref_numbers: ['ANCIENT'] }, events: null })
    await context.pool.query(
      `insert into tracking_requests (account_id, id, request_type, request_type_as_sent, request_number, normalized_number, bare_number, scac, status, created_at, updated_at)
       select account_id, gen_random_uuid(), request_type, request_type, 'CROWD' || n, 'CROWD' || n, 'CROWD' || n, scac, status, created_at + n * interval '1 s', updated_at
       from tracking_requests, generate_series(1, 1500) n where id = $1`,
      [old.requestId],
    )
    await showAgain(context.pool)
    expect(await found('ancient')).toEqual([`tracking_request ${old.requestId}`])
    expect((await search('crowd')).map(({ attributes }) => attributes.number).slice(0, 2)).toEqual([
      'CROWD1500',
      'CROWD1499',
    ])
    await context.pool.query(`delete from search_entries where haystack like ' crowd%'`)
    await context.pool.query(`delete from tracking_requests where request_number like 'CROWD%'`)
    expect(await found('crowd')).toEqual([])
  })
})

describe('a request and its shipment', () => {
  it('are found once, as the shipment', async () => {
    const { number, shipmentId } = await track(test)
    expect(await found(number)).toEqual([`shipment ${shipmentId}`])
  })

  it('omits an earlier failed request for the number once there is a shipment', async () => {
    const number = 'MAEU770000777'
    const failed = await track(test, { attributes: { request_number: number }, events: null })
    await context.pool.query(`update tracking_requests set status = 'failed' where id = $1`, [failed.requestId])
    expect(await found(number)).toEqual([`tracking_request ${failed.requestId}`])
    const { shipmentId } = await track(test, { attributes: { request_number: number } })
    expect(await found(number)).toEqual([`shipment ${shipmentId}`])
  })
})

it('the search never finds anything of another account', async () => {
  const other = await otherAccount()
  const theirs = await track(test, {
    attributes: { ref_numbers: ['SECRET-1'] },
    events: containered('OOLU9999991'),
    of: other,
  })
  await workUntilIdle(context)
  for (const query of ['SECRET-1', 'OOLU9999991', theirs.number, 's', 'shanghai secret'])
    expect([query, await found(query)]).toMatchObject([
      query,
      expect.not.arrayContaining([`shipment ${theirs.shipmentId}`]),
    ])
  expect(await found('secret')).toEqual([])
  expect((await search('secret', other)).map(({ attributes }) => attributes.entity_type)).toEqual(['shipment', 'cargo'])
})

describe('q of the lists', () => {
  const idsOf = (list: { data: { id: string }[] }) => list.data.map(({ id }) => id)

  it('finds by the same words as the search, in all three', async () => {
    const attributes = { ref_numbers: ['LISTED-7'], shipment_tags: ['harvest'] }
    const { shipmentId, number, requestId } = await track(test, { attributes, events: containered('BMOU1112223') })
    const { data: shipment } = await api.shipments.get(shipmentId!)
    const containerIds = shipment.relationships.containers.data.map(({ id }) => id)
    for (const q of [number, 'listed-7', 'LISTED7 harvest', 'bmou 111222-3', 'harvest bmou1112'])
      expect([q, idsOf(await api.shipments.list({ q }))]).toEqual([q, [shipmentId]])
    for (const q of [number, 'listed-7', 'harvest bmou1112', 'bmou 111222-3'])
      expect([q, idsOf(await api.containers.list({ q }))]).toEqual([q, containerIds])
    for (const q of [number, 'listed7', 'harvest listed'])
      expect([q, idsOf(await api.trackingRequests.list({ q }))]).toEqual([q, [requestId]])
    const { shipments, containers, trackingRequests } = api
    for (const list of [
      (q: string) => shipments.list({ q }),
      (q: string) => containers.list({ q }),
      (q: string) => trackingRequests.list({ q }),
    ])
      for (const q of ['listed_7', '%', 'harvest nowhere', '"']) expect([q, idsOf(await list(q))]).toEqual([q, []])
  })

  it('combines with filters and pages', async () => {
    const numbers: string[] = []
    for (let n = 0; n < 5; n++)
      numbers.push(
        (
          await track(test, {
            attributes: { ref_numbers: ['PAGED'] },
            events: n % 2 ? null : containered(`SEGU000000${n}`),
          })
        ).number,
      )
    const page = await api.trackingRequests.list({ q: 'paged', 'page[number]': 2, 'page[size]': 2 })
    expect([page.data.map(({ attributes }) => attributes.request_number), page.meta.total]).toEqual([
      [numbers[2], numbers[1]],
      5,
    ])
    const waiting = await api.trackingRequests.list({ q: 'paged', 'filter[status]': 'awaiting_manifest' })
    expect(waiting.data.map(({ attributes }) => attributes.request_number)).toEqual([numbers[3], numbers[1]])
    expect((await api.containers.list({ q: 'paged', 'filter[status]': 'empty_returned' })).data).toEqual([])
  })

  it('400: rejects a query that is too long', async () => {
    for (const list of ['shipments', 'containers', 'tracking_requests'])
      expect((await request('GET', `/v2/${list}?q=${'x'.repeat(201)}`)).status).toBe(400)
  })
})

it('the least recently updated records are listed newest first, from either end', async () => {
  const account = await otherAccount()
  const requests = []
  for (let n = 0; n < 5; n++) requests.push(await track(test, { events: null, of: account }))
  const ids = requests.map(({ requestId }) => requestId).reverse()
  const end = new Date(Date.now() + 60_000).toISOString()
  const pageAt = async (number: number) => {
    const page = { 'page[number]': number, 'page[size]': 2 }
    return (await account.api.trackingRequests.list({ 'filter[updated_at][end]': end, ...page })).data.map(
      ({ id }) => id,
    )
  }
  expect([await pageAt(1), await pageAt(2), await pageAt(3), await pageAt(1_000_000_000_000)]).toEqual([
    ids.slice(0, 2),
    ids.slice(2, 4),
    ids.slice(4),
    [],
  ])
})
