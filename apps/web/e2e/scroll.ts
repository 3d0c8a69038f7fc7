import { startEmbedded } from '@boxtrail/embedded-postgres'
import pg from 'pg'
import { type Browser, chromium, type Page } from 'playwright-core'
import { buildWeb } from '../../../tools/launch/web.mjs'
import { findChromium } from '../../../tools/release/consumer/chromium.ts'
import { startService } from '../../../tools/service/service.ts'
import { temporaryFolder } from '../../../tools/service/temporary-folder.ts'
import { isIsolated, runIsolated } from '../../docs/e2e/guides/isolated.ts'
import { OWNER, settled, signIn } from './harness/visit.ts'
import { call } from './harness/world.ts'
import { CONTAINERS, DELIVERIES, seedLists } from './scroll/scroll-seed.ts'
import { longTaskMs, tasksDuring } from './scroll/tasks.ts'

/**
 * Sorts, filters and scrolls through 5,000 rows of the lists of an account with 100,000 containers and 100,000
 * deliveries, and counts the tasks that blocked the page for 50 ms (longer on a slower machine). Ends with `N passed, N
 * failed`.
 */

const ROWS = 5_000
const STEP_PX = 900

const shownRow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, ...[...document.querySelectorAll('[aria-rowindex]')].map((row) => Number(row.ariaRowIndex))),
  )

/** Turns the mouse wheel until the given number of rows has passed. */
const scrollTable = async (page: Page): Promise<void> => {
  await page.mouse.move(640, 600)
  while ((await shownRow(page)) < ROWS) {
    await page.mouse.wheel(0, STEP_PX)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
}

/** Requests older rows and scrolls to them, until the given number is loaded. */
const scrollLog = async (page: Page): Promise<void> => {
  await page.mouse.move(640, 600)
  const known = () => page.evaluate(() => Number(document.querySelector('.log > li')?.getAttribute('aria-setsize')))
  for (let count = await known(); count < ROWS; count = await known()) {
    await page.getByRole('button', { name: 'Show older' }).click()
    await page.waitForFunction(
      (before) => Number(document.querySelector('.log > li')?.getAttribute('aria-setsize')) > before,
      count,
    )
    for (let steps = 0; steps < 5; steps++) {
      await page.mouse.wheel(0, STEP_PX)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    }
  }
}

/** Sorts by each header in both directions, then filters by each status, each time waiting for the rows. */
const orderAndFilter = async (page: Page): Promise<void> => {
  const answered = async (act: () => Promise<unknown>) => {
    const response = page.waitForResponse((one) => /\/v2\/(containers|shipments)\?/.test(one.url()))
    await act()
    await (await response).finished()
    await settled(page)
  }
  const headings = page.locator('[role=columnheader] button')
  for (let heading = 0; heading < (await headings.count()); heading++)
    for (let way = 0; way < 2; way++) await answered(() => headings.nth(heading).click())
  const status = page.getByLabel('Status', { exact: true })
  const values = await status
    .locator('option:not([value=""])')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
  for (const value of values) await answered(() => status.selectOption(value))
}

const LISTS = [
  { name: 'containers', path: '/containers', act: scrollTable },
  { name: 'shipments', path: '/shipments', act: scrollTable },
  { name: 'deliveries', path: '/developer/deliveries', act: scrollLog },
  { name: 'containers, ordered and filtered', path: '/containers', act: orderAndFilter },
  { name: 'shipments, ordered and filtered', path: '/shipments', act: orderAndFilter },
]

const openWorld = async () => {
  await buildWeb()
  const database = await startEmbedded({
    dataDir: temporaryFolder('scroll'),
    ephemeral: true,
  })
  const service = await startService({
    config: 'limits: { requests_per_minute: 100000 }\nwebhooks: { allow: ["http://127.0.0.1:*"] }\n',
    env: {
      DATABASE_URL: database.url,
      BOXTRAIL_ROLES: 'api',
      BOXTRAIL_OWNER_EMAIL: OWNER.email,
      BOXTRAIL_OWNER_PASSWORD: OWNER.password,
    },
  })
  const { data } = await call(service, '/webhooks', {
    type: 'webhook',
    attributes: { url: 'http://127.0.0.1:9/hooks', active: false },
  })
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  const { rows } = await pool.query('select account_id from webhooks where id = $1', [data.id])
  await seedLists(pool, rows[0].account_id, data.id)
  await pool.end()
  console.log(
    `       seeded ${CONTAINERS} containers and ${DELIVERIES} deliveries after ${Math.round(performance.now() / 1_000)} s`,
  )
  const close = async () => {
    await service.stop()
    await database.stop()
  }
  return { service, close }
}

const measure = async (browser: Browser, url: string, { name, path, act }: (typeof LISTS)[number]) => {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 1_000 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    await signIn(page, url)
    await page.goto(`${url}${path}`)
    await settled(page)
    await page.locator('.table-row, .log > li').first().waitFor()
    const longMs = await longTaskMs(browser, page)
    const tasks = await tasksDuring(browser, page, () => act(page))
    const long = tasks.filter((ms) => ms > longMs)
    const longest = Math.max(...tasks)
    console.log(
      `${long.length === 0 ? 'ok    ' : 'failed'} ${name}: ${tasks.length} tasks, ${long.length} over ${longMs.toFixed(0)} ms of CPU, the longest ${longest.toFixed(1)} ms`,
    )
    return long.length === 0
  } finally {
    await context.close()
  }
}

const run = async (): Promise<{ passed: number; failed: number }> => {
  const { service, close } = await openWorld()
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const outcome = { passed: 0, failed: 0 }
  try {
    for (const list of LISTS.filter(({ name }) => !process.argv[2] || name === process.argv[2])) {
      const isRight = await measure(browser, service.url, list).catch((error: Error) => {
        console.log(`failed ${list.name}: ${error.message}`)
        return false
      })
      outcome[isRight ? 'passed' : 'failed']++
    }
  } finally {
    await browser.close()
    await close()
  }
  return outcome
}

if (!isIsolated()) process.exitCode = runIsolated(import.meta.filename, process.argv.slice(2))
else {
  const { passed, failed } = await run()
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
