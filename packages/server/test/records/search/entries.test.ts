import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { insertFields } from '../../../src/records/custom-fields/queries.ts'
import { listContainersOf, listShipments } from '../../../src/records/listed/queries.ts'
import { indexEntities, indexShipments } from '../../../src/records/search/entries.ts'
import { createScene as createFields } from '../../custom-fields/scene.ts'
import { testApi } from '../../harness/api.ts'
import { differingRows } from '../../harness/records/shown-rows.ts'
import { createScene, type Event } from '../../harness/records/tracking-scene.ts'
import { aboard, containered, track } from './scene.ts'

const test = await testApi()
const { api, request, context, accountId, line } = test
const { pool } = context
const { poll } = createScene(test)
const { define } = createFields(test)
const numbersFound = async (query: string) => (await api.search(query)).data.map(({ attributes }) => attributes.number)

afterEach(async () => expect(await differingRows(pool)).toEqual([]))

const pollAgain = async (number: string, events: Event[]) => {
  line.knows(number, events)
  await poll(number)
}

/** Defines a new custom field, and sets its value on a record. */
const setField = async (entity_type: 'Shipment' | 'Container' | 'TrackingRequest', id: string, value: string) => {
  const { id: definition, slug } = await define({ entity_type })
  const type = { Shipment: 'shipment', Container: 'cargo', TrackingRequest: 'tracking_request' }[entity_type]
  const attributes = { api_slug: slug, value }
  const relationships = { entity: { data: { type, id } } }
  const body = { data: { type: 'custom_field', attributes, relationships } }
  const made = await request('POST', '/v2/custom_fields', { body })
  expect(made.status).toBe(201)
  return { definition, path: `/v2/custom_fields/${(await made.json()).data.id}` }
}

describe('the entries are updated at once by', () => {
  it('a change of a shipment', async () => {
    const { shipmentId, number } = await track(test)
    await api.shipments.update(shipmentId!, { ref_numbers: ['BEFORE-1'], tags: ['winter'] })
    expect(await numbersFound('before-1 winter')).toEqual([number])
    await api.shipments.update(shipmentId!, { ref_numbers: ['AFTER-1'] })
    expect(await numbersFound('before-1')).toEqual([])
    expect(await numbersFound('after-1 winter')).toEqual([number])
  })

  it('a change of a container', async () => {
    const { shipmentId } = await track(test)
    const { data: shipment } = await api.shipments.get(shipmentId!)
    await api.containers.update(shipment.relationships.containers.data[0]!.id, { ref_numbers: ['BOXREF-1'] })
    expect(await numbersFound('boxref-1')).toEqual(['TSTU1234568'])
  })

  it('a change of a tracking request', async () => {
    const { requestId, number } = await track(test, { events: null })
    const body = { data: { type: 'tracking_request', attributes: { ref_number: 'REQREF-1' } } }
    expect((await request('PATCH', `/v2/tracking_requests/${requestId}`, { body })).status).toBe(200)
    expect(await numbersFound('reqref-1')).toEqual([number])
  })

  it('a report of a line: another vessel, another container', async () => {
    const { number } = await track(test, { events: aboard('EARLY HERON') })
    expect(await numbersFound('early heron')).toEqual([number])
    const other = containered('TCLU7777770', aboard('LATE HERON'))
    await pollAgain(number, other)
    expect(await numbersFound('late heron')).toEqual([number])
    expect(await numbersFound('tclu777777')).toEqual(['TCLU7777770'])
  })

  it('a new name of a customer, in shipments and in waiting requests', async () => {
    const { data: party } = await api.parties.create({ company_name: 'Old Name' })
    const { number } = await track(test, { customerId: party.id })
    const waiting = await track(test, { customerId: party.id, events: null })
    expect(await numbersFound('old name')).toEqual([number, waiting.number])
    await api.parties.update(party.id, { company_name: 'Fresh Name' })
    expect(await numbersFound('old name')).toEqual([])
    expect(await numbersFound('fresh name')).toEqual([number, waiting.number])
  })

  it('custom fields: set, changed, removed, and deleted with their definition', async () => {
    const { shipmentId, number } = await track(test)
    const { data: shipment } = await api.shipments.get(shipmentId!)
    const waiting = await track(test, { events: null })
    const ofShipment = await setField('Shipment', shipmentId!, 'Gate Seven')
    const ofContainer = await setField('Container', shipment.relationships.containers.data[0]!.id, 'Gate Eight')
    const ofRequest = await setField('TrackingRequest', waiting.requestId, 'Gate Nine')
    expect(await numbersFound('gate')).toEqual([number, 'TSTU1234568', waiting.number])
    const body = { data: { type: 'custom_field', attributes: { value: 'Gate Twelve' } } }
    expect((await request('PATCH', ofShipment.path, { body })).status).toBe(200)
    expect(await numbersFound('gate seven')).toEqual([])
    expect(await numbersFound('gate twelve')).toEqual([number])
    await request('DELETE', `/v2/custom_field_definitions/${ofShipment.definition}`)
    expect(await numbersFound('gate twelve')).toEqual([])
    for (const { path } of [ofContainer, ofRequest]) await request('DELETE', path)
    expect(await numbersFound('gate')).toEqual([])
  })
})

it('both changes of two transactions that change a record and its dependents are kept', async () => {
  const { shipmentId, number } = await track(test)
  const [one, other] = [await pool.connect(), await pool.connect()]
  const shipment = { account_id: accountId, id: shipmentId! }
  const { id: definition_id } = await define()
  await one.query('begin')
  await one.query(`update shipments set tags = '{crossing}' where id = $1`, [shipmentId])
  await listShipments(one, [shipment])
  await listContainersOf(one, [shipment])
  await indexShipments(one, [shipment])
  await other.query('begin')
  const owner = { account_id: accountId, shipment_id: shipmentId, container_id: null, tracking_request_id: null }
  const value = { value: 'junction', text_value: 'junction', user_id: null }
  await insertFields(other, [{ ...owner, ...value, id: context.newId(), definition_id }])
  const waiting = indexEntities(other, accountId, [{ kind: 'shipment', id: shipmentId!, shipment_id: shipmentId }])
  await one.query('commit')
  await waiting
  await other.query('commit')
  one.release()
  other.release()
  expect(await numbersFound('crossing junction')).toEqual([number])
})

it('the entries stay equal to the records, for any sequence of changes', async () => {
  const { data: party } = await api.parties.create({ company_name: 'Party 0' })
  const scenes = [await track(test, { customerId: party.id }), await track(test), await track(test, { events: null })]
  const step = fc.record({
    what: fc.constantFrom('shipment', 'container', 'request', 'party', 'line', 'stop', 'new'),
    which: fc.nat(2),
    word: fc.stringMatching(/^[a-z0-9 -]{1,12}$/),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      for (const { what, which, word } of steps) {
        const { number, shipmentId, requestId } = scenes[which]!
        const ref_numbers = [`X${word}`]
        if (what === 'new') await track(test, { attributes: { ref_numbers }, events: null })
        if (what === 'party') await api.parties.update(party.id, { company_name: `Party ${word}.` })
        if (what === 'request') {
          const body = { data: { type: 'tracking_request', attributes: { ref_number: `X${word}` } } }
          await request('PATCH', `/v2/tracking_requests/${requestId}`, { body })
        }
        if (!shipmentId) continue
        if (what === 'shipment') await api.shipments.update(shipmentId, { ref_numbers })
        if (what === 'line') await pollAgain(number, aboard(`SHIP ${word}`))
        if (what === 'stop') await api.shipments.stopTracking(shipmentId)
        if (what === 'container') {
          const { data } = await api.shipments.get(shipmentId)
          await api.containers.update(data.relationships.containers.data[0]!.id, { ref_numbers })
        }
      }
      expect(await differingRows(pool)).toEqual([])
    }),
    { numRuns: 15 },
  )
})
