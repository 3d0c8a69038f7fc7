import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchOfDeliveries } from '../src/pages/deliveries/search.ts'
import { filterOf, searchOfEvents } from '../src/pages/events/search.ts'
import { firstStretch, type Stretch, stretchBefore } from '../src/pages/events/walk.ts'
import { expiryOf, stateOf } from '../src/pages/keys/state.ts'
import { readHeaders, writeHeaders } from '../src/pages/webhooks/headers.ts'

const NOW = new Date('2026-11-23T12:00:00Z')

test('keys that are accepted are distinguished from those that have ended', () => {
  const state = (revokedAt: string | null, expiresAt: string | null) => stateOf({ revokedAt, expiresAt }, NOW)
  expect(state(null, null)).toBe('valid')
  expect(state(null, '2026-11-23T12:00:01Z')).toBe('ending')
  expect(state(null, '2026-11-23T12:00:00Z')).toBe('expired')
  expect(state('2026-11-20T12:00:00Z', '2027-01-01T00:00:00Z')).toBe('revoked')
})

test('the lifetime of a key is counted in days', () => {
  expect(expiryOf('30', NOW)).toBe('2026-12-23T12:00:00.000Z')
  expect(expiryOf('', NOW)).toBeNull()
})

test('headers are read one per line, and written the same way', () => {
  expect(readHeaders(' X-Tenant: acme \n\nAuthorization: Basic a:b\nX-Empty')).toEqual([
    { name: 'X-Tenant', value: 'acme' },
    { name: 'Authorization', value: 'Basic a:b' },
    { name: 'X-Empty', value: '' },
  ])
  const name = fc.stringMatching(/^[A-Za-z][A-Za-z-]{0,20}$/)
  const value = fc.stringMatching(/^([!-~]([ -~]{0,20}[!-~])?)?$/)
  fc.assert(
    fc.property(fc.array(fc.record({ name, value })), (headers) => {
      expect(readHeaders(writeHeaders(headers))).toEqual(headers)
    }),
  )
})

test('the log is read backwards to its beginning, each number once', () => {
  fc.assert(
    fc.property(fc.nat({ max: 200_000 }), fc.infiniteStream(fc.nat({ max: 200 })), (last, found) => {
      const walked: Stretch[] = []
      for (let next: Stretch | undefined = firstStretch(last); next; next = stretchBefore(next, found.next().value!))
        walked.push(next)
      expect(walked[0]!.upTo).toBe(last)
      expect(walked.at(-1)!.after).toBe(0)
      for (const [at, { after, upTo }] of walked.entries()) {
        expect(upTo - after).toBeLessThanOrEqual(50_000)
        if (at > 0) expect(upTo).toBe(walked[at - 1]!.after)
      }
    }),
  )
})

test('the filters of deliveries and events are read from the address, and invalid ones are ignored', () => {
  const id = '0195a3c2-7c1e-7d44-9a51-5b1f0c6de201'
  expect(searchOfDeliveries({ status: 'failed', webhook: id })).toEqual({ status: 'failed', webhook: id })
  expect(searchOfDeliveries({ status: 'lost', webhook: '1' })).toEqual({ status: undefined, webhook: undefined })
  const search = searchOfEvents({ event: 'container.updated', type: 'container', record: id, shipment: 'x' })
  expect(filterOf(search)).toEqual({ event: ['container.updated'], resourceType: ['container'], resourceId: id })
})
