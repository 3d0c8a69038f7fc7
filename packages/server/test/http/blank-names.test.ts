import { expect, it } from 'vitest'
import { testApi } from '../harness/api.ts'

const { request } = await testApi().then(({ app, apiKey }) => ({
  request: async (path: string, type: string, attributes: object) => {
    const answer = await app.request(`http://127.0.0.1:8080/v2${path}`, {
      method: 'POST',
      headers: { authorization: `Token ${apiKey}`, 'content-type': 'application/vnd.api+json' },
      body: JSON.stringify({ data: { type, attributes } }),
    })
    return { status: answer.status, error: (await answer.json()).errors?.[0] }
  },
}))

it.each([' ', '\u200B', '\u2060\u00AD', '\u3164'])('a name of which nothing is seen is blank: %j', async (name) => {
  const field = { entity_type: 'Shipment', api_slug: 'unseen', data_type: 'short_text' }
  for (const [path, type, attributes] of [
    ['/views', 'view', { name, list: 'containers', filters: {} }],
    ['/calendar_feeds', 'calendar_feed', { name }],
    ['/parties', 'party', { company_name: name }],
    ['/custom_field_definitions', 'custom_field_definition', { ...field, display_name: name }],
  ] as const)
    expect([path, await request(path, type, attributes)]).toEqual([
      path,
      { status: 422, error: expect.objectContaining({ code: 'blank' }) },
    ])
})

it('a name in any script, or of a sign alone, is none', async () => {
  for (const name of ['ACME', '上海', 'שלום', '👨‍👩‍👧', '-'])
    expect([name, (await request('/parties', 'party', { company_name: name })).status]).toEqual([name, 201])
})
