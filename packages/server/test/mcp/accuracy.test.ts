import { expect, it } from 'vitest'
import { testApi } from '../harness/api.ts'
import { terminal, wire } from '../intake/feeds/feed.ts'
import { createLanded } from '../intake/feeds/landed.ts'
import { call, connect } from './connect.ts'

const test = await testApi({ sources: [terminal()] })
const { next, report } = createLanded(test, 'BXTV1')
const everything = await connect(test.app, { apiKey: test.apiKey, query: '?toolset=all' })

const { served } = await next()
const dischargedMs = Date.parse(served.attributes.pod_discharged_at!)
await report({ discharged_at: wire(dischargedMs) })
// The terminal corrects the time of the discharge by three hours.
await report({ discharged_at: wire(dischargedMs + 3 * 3_600_000) })

const answered = async (query: object) => {
  const { data } = await test.api.GET('/accuracy', { params: { query: query as never } })
  return data!
}

it('source_accuracy says what the API says, and leaves out what has no case', async () => {
  const { data, meta } = await answered({})
  const { result } = await call(everything, 'source_accuracy')
  expect([result.total, result.items.map(({ id }: { id: string }) => id)]).toEqual([
    meta.total,
    data.map(({ id }) => id),
  ])
  const [own] = (await call(everything, 'source_accuracy', { kind: 'terminal' })).result.items
  const { attributes } = data.find(({ id }) => id === 'terminal:trapac-la')!
  expect(own).toMatchObject({
    corrected: { share: attributes.corrected.share, cases: attributes.corrected.cases },
    corrected_by: { median_hours: 3, cases: 1 },
  })
  expect(own.contradictions_lost).toBeUndefined()
  expect(own.eta_right_within_a_day).toEqual([])
})

it('accuracy is also given between two ports, and for one source', async () => {
  const query = { port_of_discharge: 'Los Angeles', source: 'Maersk', by_port_pair: true }
  const { result } = await call(everything, 'source_accuracy', query)
  expect(result.items).toMatchObject([{ kind: 'line', to: 'USLAX' }])
})

it('lines say how often they were right in detail', async () => {
  const lines = async (format: string) => {
    const given = { search: 'MAEU', response_format: format }
    return (await call(everything, 'get_supported_shipping_lines', given)).result.shipping_lines[0]
  }
  expect((await lines('detailed')).accuracy).toBeDefined()
  expect((await lines('concise')).accuracy).toBeUndefined()
})
