import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { tabTo } from '../harness/keys.ts'
import { barriers, must, overflow, picture, settled, signIn } from '../harness/visit.ts'
import { call } from '../harness/world.ts'
import type { Flow } from './flows.ts'

const clockOf = async (page: Page): Promise<number> =>
  Date.parse((await page.locator('.sandbox-now time').getAttribute('datetime'))!)

const untilClock = (page: Page, ms: number) =>
  page.waitForFunction(
    (least) => Date.parse(document.querySelector('.sandbox-now time')?.getAttribute('datetime') ?? '') >= least,
    ms,
  )

const track = (url: string, number: string) =>
  call({ url }, '/tracking_requests', {
    type: 'tracking_request',
    attributes: { request_type: 'bill_of_lading', request_number: number, scac: 'TEST' },
  })

const advance = (url: string, by: string) =>
  call({ url }, '/sandbox/clock', { type: 'sandbox_clock', attributes: { advance_by: by } })

const DAY_MS = 86_400_000

/** Flows of the sandbox. */
export const sandboxFlows: Flow[] = [
  [
    'sandbox: a journey is started, and the clock advanced by a day, to the next event and to a moment',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(url)
      await page.getByRole('link', { name: 'Sandbox' }).click()
      await page.getByText('no real source is polled').waitFor()
      await page.getByRole('button', { name: 'Start', exact: true }).click()
      const journey = page.locator('.sandbox-journeys li').first()
      await journey.getByText('Shanghai to Los Angeles').waitFor()
      const began = await clockOf(page)
      await page.getByRole('button', { name: 'Advance by 1 day' }).click()
      await untilClock(page, began + DAY_MS - 60_000)
      await page.getByRole('button', { name: 'To the next event' }).click()
      await untilClock(page, began + DAY_MS + 60_000)
      const next = await clockOf(page)
      await journey.getByRole('combobox').selectOption('discharge')
      await journey.getByRole('button', { name: /Advance/ }).click()
      await untilClock(page, next + 5 * DAY_MS)
      await journey.getByText('One moment').waitFor({ state: 'detached', timeout: 60_000 })
      await picture(page, 'sandbox played')
      const number = (await journey.getByRole('link').textContent())!
      await page.keyboard.press('/')
      await page.keyboard.type(number)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: number }).waitFor()
      await page.getByText('Vessel arrived', { exact: true }).waitFor()
      await picture(page, 'sandbox shipment')
    },
  ],
  [
    'accuracy: after an arrival the estimates before it have their cases, and what was not measured has no figure',
    async (page, url) => {
      await track(url, 'QXSB19000')
      const at = async () => {
        const { data } = await call({ url }, '/accuracy?filter[kind]=line')
        return data[0]?.attributes.eta.find(({ days_before }: { days_before: number }) => days_before === 1).cases ?? 0
      }
      for (let day = 0; day < 60 && (await at()) === 0; day++) await advance(url, 'P1D')
      must((await at()) > 0, 'the arrival has no case')
      await signIn(page, url)
      await page.goto(`${url}/accuracy`)
      await page
        .getByRole('cell', { name: /only \d case/ })
        .first()
        .waitFor()
      await picture(page, 'accuracy after an arrival')
      await page.getByText('Export', { exact: true }).click()
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'CSV' }).click()
      const file = await downloading
      must(/^accuracy-.*\.csv$/.test(file.suggestedFilename()), 'the file has another name')
      const [heading = '', ...sources] = readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\r\n')
      must(heading.includes('correction_median_hours') && sources.length > 0, 'the file has no figures')
      await page.getByLabel('By', { exact: true }).selectOption('port_pair')
      await page.getByText('Shanghai → Los Angeles').first().waitFor()
      await page.getByLabel('To port').fill('Rotterdam')
      await page.getByText('Shanghai → Los Angeles').first().waitFor({ state: 'detached' })
      await page.goto(`${url}/accuracy?until=2001-01`)
      await page.getByRole('heading', { name: 'No figures match' }).waitFor()
    },
  ],
  [
    'accuracy: the page of an expected shipment says how good the estimates of its line were, from five cases on',
    async (page, url) => {
      const { data: shipments } = await call({ url }, '/shipments?page[size]=100')
      const expected = shipments.find(
        ({ attributes: { pod_ata_at, pod_eta_at } }: { attributes: Record<string, string | null> }) =>
          pod_ata_at === null && Date.parse(pod_eta_at ?? '') > Date.now(),
      )
      const answer = await call({ url }, '/accuracy?filter[source]=line:TEST')
      const asIf = (cases: number) =>
        page.route(/\/v2\/accuracy\?/, (route) => {
          for (const share of answer.data[0].attributes.eta)
            Object.assign(share, { cases, share: 0.75, low: 0.5, high: 0.9 })
          return route.fulfill({ json: answer })
        })
      await signIn(page, url)
      await asIf(4)
      await page.goto(`${url}/shipments/${expected.id}`)
      await settled(page)
      must((await page.getByText(/The line was right/).count()) === 0, 'four cases are too few')
      await page.unrouteAll()
      await asIf(8)
      await page.reload()
      await page.getByRole('link', { name: /The line was right within a day in 75% of 8 cases/ }).click()
      await page.getByRole('heading', { level: 1, name: 'Accuracy' }).waitFor()
    },
  ],
  [
    'sandbox: the clock is advanced and a journey started by keys alone',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/sandbox`)
      await page.locator('.sandbox-now time').waitFor()
      const began = await clockOf(page)
      await tabTo(page, /^Advance by 6 hours$/)
      await page.keyboard.press('Enter')
      await untilClock(page, began + 6 * 3_600_000 - 60_000)
      await tabTo(page, /^What happens/)
      await page.keyboard.type('Gothenburg')
      await tabTo(page, /^Start$/)
      await page.keyboard.press('Enter')
      await page.locator('.sandbox-journeys').getByText('Gothenburg to New York').waitFor()
    },
  ],
  [
    'past: a slider over what changed shows the page as it was, what was said, by whom, and what is said now',
    async (page, url) => {
      await track(url, 'QXSB19010')
      const disputed = async () => {
        const { data, included } = await call({ url }, '/contradictions?include=container,shipment')
        const shipment = included?.find(
          (one: { attributes: { bill_of_lading_number?: string } }) =>
            one.attributes.bill_of_lading_number === 'QXSB19010',
        )
        return data.find(
          (one: { relationships: { shipment: { data: { id: string } } } }) =>
            one.relationships.shipment.data.id === shipment?.id,
        )?.relationships.container.data.id as string | undefined
      }
      for (let turn = 0; turn < 40 && !(await disputed()); turn++) await advance(url, 'P2D')
      const id = await disputed()
      must(id !== undefined, 'no contradiction was found')
      await signIn(page, url)
      await page.goto(`${url}/containers/${id}`)
      await page.getByRole('heading', { name: 'What sources disagree about' }).waitFor()
      await picture(page, 'contradiction')
      const slider = page.getByRole('slider', { name: 'Moment' })
      await slider.focus()
      for (let stop = 0; stop < 4; stop++) await page.keyboard.press('ArrowLeft')
      await page.getByText('This page shows what we said on').waitFor()
      await page.locator('.past-differences li').first().waitFor()
      const said = (await page.locator('.past-differences').textContent())!
      must(said.includes('we said') && said.includes('now'), said)
      await settled(page)
      const found = await barriers(page)
      must(found.length === 0, found.join('\n       '))
      must((await overflow(page)) <= 0, 'the page is wider than the screen')
      await picture(page, 'past')
      await page.getByRole('button', { name: 'Back to now' }).click()
      await page.getByRole('heading', { name: 'How it was' }).waitFor()
    },
  ],
]
