import { expect, test } from 'vitest'
import { readiness } from '../../src/lifecycle/readiness.ts'

const container = { available_for_pickup: true, holds: [], pickedUp: false, returned: false }
const hold = { name: 'customs', status: 'hold' }
const codes = (facts: object) => readiness({ ...container, ...facts }).because.map(({ code }) => code)
const ready = (facts: object) => readiness({ ...container, ...facts }).ready

test('a container is ready if the terminal reports it as available and no hold is set', () => {
  expect(ready({})).toBe(true)
  expect(ready({ available_for_pickup: false })).toBe(false)
  expect(ready({ holds: [hold] })).toBe(false)
  expect(ready({ holds: [{ ...hold, status: 'pending' }] })).toBe(true)
})

test('readiness is null without a report, unless a hold is set', () => {
  expect(ready({ available_for_pickup: null })).toBeNull()
  expect(ready({ available_for_pickup: null, holds: [hold] })).toBe(false)
})

test('readiness names contradictions', () => {
  expect(codes({ holds: [hold] })).toEqual(['hold', 'out_of_sync', 'available'])
  expect(codes({ available_for_pickup: false })).toEqual(['out_of_sync', 'not_available'])
  expect(codes({ available_for_pickup: false, holds: [hold] })).toEqual(['hold', 'not_available'])
})

test('a container that has been picked up or returned is not ready, whatever else is reported', () => {
  expect(readiness({ ...container, pickedUp: true })).toMatchObject({ ready: false, because: [{ code: 'picked_up' }] })
  expect(readiness({ ...container, returned: true })).toMatchObject({ ready: false, because: [{ code: 'returned' }] })
})

test('readiness names who resolves a hold', () => {
  const { because } = readiness({
    ...container,
    holds: [{ name: 'other', status: 'hold', description: 'X-RAY' }, hold],
  })
  expect(because.map(({ detail }) => detail)).toContain('customs hold: the broker releases it')
  expect(because[0]!.detail).toContain('X-RAY')
})
