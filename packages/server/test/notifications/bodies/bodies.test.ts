import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonBody, packBody, unpackBody } from '../../../src/notifications/bodies/body.ts'
import { shareBodies } from '../../../src/notifications/bodies/share.ts'
import type { RenderedNotification } from '../../../src/notifications/rendering/notifier.ts'

const notification = fc.record({
  id: fc.uuid(),
  account_id: fc.constantFrom('a', 'b'),
  webhook_id: fc.uuid(),
  sequence: fc.integer({ min: 1, max: 3 }),
})
/** Bodies with any characters in their values, and with the ids in several places. */
const rendered = fc
  .array(fc.tuple(notification, fc.string({ unit: 'binary', maxLength: 40 }), fc.boolean()), { maxLength: 8 })
  .map((all) =>
    all.map(([ids, text, isOwn]): RenderedNotification => {
      const body = JSON.stringify({ id: ids.id, text: isOwn ? text : 'the same', of: [ids.webhook_id, ids.id] })
      return { ...ids, event: 'container.updated', reference_type: 't', reference_id: ids.id, parked: false, body }
    }),
  )

test('every body is read back as the bytes that were rendered, whatever is stored once', () => {
  fc.assert(
    fc.property(rendered, (all) => {
      const { notifications, bodies } = shareBodies(all)
      const packed = new Map(bodies.map(({ account_id, id, common }) => [`${account_id} ${id}`, packBody(common)]))
      const read = notifications.map((row) =>
        unpackBody(packed.get(`${row.account_id} ${row.body_id ?? row.id}`)!, row),
      )
      expect(read).toEqual(all.map(({ body }) => body))
    }),
  )
})

test('what the webhooks of a change are sent is stored once, and that of another account or change apart', () => {
  const of = (account_id: string, sequence: number, id: string): RenderedNotification => ({
    ...{ id, account_id, sequence, webhook_id: `hook of ${id}`, event: 'e', reference_type: 't', reference_id: 'r' },
    parked: false,
    body: JSON.stringify({ id, webhook: `hook of ${id}`, included: [] }),
  })
  const { notifications, bodies } = shareBodies([
    of('a', 1, 'n1'),
    of('a', 1, 'n2'),
    of('a', 2, 'n3'),
    of('b', 1, 'n4'),
  ])
  expect(bodies.map(({ id }) => id)).toEqual(['n1', 'n3', 'n4'])
  expect(notifications.map(({ body_id }) => body_id)).toEqual([null, 'n1', null, null])
})

test('a body that was stored as text before bodies were packed is read as it is', () => {
  const ids = { id: 'n1', webhook_id: 'w1' }
  const text = '{"b":1,"a":"é 𝄞"}'
  expect(unpackBody(Buffer.from(text), ids)).toBe(text)
  expect(unpackBody(packBody(commonBody(text, ids)), ids)).toBe(text)
})
