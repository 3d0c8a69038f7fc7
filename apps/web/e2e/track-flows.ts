import type { Flow } from './flows.ts'
import { signIn } from './visit.ts'

/** After the others: a waiting request would be found by the flows that list everything that waits. */
export const trackFlows: Flow[] = [
  [
    'track: a line that is not connected is indicated before its number is tracked, and a waiting request is not shown as polled',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/track`)
      await page.getByRole('textbox', { name: /Bills of lading/ }).fill('MEDUQX260990002')
      await page.getByRole('button', { name: 'Review' }).click()
      await page.getByLabel('Line of MEDUQX260990002').selectOption('MSCU')
      await page.getByText('Not connected: its numbers wait').waitFor()
      await page.getByText('BOXTRAIL_CONFIG').waitFor()
      await page.getByRole('button', { name: 'Track 1 number' }).click()
      await page.getByRole('link', { name: 'Waits until its line is connected' }).click()
      await page.getByRole('cell', { name: 'Line not connected' }).waitFor()
      await page.getByText('Ask the operator of this installation to connect this line').waitFor()
    },
  ],
]
