import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { type TestAccount, testApi } from '../harness/api.ts'
import { openBrowser } from '../harness/http/browser.ts'
import { join, OWNER, PASSWORD, setUpOwner } from '../harness/records/people.ts'
import { containered, track, type Wanted } from '../records/search/scene.ts'

const folder = mkdtempSync(joinPath(tmpdir(), 'boxtrail-web-'))
writeFileSync(joinPath(folder, 'index.html'), '<!doctype html><title>Boxtrail</title>')

const api = await testApi()
const app = createApp(api.context, { web: folder })
const follow = async (path: string, browser = openBrowser(app)) => {
  const { status, headers } = await browser.send('GET', path)
  return { status, to: headers.get('location') }
}
const finding = (q: string) => `/shipments/find?${new URLSearchParams({ q })}`

const beforeSetUp = await follow(finding('MSKU7054410'))

test('a deep link leads to the setup while nobody owns the installation', () => {
  expect(beforeSetUp).toEqual({ status: 302, to: '/setup' })
})

const tracked = async (attributes: NonNullable<Wanted['attributes']>, number: string, of: TestAccount = api) => {
  const { shipmentId } = await track(api, { attributes, events: containered(number), of })
  const { data } = await of.api.shipments.get(shipmentId!)
  const containerId = data.relationships.containers.data[0]!.id
  const shipment = `/shipments/${shipmentId}`
  return { containerId, shipment, container: `${shipment}?container=${containerId}` }
}

await setUpOwner(api)
const { accountId } = api
const otherAccount = await api.otherAccount()
const ofAccount = await join({ ...api, app }, { accountId, email: 'mo@lakeside.example', role: 'read_only' })

const first = await tracked({ request_number: 'MAEU261904573', ref_numbers: ['PO-48213'] }, 'MSKU7054410')
const second = await tracked({ request_number: '261904611', ref_numbers: ['Größe 7/b', '50%_off'] }, 'TCLU4265447')
await api.request('PATCH', `/v2/containers/${second.containerId}`, {
  body: { data: { type: 'container', id: second.containerId, attributes: { ref_numbers: ['LOT 77', 'po-48213-2'] } } },
})
const third = await tracked(
  { request_number: '261904628', ref_numbers: ['PO-48213-2', 'TCLU4265447-X', '26'] },
  'MSKU7054431',
)
const theirs = await tracked({ request_number: '269999999', ref_numbers: ['SECRET-1'] }, 'HLBU9307850', otherAccount)
await tracked({ request_number: '269999998' }, 'MSKU7054410', otherAccount)

test.each([
  // An exact container number.
  ['MSKU7054410', first.container],
  ['msku7054410', first.container],
  ['MSKU 705441-0', first.container],
  ['  MSKU–705441–0  ', first.container],
  ['ＭＳＫＵ７０５４４１０', first.container],
  ['“MSKU7054410”', first.container],
  ['TCLU4265447', second.container],
  // An exact shipment, by its number in any form in which it was tracked.
  ['261904573', first.shipment],
  ['MAEU261904573', first.shipment],
  ['maeu261904573', first.shipment],
  [' 261904611 ', second.shipment],
  // An exact reference. Of several records the newest wins, and a shipment wins over its container.
  ['PO-48213', first.shipment],
  ['po-48213', first.shipment],
  ['GRÖSSE 7/B', '/shipments?q=GR%C3%96SSE+7%2FB'],
  ['GRÖßE 7/B', second.shipment],
  ['lot 77', second.container],
  ['PO-48213-2', third.shipment],
  ['TCLU4265447-X', third.shipment],
  ['26', third.shipment],
  ['50%_OFF', second.shipment],
  // A part of a container's number or reference. The newest container wins.
  ['MSKU', third.container],
  ['msku 7054', third.container],
  ['705441', first.container],
  ['MSKU705441', first.container],
  ['4265-447', second.container],
  ['LOT 7', second.container],
  ['ot 77', second.container],
  ['48213-', third.container],
  // A part of a shipment's number or reference.
  ['2619046', third.shipment],
  ['61904611', second.shipment],
  ['EU261904573', first.shipment],
  ['ße 7', second.shipment],
  ['%_o', second.shipment],
  // Spaces and punctuation count in a reference, unlike in a number.
  ['LOT77', '/shipments?q=LOT77'],
  ['PO48213', '/shipments?q=PO48213'],
  // Without a result, the list is shown for the text.
  ['NOWHERE', '/shipments?q=NOWHERE'],
  ['Lakeside', '/shipments?q=Lakeside'],
  ['000123', '/shipments?q=000123'],
  // Records of another account are not found.
  ['HLBU9307850', '/shipments?q=HLBU9307850'],
  ['SECRET-1', '/shipments?q=SECRET-1'],
  [theirs.containerId, `/shipments?q=${theirs.containerId}`],
  // Nothing to search for.
  ['', '/shipments'],
  ['   ', '/shipments'],
  ['---', '/shipments?q=---'],
  // Texts that have a meaning in SQL, patterns or URLs.
  ['%', '/shipments?q=%25'],
  ['_', '/shipments?q=_'],
  ["' or 1=1 --", '/shipments?q=%27+or+1%3D1+--'],
  ['https://evil.example', '/shipments?q=https%3A%2F%2Fevil.example'],
  ['//evil.example', '/shipments?q=%2F%2Fevil.example'],
  ['/\\evil.example', '/shipments?q=%2F%5Cevil.example'],
  ['a\r\nSet-Cookie: a=b', '/shipments?q=a%0D%0ASet-Cookie%3A+a%3Db'],
  ['a\0b', '/shipments?q=a%00b'],
  ['<script>', '/shipments?q=%3Cscript%3E'],
  ['../auth/session', '/shipments?q=..%2Fauth%2Fsession'],
  ['x'.repeat(5_000), `/shipments?q=${'x'.repeat(200)}`],
])('a deep link leads from %j to its page', async (q, to) => {
  expect(await follow(finding(q), ofAccount)).toEqual({ status: 302, to })
})

test.each([
  ['/shipments/find', '/shipments'],
  ['/shipments/find?q', '/shipments'],
  ['/shipments/find?q=MSKU7054410&q=TCLU4265447', first.container],
  ['/shipments/find?q[]=MSKU7054410', '/shipments'],
  ['/shipments/find?q=%ff', '/shipments?q=%EF%BF%BD'],
  ['/shipments/find?q=%', '/shipments?q=%25'],
  ['/shipments/find/?q=MSKU7054410', first.container],
])('the address %s is read', async (path, to) => {
  expect(await follow(path, ofAccount)).toEqual({ status: 302, to })
})

test.each(['MSKU 705441-0', '//evil.example', '', '&next=https://evil.example'])(
  'a deep link leads through the sign-in to %j',
  async (q) => {
    const { status, to } = await follow(finding(q))
    expect(status).toBe(302)
    const { origin, pathname, searchParams } = new URL(to!, 'https://boxtrail.example')
    expect([origin, pathname, searchParams.getAll('next').length]).toEqual(['https://boxtrail.example', '/sign-in', 1])
    const next = searchParams.get('next')!
    expect(next).toBe(q === '' ? '/shipments/find' : finding(q))
    const browser = openBrowser(app)
    await browser.send('POST', '/auth/session', { body: { email: OWNER.email, password: PASSWORD } })
    expect((await follow(next, browser)).to).toMatch(/^\/shipments(\?|$)/)
  },
)

test('a deep link answers for the account that is open, not for others of the same user', async () => {
  const browser = await join({ ...api, app }, { accountId, email: 'both@lakeside.example', role: 'member' })
  const other = otherAccount.accountId
  await join({ ...api, app }, { accountId: other, email: 'both@lakeside.example', role: 'member' })
  expect((await follow(finding('SECRET-1'), browser)).to).toBe('/shipments?q=SECRET-1')
  await browser.send('POST', '/auth/session', { body: { email: 'both@lakeside.example', password: PASSWORD } })
  await browser.send('PUT', '/auth/session/account', { body: { account_id: other } })
  expect((await follow(finding('SECRET-1'), browser)).to).toBe(theirs.shipment)
})

test('a deep link is counted and limited like a search', async () => {
  const limited = createApp(
    {
      ...api.context,
      config: { ...api.context.config, limits: { ...api.context.config.limits, requests_per_minute: 1 } },
    },
    { web: folder },
  )
  const browser = openBrowser(limited)
  await browser.send('POST', '/auth/session', { body: { email: OWNER.email, password: PASSWORD } })
  expect((await follow(finding('MSKU'), browser)).status).toBe(302)
  expect((await follow(finding('MSKU'), browser)).status).toBe(429)
})

test.each([
  ['261904573', 'MSKU7054410', first],
  ['261904611', 'TCLU4265447', second],
  ['261904628', 'MSKU7054431', third],
])(
  'bill %s leads to its shipment, although %s has been tracked by itself since',
  async (bill, number, { shipment }) => {
    const events = JSON.parse(JSON.stringify(containered(number)).replaceAll('TEST-TR-SUCCEEDED', bill))
    const { shipmentId } = await track(api, {
      attributes: { request_type: 'container', request_number: number },
      events,
    })
    const { data } = await api.api.shipments.get(shipmentId!)
    expect(data.attributes.normalized_number).toBe(bill)
    expect(`/shipments/${shipmentId}`).not.toBe(shipment)
    expect((await follow(finding(bill), ofAccount)).to).toBe(shipment)
  },
)

test('a bill leads to its shipment, although a newer one of an earlier version has it as a reference', async () => {
  const newer = await tracked({ request_number: '261904635', ref_numbers: ['261904628'] }, 'HLBU9307850')
  const [id] = /[^/]+$/.exec(newer.shipment)!
  // Earlier versions stored no number of a shipment besides its bill.
  await api.context.pool.query('update shipments set normalized_number = null where id = $1', [id])
  expect((await follow(finding('261904628'), ofAccount)).to).toBe(third.shipment)
})
