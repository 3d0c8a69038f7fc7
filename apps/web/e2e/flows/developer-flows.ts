import type { Page } from 'playwright-core'
import type { Receiver } from '../harness/receiver.ts'
import { must, picture, settled, signIn } from '../harness/visit.ts'
import type { Flow } from './flows.ts'

const open = async (page: Page, url: string, path: string) => {
  await signIn(page, url)
  await page.goto(`${url}${path}`)
  await settled(page)
}

const statusWith = (page: Page, url: string, key: string) =>
  page.evaluate(
    async ([address, token]) => (await fetch(address!, { headers: { authorization: `Token ${token}` } })).status,
    [`${url}/v2/shipments`, key],
  )

/** Flows of the developer pages. */
export const developerFlows = (receiver: Receiver): Flow[] => [
  [
    'a key is created, shown once, rotated with an overlap, and revoked after a question',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(url)
      await page.getByRole('link', { name: 'Developer' }).click()
      await page.getByLabel('What it is for').fill('ERP import')
      await page.getByLabel('It expires').selectOption('In 30 days')
      await page.getByRole('button', { name: 'Create key' }).click()
      const first = await page.getByLabel('The key ERP import').inputValue()
      must(/^bxt_/.test(first), `the key is shown as ${first}`)
      await page.getByText('It is shown only once').waitFor()
      await picture(page, 'new key')
      must((await statusWith(page, url, first)) === 200, 'the new key is rejected')
      await page.getByRole('button', { name: 'Rotate ERP import' }).click()
      await page.getByLabel('The old key stays valid').selectOption('For an hour')
      await picture(page, 'rotate key')
      await page.getByRole('button', { name: 'Create the new key' }).click()
      await page.waitForFunction((old) => document.querySelector<HTMLInputElement>('.once input')?.value !== old, first)
      const second = await page.getByLabel('The key ERP import').inputValue()
      must((await statusWith(page, url, first)) === 200, 'the old key is rejected within the overlap')
      must((await statusWith(page, url, second)) === 200, 'the key after the rotation is rejected')
      const newest = page.getByRole('button', { name: 'Revoke ERP import' }).first()
      await newest.click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
      await page.getByText('One key that has ended').waitFor()
      await page.waitForTimeout(1_000)
      must((await statusWith(page, url, second)) === 401, 'the revoked key is accepted')
      await page.reload()
      await page.getByText('One key that has ended').waitFor()
      must((await page.getByLabel('The key ERP import').count()) === 0, 'the key is shown again')
    },
  ],
  [
    'a webhook is added for some events, tested, changed, given a new secret, turned off, and deleted',
    async (page, url) => {
      await open(page, url, '/developer/webhooks')
      await page.getByText('Add a webhook').click()
      await page.getByLabel('Address').fill('http://192.0.2.1/hooks')
      await page.getByRole('button', { name: 'Add webhook' }).click()
      await page.getByRole('alert').filter({ hasText: 'must be public' }).waitFor()
      const address = `${receiver.url}/orders`
      await page.getByLabel('Address').fill(address)
      await page.getByLabel('Only some').check()
      await page.getByText('Choose at least one event.').waitFor()
      await page.getByText(/^Tracking request events/).click()
      await page.getByRole('checkbox', { name: /tracking_request\.failed/ }).check()
      await page.getByLabel(/Headers to send/).fill('X-Tenant: acme')
      await picture(page, 'new webhook')
      await page.getByRole('button', { name: 'Add webhook' }).click()
      const secret = await page.getByLabel(`The secret of ${address}`).inputValue()
      await page.getByRole('link', { name: address }).click()
      await page.getByRole('heading', { name: address }).waitFor()
      await page.getByText('tracking_request.failed', { exact: true }).first().waitFor()

      await page.getByRole('combobox', { name: 'Event' }).selectOption('container.transport.available')
      await page.getByLabel(/^Secret/).fill(secret)
      await page.getByRole('button', { name: 'Send test' }).click()
      await page.getByText('Answered with 200').waitFor()
      await page.getByLabel('Headers of the request').getByText('Webhook-Signature').waitFor()
      await page.getByLabel('Body of the response').getByText('thank you').waitFor()
      await picture(page, 'webhook tested')

      await page.getByRole('checkbox', { name: /tracking_request\.succeeded/ }).check()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Saved.').waitFor()
      await page.getByText('2 kinds of event').waitFor()

      await page.getByRole('button', { name: 'Rotate secret' }).click()
      await page.getByRole('button', { name: 'Create the new secret' }).click()
      const rotated = await page.getByLabel('The new secret').inputValue()
      must(rotated !== secret, 'the secret is the one before')

      await page.getByRole('button', { name: 'Turn off' }).click()
      await page.getByText('Turn it on first').waitFor()
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await page.getByText('Add a webhook').waitFor()
      await page.getByRole('link', { name: address }).waitFor({ state: 'detached' })
    },
  ],
  [
    'a delivery shows its attempts with request and response, and is sent again',
    async (page, url) => {
      await open(page, url, '/developer/deliveries?status=succeeded')
      await page.locator('.log').getByText('Received').first().waitFor()
      await page.locator('.log summary').first().click()
      await page.getByText('answered with 200').first().waitFor()
      await page.getByLabel('Response to attempt 1').getByText('thank you').waitFor()
      await page.getByLabel('Notification and record').getByText('"webhook_notification"').waitFor()
      await picture(page, 'delivery opened')
      await page.goto(`${url}/developer/webhooks`)
      await page.getByRole('link', { name: receiver.url }).click()
      await page.getByLabel('Which').selectOption('All')
      await page.getByRole('button', { name: 'Send again' }).click()
      await page.getByText(/sent again, as they were/).waitFor()
      await page.getByRole('link', { name: 'Deliveries to this webhook' }).click()
      await page.waitForURL(/webhook=/)
      await page.getByText('2 attempts').first().waitFor()
    },
  ],
  [
    'the log of events is filtered in the address, shows what changed, and leads to the record',
    async (page, url) => {
      await open(page, url, '/developer/events')
      await page.getByLabel('Record', { exact: true }).selectOption('Containers')
      await page.waitForURL(/type=container/)
      await page.locator('.log summary').first().click()
      await page.getByRole('columnheader', { name: 'Before' }).waitFor()
      await picture(page, 'event opened')
      await page.getByRole('link', { name: 'Its container' }).click()
      await page.getByRole('heading', { name: 'Timeline' }).waitFor()
      await page.goBack()
      await page.locator('.log summary').first().click()
      await page.getByRole('link', { name: 'Only this container' }).click()
      await page.waitForURL(/record=/)
      await page.getByRole('button', { name: 'Only about one record' }).waitFor()
    },
  ],
]
