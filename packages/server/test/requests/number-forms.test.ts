import { createReference } from '@boxtrail/reference/reference'
import { createDcsaSource } from '@boxtrail/sources/dcsa/dcsa-source'
import { profiles } from '@boxtrail/sources/dcsa/profiles'
import { Agent } from 'undici'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { plainGet } from '../harness/http/get.ts'
import { atSea, createScene } from '../harness/records/tracking-scene.ts'
import { lineServer } from '../sources/line-server.ts'

const server = await lineServer()
const dispatcher = new Agent()
afterAll(() => dispatcher.close())

const { shippingLines } = createReference()
const lineOf = (scac: string, profile = 'generic') =>
  createDcsaSource({
    id: `line:${scac}`,
    scac,
    name: scac,
    prefixes: shippingLines.byScac(scac)!,
    baseUrl: `${server.url}/${scac}`,
    get: plainGet(dispatcher),
    profile: { ...profiles[profile]!, limits: { concurrency: 2, perMinute: null, perDay: null } },
  })
const api = await testApi({
  sources: [lineOf('ONEY'), lineOf('MSCU', 'msc'), lineOf('HLCU', 'hapag-lloyd'), lineOf('CMDU', 'cma-cgm')],
})
const scene = createScene(api)

/** How a line responds to a number that it does not know. */
type Refusal = 404 | 400 | 500 | 'an empty list'

/** The numbers that the line was polled with, in order. */
let polled: string[] = []
/** Makes the line know one number, in one form only. */
const knows = (known: string | null, refusal: Refusal = 404) => {
  polled = []
  server.answers((request, response) => {
    const number = /[A-Z]+[0-9]{7,}/.exec(request.url!)![0]
    polled.push(number)
    const status = number === known || refusal === 'an empty list' ? 200 : refusal
    response.writeHead(status, { 'content-type': 'application/json' })
    const events = JSON.stringify(atSea()).replaceAll('"TEST-TR-SUCCEEDED"', JSON.stringify(number))
    response.end(number === known ? events : status === 200 ? '[]' : '{"statusCode":404,"errors":[]}')
  })
}
beforeEach(() =>
  // Numbers of earlier tests must not be polled.
  api.context.pool.query(
    'update checks set next_check_at = null; update sources set paused_until = null, failures = 0',
  ),
)

const request = (scac: string, request_number: string, request_type: 'bill_of_lading' | 'booking' = 'bill_of_lading') =>
  scene.request({ scac, request_number, request_type })
const pollAgain = async () => {
  await api.context.pool.query('update checks set next_check_at = now() where next_check_at is not null')
  await scene.work()
}

let count = 10_000
const digits = () => String(++count)

test.each([
  ['ONEY', 'ONEY', 404],
  ['ONEY', 'ONEY', 'an empty list'],
  ['ONEY', 'ONEY', 400],
  ['MSCU', 'MEDU', 404],
  ['MSCU', 'MSCU', 404],
  ['HLCU', 'HLCU', 500],
] as const)(
  'a bill of %s that is typed with %s and that the line knows without is found (%s)',
  async (scac, prefix, how) => {
    const bare = `KHIG05${digits()}`
    knows(bare, how)
    const { id } = await request(scac, `${prefix}${bare}`)
    await scene.work()
    expect(await scene.requestAt(id)).toMatchObject({ status: 'created', request_number: `${prefix}${bare}` })
    expect(polled).toEqual([`${prefix}${bare}`, bare])
    // The form is known now, so the other form is not polled again, not even while the line does not know the number.
    await pollAgain()
    expect(polled.slice(2)).toEqual([bare])
    knows(null)
    await pollAgain()
    expect(polled).toEqual([bare])
  },
)

test.each([
  ['ONEY', 'ONEY'],
  ['MSCU', 'MEDU'],
  ['HLCU', 'HLCU'],
] as const)('a bill of %s that is typed without %s and that the line knows with it is found', async (scac, prefix) => {
  const bare = `SHA26${digits()}`
  knows(`${prefix}${bare}`)
  const { id } = await request(scac, bare)
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'created' })
  expect(polled).toEqual([bare, `${prefix}${bare}`])
})

test('a booking is found in its other form, too', async () => {
  const bare = `KHIG07${digits()}`
  knows(bare)
  const { id } = await request('ONEY', `ONEY${bare}`, 'booking')
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'created' })
})

test('a number that the line does not know yet is polled once in each form, at each poll, until one is known', async () => {
  const bare = `KHIG08${digits()}`
  knows(null)
  const { id } = await request('ONEY', `ONEY${bare}`)
  await scene.work()
  expect(polled).toEqual([`ONEY${bare}`, bare])
  expect(await scene.requestAt(id)).toMatchObject({ status: 'awaiting_manifest', failed_reason: null })
  knows(bare)
  await pollAgain()
  expect(polled).toEqual([`ONEY${bare}`, bare])
  expect(await scene.requestAt(id)).toMatchObject({ status: 'created' })
})

test.each(['', 'ONEY'])(
  'the more specific answer is kept: a form that is refused does not fail the number (%s)',
  async (prefix) => {
    const bare = `KHIG09${digits()}`
    polled = []
    server.answers((request, response) => {
      const number = /[A-Z]+[0-9]{7,}/.exec(request.url!)![0]
      polled.push(number)
      response.writeHead(number === bare ? 404 : 400).end('{}')
    })
    const { id } = await request('ONEY', `${prefix}${bare}`)
    await scene.work()
    expect(polled.toSorted()).toEqual([bare, `ONEY${bare}`])
    expect(await scene.requestAt(id)).toMatchObject({ status: 'awaiting_manifest' })
  },
)

test('one form is polled where the conventions of the line are known', async () => {
  const bare = `THD04${digits()}`
  knows(null)
  const { id } = await request('CMDU', `CMDU${bare}`)
  await scene.work()
  expect(polled).toEqual([bare])
  expect(await scene.requestAt(id)).toMatchObject({ status: 'awaiting_manifest' })
})

test('an error 500 of Hapag-Lloyd means a manifest that is awaited, until the bill was once reported on', async () => {
  const number = `HLCUSHA26${digits()}`
  knows(null, 500)
  const { id } = await request('HLCU', number)
  for (let poll = 0; poll < 3; poll++) await pollAgain()
  expect(await scene.requestAt(id)).toMatchObject({
    status: 'awaiting_manifest',
    failed_reason: null,
    is_retrying: false,
  })
  knows(number)
  await pollAgain()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'created' })
  knows(null, 500)
  await pollAgain()
  const check = await scene.one('select last_outcome from checks where subject_number = $1', [number])
  expect(check).toEqual({ last_outcome: 'unreachable' })
})
