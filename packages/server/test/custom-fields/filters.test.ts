import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackedShipment } from '../harness/records/tracked.ts'
import { createScene } from './scene.ts'

const api = await testApi()
const { define, defineChoice } = createScene(api)
const one = await trackedShipment(api)
const other = await trackedShipment(api)

const set = (path: string, api_slug: string, value: unknown) =>
  api.request('POST', `/v2${path}/custom_fields`, {
    body: { data: { type: 'custom_field', attributes: { api_slug, value } } },
  })
const idsOf = async (path: string, query: string) => {
  const response = await api.request('GET', `/v2${path}?${query}`)
  const { data, errors } = await response.json()
  return errors ?? data.map(({ id }: { id: string }) => id)
}

test('lists are filtered by the values of fields, of a shipment for its containers and the other way round', async () => {
  const { slug } = await define()
  const { slug: ofContainers } = await define({ entity_type: 'Container', data_type: 'number' })
  expect((await set(`/shipments/${one.shipmentId}`, slug, 'Berth 7')).status).toBe(201)
  expect((await set(`/containers/${other.containerId}`, ofContainers, 4.5)).status).toBe(201)
  const filter = (name: string, value: string) => `filter[custom_field][${name}]=${encodeURIComponent(value)}`
  expect(await idsOf('/shipments', filter(slug, 'berth 7'))).toEqual([one.shipmentId])
  expect(await idsOf('/containers', filter(slug, 'Berth 7'))).toEqual([one.containerId])
  expect(await idsOf('/shipments', filter(ofContainers, '4.5'))).toEqual([other.shipmentId])
  expect(await idsOf('/containers', `${filter(ofContainers, '4.5')}&sort=-arrival`)).toEqual([other.containerId])
  expect(await idsOf('/containers', filter(slug, 'Berth'))).toEqual([])
  expect(await idsOf('/containers', `${filter(slug, 'Berth 7')}&${filter(ofContainers, '4.5')}`)).toEqual([])
})

test('by the value or the label of an option, and by each of several', async () => {
  const { slug } = await defineChoice({ rush: 'In a hurry', calm: 'No hurry' })
  const { slug: several } = await defineChoice({ rush: 'In a hurry', calm: 'No hurry' }, { data_type: 'enum_multi' })
  const { slug: flag } = await define({ data_type: 'boolean' })
  const at = `/shipments/${one.shipmentId}`
  for (const [name, value] of [
    [slug, 'rush'],
    [several, ['calm', 'rush']],
    [flag, true],
  ] as const)
    expect((await set(at, name, value)).status).toBe(201)
  for (const [name, value] of [
    [slug, 'rush'],
    [slug, 'In a hurry'],
    [several, 'rush'],
    [several, 'calm'],
    [flag, 'true'],
  ])
    expect(await idsOf('/shipments', `filter[custom_field][${name}]=${value}`), `${name} ${value}`).toEqual([
      one.shipmentId,
    ])
  expect(await idsOf('/shipments', `filter[custom_field][${slug}]=calm`)).toEqual([])
})

test('a field that there is not is refused with those that there are', async () => {
  const { slug } = await define()
  const [problem] = await idsOf('/containers', 'filter[custom_field][colour]=red')
  expect(problem).toMatchObject({ status: '400', source: { parameter: 'filter[custom_field][colour]' } })
  expect(problem.detail).toContain(slug)
  const [twice] = await idsOf('/containers', `filter[custom_field][${slug}]=1&filter[custom_field][${slug}]=2`)
  expect(twice.detail).toContain('twice')
})
