import { billNumber, containerNumber, scenarios } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { workUntilIdle } from '../harness/workers.ts'

const api = await testApi({ maxConnections: 20 })
const advance = (advance_to: string) =>
  api.api.POST('/sandbox/clock', { body: { data: { type: 'sandbox_clock', attributes: { advance_to } } } })
const { serial } = scenarios.find(({ key }) => key === 'five-hundred')!

test('five hundred containers of one bill are created, and loaded', async () => {
  const parts = { serial, variation: 91 }
  const attributes = { request_type: 'bill_of_lading' as const, request_number: billNumber(parts), scac: 'TEST' }
  await api.api.POST('/tracking_requests', { body: { data: { type: 'tracking_request', attributes } } })
  await workUntilIdle(api.context)
  await advance('empty_out+6h')
  await workUntilIdle(api.context)
  const { data } = await api.api.GET('/containers', { params: { query: { 'page[size]': 1 } } })
  expect(data!.meta.total).toBe(500)
  for (const index of [0, 10, 499]) {
    const query = { 'filter[number]': containerNumber(parts, index) }
    expect((await api.api.GET('/containers', { params: { query } })).data!.data).toHaveLength(1)
  }
  const aboard = { 'filter[status]': 'on_ship', 'page[size]': 1 }
  const countAboard = async () => (await api.api.GET('/containers', { params: { query: aboard } })).data!.meta.total
  // A call takes fifteen seconds at most. The next one continues at the moment that it reached.
  for (let calls = 0; calls < 6 && (await countAboard()) < 500; calls++)
    expect((await advance('load')).response.status).toBe(200)
  expect(await countAboard()).toBe(500)
})
