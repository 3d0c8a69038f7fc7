import { afterEach, expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { differingRows } from '../harness/records/shown-rows.ts'
import { createScene, finished } from '../harness/records/tracking-scene.ts'
import { containered, track } from '../records/search/scene.ts'

const api = await testApi()
const { pool } = api.context
const { poll } = createScene(api)

afterEach(async () => expect(await differingRows(pool)).toEqual([]))

const idsOf = async (path: string) =>
  ((await (await api.request('GET', `/v2/${path}`)).json()).data as { id: string }[]).map(({ id }) => id)
const containersOf = async (shipmentId: string) =>
  (await api.api.shipments.get(shipmentId)).data.relationships.containers.data.map(({ id }) => id)

test('a shipment that is stopped and resumed moves between the lists of both, and its containers with it', async () => {
  const { shipmentId } = await track(api)
  const [containerId] = await containersOf(shipmentId!)
  const listed = async (stopped: boolean) => [
    (await idsOf(`shipments?filter[tracking_stopped]=${stopped}`)).includes(shipmentId!),
    (await idsOf(`containers?filter[tracking_stopped]=${stopped}`)).includes(containerId!),
  ]
  expect([await listed(false), await listed(true)]).toEqual([
    [true, true],
    [false, false],
  ])
  await api.api.shipments.stopTracking(shipmentId!)
  expect([await listed(false), await listed(true)]).toEqual([
    [false, false],
    [true, true],
  ])
  await api.api.shipments.resumeTracking(shipmentId!)
  expect([await listed(false), await listed(true)]).toEqual([
    [true, true],
    [false, false],
  ])
})

test('a container that changes its status leaves the list of the old one, and its shipment too', async () => {
  const { shipmentId, number } = await track(api)
  const [containerId] = await containersOf(shipmentId!)
  const { data } = await api.api.containers.get(containerId!)
  const before = data.attributes.current_status
  api.line.knows(number, finished())
  await poll(number)
  const after = (await api.api.containers.get(containerId!)).data.attributes.current_status
  expect(after).not.toBe(before)
  for (const [status, isListed] of [
    [before, false],
    [after, true],
  ] as const) {
    expect((await idsOf(`containers?filter[status]=${status}`)).includes(containerId!), status).toBe(isListed)
    expect((await idsOf(`shipments?filter[status]=${status}`)).includes(shipmentId!), status).toBe(isListed)
  }
})

test('another container under the same bill is listed with the ports of its shipment', async () => {
  const { shipmentId, number } = await track(api)
  const earlier = await containersOf(shipmentId!)
  api.line.knows(number, [...containered('TSTU7654325'), ...containered('TSTU1234568')])
  await poll(number)
  const containers = await containersOf(shipmentId!)
  expect(containers.length).toBe(earlier.length + 1)
  expect(await idsOf('containers?filter[port]=USLAX')).toEqual(expect.arrayContaining(containers))
})

test('filters together find what each of them finds', async () => {
  const { data: party } = await api.api.parties.create({ company_name: 'Lakeside Furniture' })
  const made = await Promise.all([1, 2, 3].map(() => track(api)))
  const mine = await track(api, { customerId: party.id })
  const all = made.map(({ shipmentId }) => shipmentId)
  const query = 'filter[port]=USLAX&filter[carrier]=MAEU&filter[tracking_stopped]=false'
  expect(await idsOf(`shipments?${query}&page[size]=100`)).toEqual(expect.arrayContaining([...all, mine.shipmentId]))
  expect(await idsOf(`shipments?${query}&filter[customer_name]=lakeside furniture`)).toEqual([mine.shipmentId])
  expect(await idsOf(`containers?${query}&filter[customer_id]=${party.id}`)).toEqual(
    await containersOf(mine.shipmentId!),
  )
  expect(await idsOf(`shipments?${query}&filter[customer_name]=nobody`)).toEqual([])
  expect(await idsOf(`shipments?${query}&filter[customer_id]=${api.accountId}`)).not.toContain(mine.shipmentId)
  expect(await idsOf(`shipments?${query}&q=lakeside`)).toEqual([mine.shipmentId])
})
