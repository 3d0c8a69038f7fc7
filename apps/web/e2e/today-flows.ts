import type { Flow } from './flows.ts'
import { barriers, must, picture, settled, signIn } from './visit.ts'

const linkInFocus = 'document.activeElement?.closest(".entry")?.dataset.id'

/** What needs somebody, at home. */
export const todayFlows: Flow[] = [
  [
    'today: entries are walked, snoozed, done and taken back by keys alone, and Enter opens the record',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(url)
      await settled(page)
      await page.locator('.entry').nth(2).waitFor()
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      await page.keyboard.press('k')
      const first = await page.locator('.entry').first().getAttribute('data-id')
      must((await page.evaluate(linkInFocus)) === first, 'j, j, k does not lead to the first entry')
      const title = await page.locator('.entry-link').first().textContent()
      await page.keyboard.press('d')
      await page.locator(`.entry[data-id="${first}"]`).waitFor({ state: 'detached' })
      await page
        .locator('.handled')
        .getByText(title ?? '')
        .waitFor()
      const second = await page.evaluate(linkInFocus)
      must(second !== undefined && second !== first, 'the focus is on no other entry')
      await page.keyboard.press('s')
      await page.getByRole('group', { name: 'Snooze until' }).getByRole('button', { name: 'Tomorrow' }).waitFor()
      await picture(page, 'today snoozing')
      const found = await barriers(page)
      must(found.length === 0, found.join('\n       '))
      await page.keyboard.press('Enter')
      await page.locator(`.entry[data-id="${second}"]`).waitFor({ state: 'detached' })
      await page.reload()
      await page.locator('.entry').first().waitFor()
      must((await page.locator(`.entry[data-id="${first}"]`).count()) === 0, 'what is done is open again')
      for (const [state, id] of [
        ['Done', first],
        ['Snoozed', second],
      ] as const) {
        await page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: state }).click()
        await page.locator(`.entry[data-id="${id}"]`).getByRole('button', { name: 'Take back' }).click()
        await page.getByText(/^Nothing is/).waitFor()
      }
      await page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: 'Open' }).click()
      await page.locator(`.entry[data-id="${first}"]`).waitFor()
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/(containers|shipments)\//)
    },
  ],
]
