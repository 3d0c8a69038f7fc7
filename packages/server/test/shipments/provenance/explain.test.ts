import type { Answer } from '@boxtrail/contracts'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackedShipment } from '../../harness/records/tracked.ts'

const api = await testApi()
const { containerId } = await trackedShipment(api)
const path = `/v2/containers/${containerId}/explain`

test('a container is explained sentence by sentence, each with its evidence', async () => {
  const { data, error } = await api.api.GET('/containers/{id}/explain', { params: { path: { id: containerId } } })
  expect(error).toBeUndefined()
  const { attributes } = (data as Answer<'explainContainer', 200>).data
  expect(attributes.where[0]).toEqual({
    text: expect.stringMatching(/^The container left .* on board the ship .*\.$/),
    evidence: [
      {
        source: { id: 'line:MAEU', kind: 'line', name: 'MAEU' },
        words: expect.any(String),
        reported_at: expect.any(String),
        report_id: expect.any(String),
      },
    ],
  })
  const { report_id } = attributes.where[0]!.evidence[0]!
  expect((await api.request('GET', `/v2/reports/${report_id}`)).status).toBe(200)
})

test.each([
  ['format=markdown', '?format=markdown', undefined, 'text/markdown; charset=utf-8'],
  ['Accept: text/markdown', '', 'text/markdown, text/html;q=0.8', 'text/markdown; charset=utf-8'],
  ['format=json before Accept', '?format=json', 'text/markdown', 'application/vnd.api+json'],
  ['Accept: */*', '', '*/*', 'application/vnd.api+json'],
  ['a refused Markdown', '', 'text/markdown;q=0, */*', 'application/vnd.api+json'],
])('a request for %s is answered in that form', async (_, query, accept, type) => {
  const answer = await api.request('GET', path + query, accept === undefined ? {} : { headers: { accept } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  const text = await answer.text()
  if (type.startsWith('text/markdown'))
    expect(text).toMatch(/^# [A-Z]{4}\d{7}\n\n## Where it is\n\n- The container left/)
  else expect(JSON.parse(text).data.type).toBe('explanation')
})

test('another form is rejected, and the parameter is named', async () => {
  const refused = await api.request('GET', `${path}?format=pdf`)
  expect([refused.status, (await refused.json()).errors[0].source]).toEqual([400, { parameter: 'format' }])
})

test('the explanation is not found by another account', async () => {
  expect((await (await api.otherAccount()).request('GET', path)).status).toBe(404)
})
