import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { must, picture, settled, signIn } from '../harness/visit.ts'
import { call } from '../harness/world.ts'
import type { Flow } from './flows.ts'

const NUMBER = 'QXSB10900'

/** The addresses of the streams that a page opens. */
const streamsOf = (page: Page): URL[] => {
  const streams: URL[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams.push(new URL(request.url()))
  })
  return streams
}

const shipmentOf = async (url: string): Promise<string> =>
  (await call({ url }, `/shipments?number=${NUMBER}`)).data[0].id

/** Sets a reference number of the shipment as another client. */
const refer = async (url: string, text: string): Promise<void> => {
  const id = await shipmentOf(url)
  await call({ url }, `/shipments/${id}`, { type: 'shipment', id, attributes: { ref_numbers: [text] } }, 'PATCH')
}

const openShipment = async (page: Page, url: string): Promise<void> => {
  await signIn(page, url)
  const streaming = page.waitForRequest((request) => request.resourceType() === 'eventsource')
  await page.goto(`${url}/shipments/${await shipmentOf(url)}`)
  await settled(page)
  await streaming
}

const show = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: shown })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Flows of live updates. */
export const liveFlows: Flow[] = [
  [
    'live: a change made elsewhere is shown without a reload, over one connection for all pages',
    async (page, url) => {
      const streams = streamsOf(page)
      await openShipment(page, url)
      await refer(url, 'PO-LIVE-1')
      await page.getByText('PO-LIVE-1').waitFor()
      await page.getByRole('link', { name: 'Containers', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Containers' }).waitFor()
      await page.getByRole('link', { name: 'Shipments', exact: true }).first().click()
      await page.getByRole('searchbox', { name: 'Search shipments' }).fill(NUMBER)
      await page.getByText('1 shipment', { exact: true }).waitFor()
      await refer(url, 'PO-LIVE-2')
      await page.getByText('PO-LIVE-2').waitFor()
      must(streams.length === 1, `${streams.length} streams were opened`)
    },
  ],
  [
    'live: a reference number is shown without reading anything again',
    async (page, url) => {
      await openShipment(page, url)
      const mine = await shipmentOf(url)
      const { data } = await call({ url }, '/shipments')
      const other = data.find(({ id }: { id: string }) => id !== mine).id
      const read: string[] = []
      await setTimeout(1_500)
      page.on('request', (request) => read.push(new URL(request.url()).pathname))
      const attributes = { ref_numbers: ['PO-OTHER'] }
      await call({ url }, `/shipments/${other}`, { type: 'shipment', id: other, attributes }, 'PATCH')
      await refer(url, 'PO-LIVE-3')
      await page.getByText('PO-LIVE-3').waitFor()
      must(read.length === 0, `it read ${read.join(', ')}`)
    },
  ],
  [
    'live: a lost connection is indicated, and what happened meanwhile is shown when it is restored',
    async (page, url) => {
      // A wait that is longer than it takes to find the button.
      await page.route('**/v2/events?*', (route) => route.fulfill({ status: 429, headers: { 'retry-after': '600' } }))
      await signIn(page, url)
      await page.goto(`${url}/shipments/${await shipmentOf(url)}`)
      await settled(page)
      const notice = page.getByRole('status').filter({ hasText: 'Not live' })
      await notice.waitFor({ timeout: 60_000 })
      await picture(page, 'not live')
      await page.unroute('**/v2/events?*')
      await page.getByRole('button', { name: 'Try now' }).click()
      await notice.waitFor({ state: 'detached' })
      await refer(url, 'PO-LIVE-4')
      await page.getByText('PO-LIVE-4').waitFor()
    },
  ],
  [
    'live: a hidden tab disconnects, and catches up from the last event when it is shown',
    async (page, url) => {
      const streams = streamsOf(page)
      await openShipment(page, url)
      await refer(url, 'PO-LIVE-5')
      await page.getByText('PO-LIVE-5').waitFor()
      const ended = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'eventsource')
      await show(page, 'hidden')
      await ended
      await refer(url, 'PO-LIVE-6')
      await setTimeout(2_000)
      must((await page.getByText('PO-LIVE-6').count()) === 0, 'the hidden tab is still connected')
      await show(page, 'visible')
      await page.getByText('PO-LIVE-6').waitFor()
      const [first, second] = streams.map(({ searchParams }) => Number(searchParams.get('after')))
      must(streams.length === 2, `${streams.length} streams were opened`)
      must(second! > first!, 'the stream began where the first one did')
    },
  ],
  [
    'live: a session that ended leads to the sign-in, and back to the page',
    async (page, url) => {
      await openShipment(page, url)
      const before = new URL(page.url()).pathname
      await page.request.delete(`${url}/auth/session`, { headers: { origin: url, 'sec-fetch-site': 'same-origin' } })
      await page.getByRole('heading', { name: 'Sign in to Boxtrail' }).waitFor()
      must(new URL(page.url()).searchParams.get('next') === before, `it leads to ${page.url()}`)
    },
  ],
]
