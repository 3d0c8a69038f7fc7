import type { Page } from 'playwright-core'
import type { Flow } from './flows.ts'
import { tabTo } from './keys.ts'
import { barriers, must, picture, settled, signIn } from './visit.ts'
import { call } from './world.ts'

const NUMBER = 'QXSB16901'
const NOTICE = `ARRIVAL NOTICE
Bill of lading: ${NUMBER}
Container: QXSU1690109
Vessel: QX AURORA
Port of discharge: Los Angeles
ETA: 03/04/2027
Gross weight: 18,250 kg
`

const noticeOf = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`${NOTICE}${name}\n`) })

const openShipment = async (page: Page, url: string): Promise<void> => {
  await signIn(page, url)
  const { data } = await call({ url }, `/shipments?number=${NUMBER}`)
  await page.goto(`${url}/shipments/${data[0].id}`)
  await settled(page)
}

const documentNamed = (page: Page, name: string) => page.locator('.documents > li').filter({ hasText: name })

/** Files become documents of their shipments. */
export const documentFlows: Flow[] = [
  [
    'document: a file is uploaded by keys alone, and shows what was read, what was not, and its file',
    async (page, url) => {
      await openShipment(page, url)
      const choosing = page.waitForEvent('filechooser')
      await tabTo(page, /^Choose files$/)
      await page.keyboard.press('Enter')
      await (await choosing).setFiles(noticeOf('arrival-notice.txt'))
      await page.getByText(`is linked to ${NUMBER}.`).waitFor()
      const document = documentNamed(page, 'arrival-notice.txt')
      await document.getByText('Arrival notice', { exact: false }).first().waitFor()
      await document.getByText('Read', { exact: true }).waitFor()
      await document.locator('summary').focus()
      await page.keyboard.press('Enter')
      await document.getByText('QX AURORA').waitFor()
      await document
        .getByText(/\d+ % sure/)
        .first()
        .waitFor()
      await document.getByText('day and month can be read in two ways').waitFor()
      await picture(page, 'document read')
      const found = await barriers(page)
      must(found.length === 0, found.join('\n       '))
      const downloading = page.waitForEvent('download')
      await document.getByRole('button', { name: 'arrival-notice.txt' }).click()
      const name = (await downloading).suggestedFilename()
      must(name === 'arrival-notice.txt', `it is downloaded as ${name}`)
    },
  ],
  [
    'document: a file that is dropped on the page is uploaded',
    async (page, url) => {
      await openShipment(page, url)
      await page.evaluate((text) => {
        const files = new DataTransfer()
        files.items.add(new File([text], 'dropped.txt', { type: 'text/plain' }))
        const event = { dataTransfer: files, bubbles: true, cancelable: true }
        document.body.dispatchEvent(new DragEvent('dragover', event))
        document.body.dispatchEvent(new DragEvent('drop', event))
      }, `${NOTICE}dropped\n`)
      await page.getByText(`is linked to ${NUMBER}.`).waitFor()
      await documentNamed(page, 'dropped.txt').waitFor()
    },
  ],
  [
    'document: an upload that failed says why, and is tried again; the same file twice is refused for good',
    async (page, url) => {
      await openShipment(page, url)
      await page.route('**/storage/files/**', (route) => route.fulfill({ status: 422 }))
      const file = noticeOf('second-notice.txt')
      await page.locator('input[type=file]').setInputFiles(file)
      const retry = page.getByRole('button', { name: 'Try again to upload second-notice.txt' })
      await retry.waitFor()
      await picture(page, 'upload failed')
      await page.unroute('**/storage/files/**')
      await retry.click()
      await page.getByText(`is linked to ${NUMBER}.`).waitFor()
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByText('was uploaded before').waitFor()
      must((await retry.count()) === 0, 'the same file can be sent once more')
    },
  ],
]
