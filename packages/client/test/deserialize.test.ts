import { eventExamples, examples } from '@boxtrail/contracts/examples'
import { expect, test } from 'vitest'
import { type Container, deserialize } from '../src/index.ts'
import { json, observedClient } from './observed.ts'

test('a document is returned in the same form as by the method that answers it', async () => {
  const document = examples.getContainer[200].default
  const { client } = observedClient([json(document)])
  expect(deserialize(document, ['shipment'])).toEqual(await client.containers.get('1', { include: ['shipment'] }))
  const { number, shipment } = deserialize<Container<'shipment'>>(document, ['shipment'])
  expect([number, shipment?.type]).toEqual([document.data.attributes.number, 'shipment'])
})

test('the pages of lists are returned, and the body of a webhook', () => {
  expect(deserialize(examples.listShipments[200].default)).toMatchObject({ items: [{ type: 'shipment' }], meta: {} })
  const event = eventExamples['container.updated']
  expect(deserialize(event, ['reference_object'])).toMatchObject({
    event: 'container.updated',
    type: 'webhook_notification',
  })
})
