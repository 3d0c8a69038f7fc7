import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Schemas, Success } from '../src/index.ts'
import { operations, type ParameterKind, parameters } from '../src/operations.ts'
import { type Body, type Params, type Query, requests } from '../src/zod.ts'

test('the tables speak of the same operations and parameters', () => {
  expect(Object.keys(parameters)).toEqual(Object.keys(operations))
  for (const [id, { query }] of Object.entries(requests))
    expect(Object.keys(parameters[id as keyof typeof parameters])).toEqual(Object.keys(query?.shape ?? {}))
  expectTypeOf(parameters.listShipments['page[size]']).toExtend<ParameterKind>()
})

test('the includes of the table are those that the validator takes', () => {
  expect(operations.listContainers.includes).toContain('shipment.port_of_lading')
  expect(requests.listContainers.query.safeParse({ include: [...operations.listContainers.includes] }).success).toBe(
    true,
  )
  expect(requests.listContainers.query.safeParse({ include: ['cargo'] }).success).toBe(false)
})

test('pages have defaults, which the validator fills in', () =>
  expect(requests.listShipments.query.parse({})).toEqual({ 'page[number]': 1, 'page[size]': 30 }))

describe('types', () => {
  test('an enum that may grow is open', () => {
    expectTypeOf<'lost_at_sea'>().toExtend<Schemas['Container']['attributes']['current_status']>()
    expectTypeOf<null>().not.toExtend<Schemas['Container']['attributes']['current_status']>()
    expectTypeOf<null>().toExtend<Schemas['TrackingRequest']['attributes']['failed_reason']>()
  })
  test('an operation says what it takes and gives', () => {
    expectTypeOf<Params<'getShipment'>>().toEqualTypeOf<{ id: string }>()
    expectTypeOf<Query<'listShipments'>['page[size]']>().toEqualTypeOf<number>()
    expectTypeOf<Query<'getPort'>>().toEqualTypeOf<Record<never, never>>()
    expectTypeOf<Body<'createTrackingRequest'>['data']['attributes']['request_number']>().toEqualTypeOf<string>()
    expectTypeOf<undefined>().toExtend<Body<'stopShipmentTracking'>>()
    expectTypeOf<Success<'createTrackingRequest'>>().toEqualTypeOf<Schemas['TrackingRequestDocument']>()
    expectTypeOf<Success<'deleteWebhook'>>().toEqualTypeOf<undefined>()
  })
})
