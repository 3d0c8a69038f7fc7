import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackedShipment } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'

const api = await testApi()
const DELIVERED_AT = '2026-12-24T15:30:00Z'

const mark = async (id: string, delivered_at: string | null) => {
  const body = { data: { type: 'container', attributes: { delivered_at } } }
  const { data } = await api.api.PATCH('/containers/{id}', { params: { path: { id } }, body })
  await workUntilIdle(api.context)
  return data!.data.attributes
}

const read = async (id: string) => {
  const { data } = await api.api.GET('/containers/{id}', { params: { path: { id } } })
  return data!.data.attributes
}

const notified = async (id: string) => {
  const { rows } = await api.context.pool.query(
    'select event from changes where container_id = $1 and event is not null order by sequence',
    [id],
  )
  return rows.map(({ event }) => event as string)
}

test('a container is marked as delivered by its receiver, and webhooks are notified once', async () => {
  const { containerId } = await trackedShipment(api)
  const before = (await read(containerId)).current_status
  expect(await mark(containerId, DELIVERED_AT)).toMatchObject({ delivered_at: DELIVERED_AT })
  expect(await read(containerId)).toMatchObject({ current_status: 'delivered', delivered_at: DELIVERED_AT })
  await mark(containerId, DELIVERED_AT)
  expect((await notified(containerId)).filter((event) => event === 'container.transport.delivered')).toHaveLength(1)
  const { data: events } = await api.api.GET('/containers/{id}/transport_events', {
    params: { path: { id: containerId } },
  })
  const delivered = events!.data.find(({ attributes }) => attributes.event === 'container.transport.delivered')
  expect(delivered!.attributes).toMatchObject({ timestamp: DELIVERED_AT, data_source: 'user_input' })

  expect(await mark(containerId, null)).toMatchObject({ delivered_at: null })
  expect(await read(containerId)).toMatchObject({ current_status: before, delivered_at: null })
})

test('an invalid instant is rejected, and its pointer is named', async () => {
  const { containerId } = await trackedShipment(api)
  for (const delivered_at of ['yesterday', '2026-12-24', 5]) {
    const body = { data: { type: 'container', attributes: { delivered_at } } }
    const response = await api.request('PATCH', `/v2/containers/${containerId}`, { body })
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].source.pointer).toBe('/data/attributes/delivered_at')
  }
  expect(await read(containerId)).toMatchObject({ delivered_at: null })
})

test('the container of another account is not marked', async () => {
  const { containerId } = await trackedShipment(api)
  const other = await api.otherAccount()
  const body = { data: { type: 'container', attributes: { delivered_at: DELIVERED_AT } } }
  const { response } = await other.api.PATCH('/containers/{id}', { params: { path: { id: containerId } }, body })
  expect(response.status).toBe(404)
})
