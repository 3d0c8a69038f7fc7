import type { Page } from 'playwright-core'

const focused = (page: Page) =>
  page.evaluate(() => {
    const now = document.activeElement
    const labels = now instanceof HTMLInputElement || now instanceof HTMLSelectElement ? now.labels : null
    return now?.getAttribute('aria-label') || labels?.[0]?.textContent?.trim() || now?.textContent?.trim()
  })

/** Presses Tab until an element with this name has the focus. */
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    if (name.test((await focused(page)) ?? '')) return
  }
  throw new Error(`the Tab key does not lead to ${name}`)
}
