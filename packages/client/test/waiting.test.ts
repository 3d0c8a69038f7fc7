import { examples } from '@boxtrail/contracts/examples'
import { expect, expectTypeOf, it, vi } from 'vitest'
import type { Shipment } from '../src/index.ts'
import { json, observedClient } from './observed.ts'

const found = examples.getTrackingRequest[200].default
const as = (status: string) =>
  json({ ...found, data: { ...found.data, attributes: { ...found.data.attributes, status } } })

it('the client waits until the line has answered, through answers that are not final, and returns the shipment', async () => {
  const { setTimeout: wait } = globalThis
  const timers = vi.spyOn(globalThis, 'setTimeout')
  timers.mockImplementation(((run: () => void, ms = 0) => wait(run, ms < 20_000 ? 0 : ms)) as never)
  const { client, sent } = observedClient([as('pending'), as('awaiting_manifest'), as('created')])
  const { trackedObject } = await client.trackingRequests.waitFor(found.data.id)
  timers.mockRestore()
  expect(sent).toHaveLength(3)
  expectTypeOf(trackedObject).toEqualTypeOf<Shipment | null>()
  expect(trackedObject).toHaveProperty('billOfLadingNumber')
})

it('the client returns the requested form', async () => {
  const { client } = observedClient([json(found)])
  const both = await client.trackingRequests.waitFor(found.data.id, {}, { format: 'both' })
  expect(both.raw).toEqual(found)
  expect(both.mapped.id).toBe(found.data.id)
})
