import { withCheckDigit } from '@boxtrail/reference/container-number'
import type { Client } from '@modelcontextprotocol/client'
import { expect, it } from 'vitest'
import { testApi } from '../harness/api.ts'
import { call, connect, type Json } from './connect.ts'

const test = await testApi()
const { app, apiKey, api } = test

/** The lines that the service proposes for a number. */
const candidatesOf = async (number: string) => {
  const { data } = await api.POST('/tracking_requests/infer_number', { body: { number } })
  return data!.data.attributes.shipping_line
}
const lessors = 'CAIU2885402'

/** Connects a client whose user answers questions with this function. */
const asking = async (answer: (question: Json) => object) => {
  const client = await connect(app, { apiKey, capabilities: { elicitation: { form: {} } } })
  client.setRequestHandler('elicitation/create' as never, ((request: Json) => answer(request.params)) as never)
  return client as Client
}

it('the line is taken from the number where that is certain, never from its first letters', async () => {
  const { decision } = await candidatesOf(lessors)
  expect(decision).not.toBe('auto_select')
  const client = await connect(app, { apiKey })
  const { result } = await call(client, 'track_container', { number: lessors })
  expect(result.tracking_request_created).toBe(false)
  expect(result.tracking_request).toBeUndefined()
})

it('the user is asked for the line, and the number is ordered at the line that was chosen', async () => {
  const { candidates } = await candidatesOf(lessors)
  expect(candidates.length).toBeGreaterThan(0)
  let asked: Json
  const client = await asking((question) => {
    asked = question
    return { action: 'accept', content: { scac: candidates[0]!.scac } }
  })
  const { result } = await call(client, 'track_container', { number: lessors })
  expect(asked.message).toContain(lessors)
  expect(asked.requestedSchema.properties.scac.oneOf.map(({ const: scac }: { const: string }) => scac)).toEqual(
    candidates.map(({ scac }) => scac),
  )
  expect(result).toMatchObject({ tracking_request_created: true, tracking_request: { scac: candidates[0]!.scac } })
})

it.each([
  ['declines', { action: 'decline' }],
  ['names a line that was not offered', { action: 'accept', content: { scac: 'EVIL' } }],
])('nothing is ordered when the user %s', async (_, answer) => {
  const client = await asking(() => answer)
  const { result } = await call(client, 'track_container', { number: withCheckDigit('CAIU388540') })
  expect(result).toMatchObject({ tracking_request_created: false, needs_confirmation: true })
})

it('the candidates are returned to a client that cannot ask its user', async () => {
  for (const revision of ['2025-06-18', '2026-07-28']) {
    const client = await connect(app, { apiKey, revision })
    const { result, isError } = await call(client, 'track_container', { number: withCheckDigit('CAIU488540') })
    expect([isError, result.needs_confirmation], revision).toEqual([false, true])
    expect(result.infer_result.candidates.length, revision).toBeGreaterThan(0)
    expect(result._metadata.recommendations[0], revision).toContain('scac')
  }
})

it.each([
  ['a lessor’s', 'CAIU2885403'],
  ['a line’s own', 'MSKU7054417'],
  ['one that is written in parts', 'caiu 288540 3'],
])(
  'the right number is asked for, and not the line, where the check digit of %s container is wrong',
  async (_, number) => {
    const client = await asking(() => ({ action: 'accept', content: { scac: 'MAEU' } }))
    const { result } = await call(client, 'track_container', { number })
    expect(result).toMatchObject({ tracking_request_created: false, error: 'InvalidNumber', action: 'fix_number' })
    expect(result.infer_result.reason).toMatch(/check digit/i)
    expect(result.needs_confirmation).toBeUndefined()
  },
)

it.each([
  ['HLCUSHA260990002', 'HLCU', 'connectable'],
  ['MEDUQX260990002', 'MSCU', 'unverified'],
  ['OOLU2609900021', 'OOLU', 'edi_only'],
])(
  'the answer says that the line of %s is not connected before anything is ordered, and orders it on request',
  async (number, scac, connection) => {
    const client = await connect(app, { apiKey })
    const { result } = await call(client, 'track_container', { number, numberType: 'bill_of_lading', scac })
    expect(result).toMatchObject({
      tracking_request_created: false,
      needs_confirmation: true,
      shipping_line: { scac, connection, how_to_connect: expect.stringContaining('BOXTRAIL_CONFIG') },
    })
    const found = await api.trackingRequests.list({ filter: { request_number: number } } as never)
    expect(found.data).toEqual([])
    const again = await call(client, 'track_container', { number, numberType: 'bill_of_lading', scac, wait: true })
    expect(again.result).toMatchObject({ tracking_request_created: true, tracking_request: { status: 'pending' } })
  },
)

it('the lines that are not connected are listed', async () => {
  const client = await connect(app, { apiKey })
  const { result } = await call(client, 'get_supported_shipping_lines', { search: 'hapag' })
  expect(result.shipping_lines).toMatchObject([{ scac: 'HLCU', connection: 'connectable' }])
  const { result: connected } = await call(client, 'get_supported_shipping_lines', { search: 'MAEU' })
  expect(connected.shipping_lines[0]).not.toHaveProperty('connection')
})
