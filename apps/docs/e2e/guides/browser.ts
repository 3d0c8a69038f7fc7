import { join } from 'node:path'
import { chromium, type Page, type Response } from 'playwright-core'
import { findChromium } from '../../../../tools/release/consumer/chromium.ts'
import { startService } from '../../../../tools/service/service.ts'
import { barriers } from '../../../web/e2e/harness/visit.ts'
import { isIsolated, runIsolated } from './isolated.ts'
import { looksAt } from './looks.ts'

/**
 * Opens the documentation of a running service in Chromium, without access to other networks: every kind of page at
 * several widths in light and dark mode, with keys, without scripts, and with a request to try. With `--screenshots
 * <folder>` it saves pictures. Ends with `N passed, N failed`.
 */

const PAGES = ['/docs', '/docs/start', '/docs/webhooks', '/docs/moving', '/docs/settings', '/docs/compatibility']
const OTHERS = ['/docs/search?q=hold', `/docs/search?q=${'x'.repeat(200)}`, '/docs/nothing', '/docs/reference']
const LOOKS = looksAt([360, 1024, 1920], 1920)
const HEIGHT = 1000

const pictures = () => {
  const at = process.argv.indexOf('--screenshots')
  return at < 0 ? undefined : process.argv[at + 1]
}

type Check = [name: string, check: (page: Page, url: string, key: string) => Promise<void>]

const must = (isRight: boolean, otherwise: string): void => {
  if (!isRight) throw new Error(otherwise)
}

const isReady = (page: Page) => page.getByRole('heading', { name: 'Boxtrail API' }).waitFor()

/** Enters the key in the API reference, and sends the request that it proposes. */
const tryRequest = async (page: Page, url: string, key: string, method: 'GET' | 'POST'): Promise<Response> => {
  await page.setViewportSize({ width: 1_400, height: HEIGHT })
  await page.goto(`${url}/docs/reference`)
  await isReady(page)
  await page.locator('#reference input:visible').first().fill(key)
  await page.goto(`${url}/docs/reference#tag/tracking-requests/${method}/tracking_requests`)
  await page
    .getByRole('button', { name: new RegExp(`Test Request\\s*\\(${method} /tracking_requests\\)`, 'i') })
    .click()
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().startsWith(`${url}/v2/tracking_requests`)),
    page.getByRole('button', { name: /^Send/ }).first().click(),
  ])
  return response
}

const looks: Check[] = [...PAGES, ...OTHERS].flatMap((path) =>
  LOOKS.map(
    ([width, colorScheme]): Check => [
      `${path} at ${width} px, ${colorScheme}`,
      async (page, url) => {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: HEIGHT })
        await page.goto(`${url}${path}`)
        if (path === '/docs/reference') await isReady(page)
        const folder = pictures()
        if (folder)
          await page.screenshot({
            path: join(folder, `${path.slice(1, 60).replaceAll(/\W/g, '-')}-${width}-${colorScheme}.png`),
          })
        const { wide, background } = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          background: getComputedStyle(document.querySelector('.top')!).backgroundColor,
        }))
        must(wide <= 0, `the page is ${wide} px wider than the screen`)
        const [red = 0] = /\d+/.exec(background)?.map(Number) ?? []
        must(colorScheme === 'light' ? red > 200 : red < 60, `the background is ${background}`)
        // The accessibility of the reference is up to Scalar, which draws it.
        const found = path === '/docs/reference' ? [] : await barriers(page)
        must(found.length === 0, found.join('\n       '))
      },
    ],
  ),
)

const CHECKS: Check[] = [
  ...looks,
  [
    'the first key leads to the content',
    async (page, url) => {
      await page.goto(`${url}/docs/feeds`)
      await page.keyboard.press('Tab')
      const first = await page.evaluate(() => document.activeElement?.textContent)
      must(first === 'Skip to the content', `the first key leads to "${first}"`)
      await page.keyboard.press('Enter')
      await page.waitForURL(({ hash }) => hash === '#content')
    },
  ],
  [
    'search, menu and sections work by links alone',
    async (page, url) => {
      await page.setViewportSize({ width: 360, height: HEIGHT })
      await page.goto(`${url}/docs`)
      await page.getByRole('searchbox').fill('rotate secret')
      await page.keyboard.press('Enter')
      await page
        .getByRole('link', { name: /^Webhooks/ })
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor()
      await page.getByText('All pages').click()
      await page.getByRole('link', { name: 'Many at once' }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Many at once' }).waitFor()
    },
  ],
  [
    'it follows the colours chosen in the application, marks the section, and copies code by keys',
    async (page, url) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.setViewportSize({ width: 1_400, height: HEIGHT })
      await page.goto(`${url}/docs`)
      await page.evaluate(() => localStorage.setItem('boxtrail.theme', 'dark'))
      await page.goto(`${url}/docs/webhooks#the-signature`)
      const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
      must(scheme === 'dark', `the colours are ${scheme}`)
      await page.locator('aside [aria-current="location"]').getByText('The signature').waitFor()
      const block = page.locator('.code').first()
      await block.locator('pre').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByRole('status').getByText('Copied').waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      must(copied === (await block.locator('code').textContent()), `it copied ${copied}`)
    },
  ],
  [
    'a request to try reaches this service with the key alone',
    async (page, url, key) => {
      const response = await tryRequest(page, url, key, 'POST')
      must(response.status() === 201, `it was answered with ${response.status()}`)
      const { data } = await response.json()
      must(data.attributes.scac === 'TEST', `it concerns the line ${data.attributes.scac}`)
      await page.getByRole('link', { name: /201\s*Created/ }).waitFor()
      const read = await fetch(`${url}/v2/tracking_requests/${data.id}`, { headers: { authorization: `Token ${key}` } })
      must(read.status === 200, 'what was created cannot be read')
    },
  ],
  [
    'a list to try is not filtered by examples',
    async (page, url, key) => {
      const { data } = await (await tryRequest(page, url, key, 'GET')).json()
      must(data.length === 1, `it has ${data.length} records`)
    },
  ],
]

const WITHOUT_SCRIPTS: Check[] = [
  [
    'pages are readable without scripts',
    async (page, url) => {
      await page.goto(`${url}/docs/engine`)
      await page.getByRole('heading', { name: 'Journey windows' }).waitFor()
      await page.goto(`${url}/docs/reference`)
      await page.getByRole('link', { name: 'openapi.yaml' }).waitFor()
    },
  ],
]

const run = async (): Promise<{ passed: number; failed: number }> => {
  const service = await startService()
  // CI runs as root, for which Chromium has no sandbox.
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const outcome = { passed: 0, failed: 0 }
  try {
    for (const [checks, javaScriptEnabled] of [
      [CHECKS, true],
      [WITHOUT_SCRIPTS, false],
    ] as const)
      for (const [name, check] of checks) {
        const context = await browser.newContext({ javaScriptEnabled })
        const page = await context.newPage()
        page.setDefaultTimeout(20_000)
        const problems: string[] = []
        page.on('request', (request) => {
          if (!request.url().startsWith(`${service.url}/`) && !/^(data|blob):/.test(request.url()))
            problems.push(`it requested ${request.url()}`)
        })
        page.on('pageerror', (error) => problems.push(error.message))
        page.on('console', (message) => {
          // Chromium reports every error response in the console.
          if (message.type() === 'error' && !/status of 404/.test(message.text())) problems.push(message.text())
        })
        await check(page, service.url, service.apiKey).catch((error: Error) => problems.push(error.message))
        await context.close()
        outcome[problems.length === 0 ? 'passed' : 'failed']++
        console.log(`${problems.length === 0 ? 'ok    ' : 'failed'} ${[name, ...problems].join('\n       ')}`)
      }
  } finally {
    await browser.close()
    await service.stop()
  }
  return outcome
}

if (!isIsolated()) process.exitCode = runIsolated(import.meta.filename, process.argv.slice(2))
else {
  const { passed, failed } = await run()
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
