import type { Page } from 'playwright-core'
import type { Flow } from './flows.ts'
import { tabTo } from './keys.ts'
import { picture, signIn } from './visit.ts'

const clockOf = async (page: Page): Promise<number> =>
  Date.parse((await page.locator('.sandbox-now time').getAttribute('datetime'))!)

const untilClock = (page: Page, ms: number) =>
  page.waitForFunction(
    (least) => Date.parse(document.querySelector('.sandbox-now time')?.getAttribute('datetime') ?? '') >= least,
    ms,
  )

const DAY_MS = 86_400_000

/** A journey is started and played. */
export const sandboxFlows: Flow[] = [
  [
    'sandbox: a journey is started, and the clock advanced by a day, to the next event and to a moment',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(url)
      await page.getByRole('link', { name: 'Sandbox' }).click()
      await page.getByText('nothing real is asked').waitFor()
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
    'sandbox: the clock is advanced and a journey started by keys alone',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/sandbox`)
      await page.locator('.sandbox-now time').waitFor()
      const began = await clockOf(page)
      await tabTo(page, /^Advance by 6 hours$/)
      await page.keyboard.press('Enter')
      await untilClock(page, began + 6 * 3_600_000 - 60_000)
      await tabTo(page, /^What happens in it/)
      await page.keyboard.type('Gothenburg')
      await tabTo(page, /^Start$/)
      await page.keyboard.press('Enter')
      await page.locator('.sandbox-journeys').getByText('Gothenburg to New York').waitFor()
    },
  ],
]
