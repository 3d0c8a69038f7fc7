import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'

const { request } = await testApi()

const create = async (attributes: Record<string, unknown>) => {
  const response = await request('POST', '/v2/tracking_requests', { body: trackingBody(attributes) })
  return { status: response.status, ...(await response.json()) }
}

test.each([
  ['bill_of_lading', '../../x', 'cannot be a bill of lading'],
  ['bill_of_lading', '🚢🚢🚢🚢', 'cannot be a bill of lading. It has the character "🚢"'],
  ['booking', 'HELLO', 'cannot be a booking. It has no digit'],
  ['booking_number', 'A1', 'cannot be a booking. It has 2 letters and digits'],
] as const)('a %s %j is rejected with its pointer and the reason', async (request_type, request_number, reason) => {
  const { status, errors } = await create({ request_type, request_number })
  expect(status).toBe(422)
  expect(errors[0].source).toEqual({ pointer: '/data/attributes/request_number' })
  expect(errors[0].detail).toContain(reason)
})

test.each([
  '../../x',
  '..\\..\\x',
  '/etc/passwd',
  'TEST-TR-SUCCEEDED/..',
  'TEST-TR-SUCCEEDED%2F..',
  'TEST?x=1',
  'TEST\u0000TR',
  '🚢',
])('the number %j is rejected for the line TEST as for any other', async (request_number) => {
  for (const request_type of ['bill_of_lading', 'booking'] as const) {
    const { status, errors } = await create({ scac: 'TEST', request_type, request_number })
    expect(status).toBe(422)
    expect(errors[0].source).toEqual({ pointer: '/data/attributes/request_number' })
  }
})

test.each(['TEST-TR-SUCCEEDED', 'test-tr-failed', 'TEST_TR.X'])(
  'the name %s of a test is accepted',
  async (request_number) => {
    expect((await create({ scac: 'TEST', request_number })).status).toBe(201)
  },
)

test('one number is treated as one request, in any pasted form', async () => {
  expect((await create({ request_number: '260990001' })).status).toBe(201)
  for (const pasted of [
    'B/L No.: 260990001',
    '２６０９９０００１',
    '“260990001”',
    '260\u2011990\u00AD001',
    'MAEU 260990001',
  ])
    expect((await create({ request_number: pasted })).errors?.[0].code, pasted).toBe('duplicate')
})

test.each([
  ['PO-48213771', 'looks_like_purchase_order'],
  ['HBL-SHA2400125', 'looks_like_house_bill'],
  ['BXT-0012345-6', 'looks_like_customs_entry'],
  ['ML-CN5520187', 'looks_like_seal'],
])('the number %s is accepted with a warning', async (request_number, code) => {
  const { status, meta } = await create({ request_number })
  expect(status).toBe(201)
  expect(meta.warnings).toEqual([
    expect.objectContaining({ code, source: { pointer: '/data/attributes/request_number' } }),
  ])
})

test('the warning that a line without credentials is not polled names the remedy', async () => {
  const { status, meta } = await create({ scac: 'HLCU', request_number: 'HLCUSHA260990002' })
  expect(status).toBe(201)
  expect(meta.warnings).toEqual([
    {
      code: 'line_not_configured',
      detail: expect.stringContaining('BOXTRAIL_CONFIG'),
      source: { pointer: '/data/attributes/scac' },
    },
  ])
})

test('a plausible number has no warning', async () => {
  expect((await create({ request_number: '260990003' })).meta).toBeUndefined()
})
