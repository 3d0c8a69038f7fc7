import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { identifier, readingOf, readUntilIdle, uploadedDocument } from '../harness/records/documents.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { terminal } from '../intake/feeds/feed.ts'
import { createLanded } from '../intake/feeds/landed.ts'

const world = await testApi({ sources: [terminal()], webhooks: { allow: ['http://127.0.0.1:*'] } })
const { api, context } = world
const { next, report, logged } = createLanded(world, 'BXTU6')

test('a document that comes after tracking has stopped is compared, and contradictions between sources stay', async () => {
  const { container, served } = await next()
  const contradictions = async (query: object = {}) => {
    const { data } = await api.GET('/contradictions', {
      params: { query: { 'filter[container_id]': served.id, ...query } as never },
    })
    return data!.data.map(({ id, attributes: { kind, state } }) => ({ id, kind, state }))
  }
  await report({ holds: [{ raw_name: 'CUSTOMS_HOLD', raw_status: 'HOLD' }], availability: 'yes' })
  const before = await contradictions()
  expect(before.map(({ kind }) => kind)).toEqual(['available_with_hold'])
  const shipment = served.relationships.shipment.data!.id
  await api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: shipment } } })
  await workUntilIdle(context)

  const { id: late } = await uploadedDocument(world, world, { name: 'Late paper' })
  const found = { page: 1, span: [10, 20], confidence: 0.95, grounds: ['beside its label'] }
  const reading = readingOf({
    documentType: 'bill_of_lading',
    identifiers: [identifier('container', container)],
    extraction: {
      schemaVersion: '2026-11-22',
      payload: { containers: [{ ...found, value: container, seal_number: { ...found, value: 'ZZ-111222' } }] },
      proposed: {},
      leftOut: [],
    },
  })
  await readUntilIdle(context, async () => reading)
  await workUntilIdle(context)
  const after = await contradictions()
  expect(after).toEqual(expect.arrayContaining(before))
  const [opened, ...others] = after.filter(({ id }) => !before.some((one) => one.id === id))
  expect(others).toEqual([])
  expect(opened).toMatchObject({ kind: 'document_differs', state: 'open' })
  expect(await logged(opened!.id)).toEqual(['container.contradiction.opened'])
  expect(await contradictions({ known_at: context.clock().toISOString() })).toEqual(expect.arrayContaining(after))

  await api.DELETE('/documents/{id}', { params: { path: { id: late } } })
  await workUntilIdle(context)
  expect(await contradictions()).toEqual(before)
  expect(await logged(opened!.id)).toEqual(['container.contradiction.opened', 'container.contradiction.resolved'])
})
