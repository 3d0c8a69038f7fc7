import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const OWNER = { email: 'owner@boxtrail.example', password: 'the quick brown container' }

export const must = (isRight: boolean, otherwise: string): void => {
  if (!isRight) throw new Error(otherwise)
}

/** Signs in through the API, so that pages can be opened directly. */
export const signIn = async (page: Page, url: string): Promise<void> => {
  const response = await page.request.post(`${url}/auth/session`, {
    data: OWNER,
    headers: { origin: url, 'sec-fetch-site': 'same-origin' },
  })
  must(response.ok(), `the sign-in was answered with ${response.status()}`)
}

/**
 * Ends the session of the browser, after leaving the page: a page whose requests are refused goes to the sign-in at any
 * time.
 */
export const forget = async (page: Page): Promise<void> => {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Waits until nothing is loading. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(
    () =>
      !/Loading …/.test(document.body.textContent) &&
      !document.querySelector('.map-waiting, figure.map:not(:has(.map-land[d]))'),
  )
}

/** The problems that axe finds in the page. */
export const barriers = async (page: Page): Promise<string[]> => {
  // Loaded by the debugger, which the content security policy does not apply to.
  await page.evaluate(axe)
  return page.evaluate(async () => {
    // During an animation, colors have a different contrast.
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
    // biome-ignore lint/suspicious/noExplicitAny: defined by the script above
    const { violations } = await (window as any).axe.run()
    return violations.map(
      ({ id, help, nodes }: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }) =>
        `${id}: ${help}: ${nodes
          .slice(0, 3)
          .map(({ target, failureSummary }) => `${target} ${failureSummary}`)
          .join('; ')}`,
    )
  })
}

/** By how many pixels the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const at = process.argv.indexOf('--screenshots')
const folder = at < 0 ? undefined : process.argv[at + 1]

/** Saves a screenshot for review. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (folder) await page.screenshot({ path: join(folder, `${name.replaceAll(/\W+/g, '-')}.png`), fullPage: true })
}

/** Chooses a line by its code, using only keys. */
export const pickLine = async (page: Page, field: string, scac: string): Promise<void> => {
  await page.getByLabel(field).fill(scac)
  if (scac !== '') await page.getByRole('option', { name: scac }).first().waitFor()
  await page.keyboard.press('Enter')
}
