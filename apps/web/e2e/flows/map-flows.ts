import { tabTo } from '../harness/keys.ts'
import { barriers, must, picture, settled, signIn } from '../harness/visit.ts'
import type { Flow } from './flows.ts'

/** Flows of the map. */
export const mapFlows: Flow[] = [
  [
    'map: a place is chosen and its most urgent container opened, by keys alone',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/map`)
      await settled(page)
      await page.getByText(/^\d+ under way, \d+ of them without a known position$/).waitFor()
      const place = await page.locator('.places strong').first().textContent()
      // A mark may stand for several places; then its label continues.
      await tabTo(page, new RegExp(`^${place}\\d`))
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 2, name: place! }).waitFor()
      await picture(page, 'map place')
      const found = await barriers(page)
      must(found.length === 0, found.join('\n       '))
      const number = await page.locator('.place-containers a').first().textContent()
      await tabTo(page, new RegExp(`^${number}$`))
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: number! }).waitFor()
    },
  ],
]
