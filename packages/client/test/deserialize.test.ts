import { eventExamples, examples } from '@boxtrail/contracts/examples'
import { expect, test } from 'vitest'
import { type Container, deserialize } from '../src/index.ts'
import { json, observedClient } from './observed.ts'

test('shows a document as the method that answers it would', async () => {
  const document = examples.getContainer[200].default
  const { client } = observedClient([json(document)])
  expect(deserialize(document, ['shipment'])).toEqual(await client.containers.get('1', { include: ['shipment'] }))
  const { number, shipment } = deserialize<Container<'shipment'>>(document, ['shipment'])
  expect([number, shipment?.type]).toEqual([document.data.attributes.number, 'shipment'])
})

test('shows the pages of lists, and what a webhook receives', () => {
  expect(deserialize(examples.listShipments[200].default)).toMatchObject({ items: [{ type: 'shipment' }], meta: {} })
  const event = eventExamples['container.updated']
  expect(deserialize(event, ['reference_object'])).toMatchObject({
    event: 'container.updated',
    type: 'webhook_notification',
  })
})
