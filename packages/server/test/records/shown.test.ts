import { billNumber, scenarios } from '@boxtrail/simulator'
import { afterEach, expect, test } from 'vitest'
import { createScene as createFields } from '../custom-fields/scene.ts'
import { testApi } from '../harness/api.ts'
import { differingRows } from '../harness/records/shown-rows.ts'
import { atSea, createScene, type Event, find, finished, later, withEvent } from '../harness/records/tracking-scene.ts'
import { aboard, containered, track } from './search/scene.ts'

/** These tests compare lists and search with the records after each kind of write through the API and the workers. */

const scene = await testApi()
const { api, request, line, context } = scene
const { poll, work, tracked, request: requested } = createScene(scene)
const { define, defineChoice } = createFields(scene)

const numbersFound = async (query: string) => (await api.search(query)).data.map(({ attributes }) => attributes.number)
const idsOf = async (path: string) =>
  ((await (await request('GET', `/v2/${path}`)).json()).data as { id: string }[]).map(({ id }) => id)

afterEach(async () => expect(await differingRows(context.pool)).toEqual([]))

test('a request that waits for its line is found by its number', async () => {
  const { number } = await track(scene, {
    events: null,
    attributes: { ref_numbers: ['WAIT-1'], shipment_tags: ['first'] },
  })
  expect(await numbersFound('wait1 first')).toEqual([number])
})

test('a request whose line is detected is found by the number that the line has', async () => {
  line.knows('260417733', atSea())
  const attributes = { request_type: 'bill_of_lading', request_number: 'MAEU260417733', auto_detect_vocc_scac: true }
  const made = await request('POST', '/v2/tracking_requests', {
    body: { data: { type: 'tracking_request', attributes } },
  })
  expect(made.status).toBe(201)
  expect(await differingRows(context.pool)).toEqual([])
  await work()
  expect(await numbersFound('260417733')).toEqual(['MAEU260417733'])
})

test('many requests at once, one of them for a number that is open already', async () => {
  const { number } = await track(scene, { events: null })
  const rows = [number, `${number}9`, `${number}8`].map((request_number) => ({
    request_type: 'bill_of_lading',
    request_number,
    scac: 'MAEU',
    ref_numbers: [`BULK-${number}`],
  }))
  const body = { data: { type: 'tracking_request_batch', attributes: { rows } } }
  expect((await request('POST', '/v2/tracking_requests/bulk', { body })).status).toBe(200)
  expect((await numbersFound(`bulk-${number}`)).sort()).toEqual([`${number}8`, `${number}9`])
})

test('an answer of the line: a shipment with its containers, with the customer and the fields of the request', async () => {
  const { data: party } = await api.parties.create({ company_name: 'Harbour Toys' })
  const [ofShipment, ofContainer] = [await define(), await define({ entity_type: 'Container' })]
  const { shipmentId, number } = await track(scene, {
    customerId: party.id,
    events: [...containered('TSTU7654325'), ...containered('TSTU1234568')],
    attributes: {
      initial_custom_fields: {
        shipment: [{ api_slug: ofShipment.slug, value: 'Ada' }],
        containers: [{ api_slug: ofContainer.slug, value: 'Cold' }],
      },
    } as object,
  })
  expect(await numbersFound('harbour ada')).toEqual([number])
  expect((await idsOf('containers?q=cold%20ada')).length).toBe(2)
  expect(await idsOf(`shipments?filter[customer_id]=${party.id}`)).toEqual([shipmentId])
})

test('a later answer: a new estimate, another vessel, the end of the journey', async () => {
  const { number } = await track(scene)
  const arrival = find(atSea(), 'ARRI', 'USLAX')
  line.knows(number, withEvent(atSea(), 'ARRI', 'USLAX', { eventDateTime: later(arrival, 30) }))
  await poll(number)
  expect(await differingRows(context.pool)).toEqual([])
  line.knows(number, aboard('NEWLY NAMED'))
  await poll(number)
  expect(await numbersFound('newly named')).toEqual([number])
  line.knows(number, finished())
  await poll(number)
})

test('a container that is added to a bill, and one that never belonged to it', async () => {
  const named = (events: Event[], ...bills: string[]) =>
    events.map((event) => ({
      ...event,
      documentReferences: bills.map((bill) => ({
        documentReferenceType: 'TRD',
        documentReferenceValue: bill,
      })),
    }))
  const { id, number } = await requested()
  const [wrong, right, second] = ['TSTU7000010', 'TSTU7000026', 'TSTU7000031'] as const
  line.knows(number, named(containered(wrong)))
  await work()
  expect(await numbersFound(wrong)).toEqual([wrong])
  line.knows(number, named([...containered(right), ...containered(second)], number))
  await poll(number)
  expect(await numbersFound(wrong)).toEqual([])
  expect(await numbersFound(second)).toEqual([second])
  const { data } = await api.trackingRequests.get(id)
  const shipmentId = data.relationships.tracked_object.data!.id
  expect(await idsOf(`shipments?q=${second}`)).toEqual([shipmentId])
  expect(await idsOf(`shipments?q=${wrong}`)).toEqual([])
})

test('what users write about shipments, containers and requests', async () => {
  const { shipmentId, containerId } = await tracked()
  await api.shipments.update(shipmentId, { ref_numbers: ['SHIP-REF'], tags: ['winter'] })
  await api.containers.update(containerId, { ref_numbers: ['BOX-REF'] })
  expect(await idsOf('shipments?q=box-ref%20winter')).toEqual([shipmentId])
  expect(await idsOf('containers?q=box-ref%20ship-ref')).toEqual([containerId])
  const delivered = { attributes: { delivered_at: '2026-11-20T10:00:00Z' } }
  const body = { data: { type: 'container', id: containerId, ...delivered } }
  expect((await request('PATCH', `/v2/containers/${containerId}`, { body })).status).toBe(200)
  expect(await differingRows(context.pool)).toEqual([])
  await work()
  const waiting = await track(scene, { events: null })
  const ref = { data: { type: 'tracking_request', attributes: { ref_numbers: ['REQ-REF'] } } }
  await request('PATCH', `/v2/tracking_requests/${waiting.requestId}`, { body: ref })
  expect(await numbersFound('req-ref')).toEqual([waiting.number])
})

test('a party that is renamed, in shipments, their containers and waiting requests', async () => {
  const { data: party } = await api.parties.create({ company_name: 'Old Name' })
  const { number, shipmentId } = await track(scene, { customerId: party.id })
  const waiting = await track(scene, { customerId: party.id, events: null })
  await api.parties.update(party.id, { company_name: 'Fresh Name' })
  expect(await numbersFound('fresh name')).toEqual([number, waiting.number])
  const { data } = await api.shipments.get(shipmentId!)
  expect(await idsOf('containers?q=fresh%20name')).toEqual(data.relationships.containers.data.map(({ id }) => id))
})

test('custom fields of shipments, containers and requests: set, changed, relabelled, cleared', async () => {
  const { shipmentId, containerId, requestId } = await tracked()
  const records = [
    ['shipment', 'Shipment', shipmentId],
    ['cargo', 'Container', containerId],
    ['tracking_request', 'TrackingRequest', requestId],
  ] as const
  for (const [type, entity_type, id] of records) {
    const text = await define({ entity_type })
    const choice = await defineChoice({ dry: 'Dry' }, { entity_type })
    const set = async (slug: string, value: string) =>
      (
        await (
          await request('POST', '/v2/custom_fields', {
            body: {
              data: {
                type: 'custom_field',
                attributes: { api_slug: slug, value },
                relationships: { entity: { data: { type, id } } },
              },
            },
          })
        ).json()
      ).data.id as string
    const field = await set(text.slug, 'Gate Seven')
    await set(choice.slug, 'dry')
    expect(await differingRows(context.pool)).toEqual([])
    const body = { data: { type: 'custom_field', id: field, attributes: { value: 'Gate Twelve' } } }
    expect((await request('PATCH', `/v2/custom_fields/${field}`, { body })).status).toBe(200)
    expect(await differingRows(context.pool)).toEqual([])
    await api.customFieldOptions.update(choice.id, choice.options.dry!, { label: 'Parched' })
    expect(await differingRows(context.pool)).toEqual([])
    expect((await request('DELETE', `/v2/custom_fields/${field}`)).status).toBe(200)
    expect(await differingRows(context.pool)).toEqual([])
    expect((await request('DELETE', `/v2/custom_field_definitions/${choice.id}`)).status).toBe(200)
    expect(await differingRows(context.pool)).toEqual([])
  }
})

test('tracking that is stopped, resumed, and resumed by a new request with fields', async () => {
  const { shipmentId, number } = await track(scene)
  const field = await define()
  await api.shipments.stopTracking(shipmentId!)
  expect(await differingRows(context.pool)).toEqual([])
  await api.shipments.resumeTracking(shipmentId!)
  expect(await differingRows(context.pool)).toEqual([])
  await api.shipments.stopTracking(shipmentId!)
  const initial = { shipment: [{ api_slug: field.slug, value: 'Resumed Gate' }] }
  const attributes = { request_number: number, initial_custom_fields: initial } as object
  const again = await track(scene, { attributes, events: null })
  expect(await differingRows(context.pool)).toEqual([])
  expect(again.shipmentId).toBe(shipmentId)
  expect(await numbersFound('resumed gate')).toEqual([number])
})

test('a container that is requested again after its journey has ended', async () => {
  const number = 'TSTU2000016'
  const attributes = { request_type: 'container', request_number: number } as const
  const events = containered(number, finished())
  const first = await track(scene, { attributes, events })
  expect(first.shipmentId).not.toBe(null)
  await track(scene, { attributes, events })
  expect(await differingRows(context.pool)).toEqual([])
  line.knows(number, containered(number))
  await poll(number)
})

test('a journey of the sandbox, from its beginning to its end', async () => {
  const me = await scene.otherAccount()
  const { serial } = scenarios.find(({ key }) => key === 'direct')!
  const attributes = {
    request_type: 'bill_of_lading',
    request_number: billNumber({ serial, variation: 0 }),
    scac: 'TEST',
  }
  await me.request('POST', '/v2/tracking_requests', { body: { data: { type: 'tracking_request', attributes } } })
  await work()
  for (const advance_by of ['P10D', 'P20D', 'P90D']) {
    await me.api.POST('/sandbox/clock', {
      body: { data: { type: 'sandbox_clock', attributes: { advance_by } } } as never,
    })
    expect(await differingRows(context.pool)).toEqual([])
  }
})
