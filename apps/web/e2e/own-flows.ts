import type { Flow } from './flows.ts'
import { barriers, must, picture, settled, signIn } from './visit.ts'
import { call } from './world.ts'

/** What users write of their own beside what sources report. */
export const ownFlows: Flow[] = [
  [
    'own: references, tags and a field of one’s own are edited where they stand, by keys, and a failed number is corrected and tracked again',
    async (page, url) => {
      const attributes = { entity_type: 'Shipment', api_slug: 'buyer', display_name: 'Buyer', data_type: 'short_text' }
      await call({ url }, '/custom_field_definitions', { type: 'custom_field_definition', attributes })
      await call({ url }, '/tracking_requests', {
        type: 'tracking_request',
        attributes: { request_type: 'bill_of_lading', request_number: 'TEST-TR-FAILED', scac: 'TEST' },
      })
      await signIn(page, url)
      await page.goto(`${url}/shipments?q=QXSB06901`)
      await page.getByRole('link', { name: 'QXSB06901' }).click()
      await page.getByRole('button', { name: /references and tags/ }).focus()
      await page.keyboard.press('Enter')
      await page.getByLabel(/^Tags/).fill('urgent\nOakland, CA')
      await picture(page, 'own words')
      const found = await barriers(page)
      must(found.length === 0, found.join('\n       '))
      await page.keyboard.press('Control+Enter')
      await page.getByText('Oakland, CA', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Edit Buyer' }).click()
      await page.getByRole('textbox', { name: 'Buyer' }).fill('K. Ng')
      await page.keyboard.press('Enter')
      await page.locator('.facts').getByText('K. Ng').waitFor()
      await page.reload()
      await page.locator('.facts').getByText('K. Ng').waitFor()
      await page.getByText('Oakland, CA', { exact: true }).waitFor()
      await page.goto(`${url}/requests?status=failed`)
      await settled(page)
      await page.getByRole('link', { name: 'Correct and track again TEST-TR-FAILED' }).click()
      const numbers = page.getByRole('textbox', { name: /Bills of lading/ })
      must((await numbers.inputValue()) === 'TEST-TR-FAILED', 'the number is not there')
    },
  ],
]
