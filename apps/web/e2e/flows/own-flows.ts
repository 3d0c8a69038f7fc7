import { barriers, must, overflow, picture, settled, signIn } from '../harness/visit.ts'
import { call } from '../harness/world.ts'
import type { Flow } from './flows.ts'

/** Flows with the users' own data. */
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
  [
    'own: words that are wider than the screen are broken, and move nothing off it',
    async (page, url) => {
      const word = 'W'.repeat(60)
      const attributes = { request_type: 'bill_of_lading', request_number: word, scac: 'TEST' }
      await call({ url }, '/tracking_requests', { type: 'tracking_request', attributes })
      const paths = ['/', '/requests']
      for (const [list, type] of [
        ['shipments', 'shipment'],
        ['containers', 'container'],
      ] as const) {
        const {
          data: [{ id }],
        } = await call({ url }, `/${list}?q=QXS${type === 'shipment' ? 'B' : 'U'}09`)
        const own = {
          ref_numbers: [word, `https://erp.example/${word}`],
          ...(type === 'shipment' ? { tags: [word] } : {}),
        }
        await call({ url }, `/${list}/${id}`, { type, id, attributes: own }, 'PATCH')
        paths.push(`/${list}/${id}`, `/${list}?q=${word}`)
      }
      await signIn(page, url)
      for (const width of [360, 1_280])
        for (const path of paths) {
          await page.setViewportSize({ width, height: 1_000 })
          await page.goto(`${url}${path}`)
          await settled(page)
          const wide = await overflow(page)
          must(wide <= 0, `${path} is ${wide} px wider than a screen of ${width} px`)
        }
      await picture(page, 'long words')
    },
  ],
]
