import { examples } from '@boxtrail/contracts/examples'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'

const api = await testApi()
const infer = (body: unknown, of: Pick<typeof api, 'request'> = api) =>
  of.request('POST', '/v2/tracking_requests/infer_number', { body })
const inferred = async (number: string, of: Pick<typeof api, 'request'> = api) =>
  (await (await infer({ number }, of)).json()).data

test.each(['default', 'bill_of_lading', 'booking', 'no_prediction', 'bad_check_digit'] as const)(
  'a number is inferred as in the example of the contract (%s)',
  async (name) => {
    const example = examples.inferTrackingNumber[200][name].data
    const data = await inferred(example.attributes.validation.parsed_number!)
    expect(data.id).toMatch(/^req_[0-9a-f-]{36}$/)
    expect({ ...data, id: example.id }).toEqual(example)
    if (name === 'no_prediction') expect(data.attributes.shipping_line).not.toHaveProperty('selected')
  },
)

test('an invalid number is rejected, with a title and a sentence', async () => {
  for (const number of ['hello', 'no number here', '-- --', '1'.repeat(40)]) {
    const response = await infer({ number })
    expect(response.status).toBe(422)
    const [problem] = (await response.json()).errors
    expect(problem).toMatchObject({ status: '422', title: 'Unprocessable Entity', source: { pointer: '/number' } })
    expect(problem.detail).toContain('does not look like')
  }
  for (const body of [{}, { number: '' }, { number: 7 }, { number: 'MSKU7054410', scac: 'MAEU' }])
    expect((await infer(body)).status).toBe(422)
})

test('a line that is not open to the account is not suggested', async () => {
  const other = await api.otherAccount()
  await api.context.pool.query(`update accounts set enabled_lines = '{SMLU}' where id = $1`, [other.accountId])
  const number = 'SMLU4477ABC21'
  expect((await inferred(number)).attributes.shipping_line).toEqual({ decision: 'no_prediction', candidates: [] })
  expect((await inferred(number, other)).attributes.shipping_line.selected).toMatchObject({ scac: 'SMLU' })
})

test('a number inferred by the client is tracked, and what is missing is reported', async () => {
  const { trackingRequests } = api.api
  const { trackingRequest } = await trackingRequests.createFromInfer('MAEU261904573', { ref_numbers: ['PO-1'] })
  expect(trackingRequest.data.attributes).toMatchObject({
    request_type: 'bill_of_lading',
    scac: 'MAEU',
    ref_numbers: ['PO-1'],
  })
  const booking = await trackingRequests.createFromInfer('SHAG00417733', { scac: 'ONEY', request_type: 'container' })
  expect(booking.trackingRequest.data.attributes).toMatchObject({ request_type: 'booking_number', scac: 'ONEY' })
  await expect(trackingRequests.createFromInfer('TCLU7305416')).rejects.toThrow('SCAC')
  await expect(trackingRequests.createFromInfer('HOUSE12345678901234', { scac: 'MAEU' })).rejects.toThrow('requestType')
})
