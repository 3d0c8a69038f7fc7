import { webhookEventNames } from '@boxtrail/contracts'
import { expect, it } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackedShipment } from '../harness/records/tracked.ts'
import { connect, type Json, LEGACY, MODERN, messageOf, post } from './connect.ts'

const test = await testApi()
const { app, apiKey, api } = test
const { containerId, shipmentId } = await trackedShipment(test)
const { data } = await api.GET('/containers/{id}', { params: { path: { id: containerId } } })
const { number } = data!.data.attributes
const client = await connect(app, { apiKey })
const stranger = await connect(app, await test.otherAccount())
const nobody = '0195a3c2-7c1e-7d44-9a51-5b1f0c6de201'
const uri = `boxtrail://container/${containerId}`

it('three prompts are listed with their arguments', async () => {
  const { prompts } = await client.listPrompts()
  expect(
    prompts.map(({ name, arguments: given }) => [name, given!.map((one) => `${one.name}${one.required ? '' : '?'}`)]),
  ).toEqual([
    ['track-shipment', ['container_number', 'carrier?']],
    ['check-demurrage', ['container_id']],
    ['analyze-delays', ['container_id']],
  ])
})

it.each([...LEGACY, MODERN])('every prompt embeds the current data, in revision %s', async (revision) => {
  const client = await connect(app, { apiKey, revision })
  for (const [name, given] of [
    ['track-shipment', { container_number: number, carrier: 'MAEU' }],
    ['check-demurrage', { container_id: containerId }],
    ['analyze-delays', { container_id: containerId }],
  ] as const) {
    const { messages } = await client.getPrompt({ name, arguments: given as Record<string, string> })
    const [question, resource] = messages.map(({ content }) => content as Json)
    expect(question.text, name).toContain(number)
    const embedded = JSON.parse(resource.resource.text)
    expect([resource.resource.uri, embedded.id], name).toEqual([uri, containerId])
    if (name === 'analyze-delays') {
      expect(embedded.journey.timeline.length).toBeGreaterThan(2)
      expect(embedded.shipment.id).toBe(shipmentId)
    }
  }
})

it('a prompt says that a number is not tracked, instead of embedding nothing', async () => {
  const { messages } = await client.getPrompt({
    name: 'track-shipment',
    arguments: { container_number: 'MSCU1234566' },
  })
  expect(messages).toHaveLength(1)
  expect((messages[0]!.content as Json).text).toContain('not tracked yet')
})

it.each([
  ['check-demurrage', { container_id: 'no-uuid' }, 'container_id'],
  ['check-demurrage', { container_id: nobody }, 'no such record'],
  ['unknown', {}, 'unknown'],
])('the prompt %s with %j is rejected', async (name, given, named) => {
  const body = { jsonrpc: '2.0', id: 1, method: 'prompts/get', params: { name, arguments: given } }
  const { error } = await messageOf(await post(app, body, { apiKey }))
  expect(error.code).toBe(-32602)
  expect(error.message).toContain(named)
})

it('a prompt shows no data of another account', async () => {
  await expect(
    stranger.getPrompt({ name: 'check-demurrage', arguments: { container_id: containerId } }),
  ).rejects.toThrow('no such record')
})

it('the glossary and the template of containers are listed, and nothing else', async () => {
  expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual(['boxtrail://docs/milestone-glossary'])
  const { resourceTemplates } = await client.listResourceTemplates()
  expect(resourceTemplates.map(({ name, uriTemplate }) => [name, uriTemplate])).toEqual([
    ['container', 'boxtrail://container/{id}'],
  ])
})

it('every event of the catalogue is explained in the glossary', async () => {
  const { contents } = await client.readResource({ uri: 'boxtrail://docs/milestone-glossary' })
  const { text, mimeType } = contents[0] as { text: string; mimeType: string }
  expect(mimeType).toBe('text/markdown')
  expect(webhookEventNames.filter((event) => !text.includes(`\`${event}\``))).toEqual([])
})

it.each(['mcp-query-guidance', 'list-display-columns'])(
  'the document %s is readable without being listed',
  async (name) => {
    const { contents } = await client.readResource({ uri: `boxtrail://docs/${name}` })
    expect((contents[0] as { text: string }).text.length).toBeGreaterThan(200)
  },
)

it('a container is shown as markdown, with unknown values as not reported', async () => {
  const { contents } = await client.readResource({ uri })
  const { text } = contents[0] as { text: string }
  expect(text).toContain(`# ${number}`)
  expect(text).toContain('- Holds: Not reported')
  expect(text).toContain('- Available for pickup: Unknown')
})

it.each([
  'boxtrail://container/no-uuid',
  `boxtrail://container/${nobody}`,
  'boxtrail://docs/secrets',
  'file:///etc/passwd',
])('the resource %s is not found', async (uri) => {
  const body = { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri } }
  expect((await messageOf(await post(app, body, { apiKey }))).error.code).toBe(-32602)
})

it('a container of another account is not shown', async () => {
  await expect(stranger.readResource({ uri })).rejects.toMatchObject({ code: -32602 })
})

it("carriers and ids are completed, of the caller's account only", async () => {
  const complete = async (by: typeof client, ref: object, name: string, value: string) =>
    (await by.complete({ ref, argument: { name, value } } as never)).completion.values
  const prompt = { type: 'ref/prompt', name: 'track-shipment' }
  expect(await complete(client, prompt, 'carrier', 'maer')).toContain('MAEU')
  const demurrage = { type: 'ref/prompt', name: 'check-demurrage' }
  const template = { type: 'ref/resource', uri: 'boxtrail://container/{id}' }
  for (const [ref, name] of [
    [demurrage, 'container_id'],
    [template, 'id'],
  ] as const) {
    expect(await complete(client, ref, name, containerId.slice(0, 12))).toContain(containerId)
    expect(await complete(client, ref, name, number)).toContain(containerId)
    expect(await complete(stranger, ref, name, '')).toEqual([])
  }
})
