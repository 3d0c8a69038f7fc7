import type { Page } from 'playwright-core'
import { tabTo } from '../harness/keys.ts'
import { paper } from '../harness/paper.ts'
import { barriers, must, overflow, picture, settled, signIn } from '../harness/visit.ts'
import { call } from '../harness/world.ts'
import type { Flow } from './flows.ts'

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

/** A document with a unique number, so that it is not a duplicate. */
const paperOf = (name: string) => {
  const first = [...NOTICE.trim().split('\n'), 'Voyage: 024W', 'Terminal', 'Pier 400 Los Angeles', `Our file ${name}`]
  const buffer = paper([first, ['The carrier delivers the goods to the holder of an original.']])
  return { name, mimeType: 'application/pdf', buffer }
}

/** Documents of one shipment that contradict each other about the same goods. */
const goodsOf = (title: string, first: string, packages: string) =>
  paper([
    [title, first, `Bill of lading: ${NUMBER}`, 'Container: QXSU1690109', 'Gross weight: 21,480.50 KGS'],
    ['The goods as they were packed:', `Packages: ${packages} CTNS`],
  ])

const WIDTHS = [360, 1280, 2560]

const fieldNamed = (page: Page, name: string) =>
  page.locator('.review-fields > li').filter({ has: page.getByRole('heading', { name }) })

/** Flows with documents of shipments. */
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
    'today: the kind of what a document contradicts stands beside its title',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(url)
      const kind = page.locator('.entry-kind').filter({ hasText: 'Document contradicts' }).first()
      await kind.waitFor()
      must(await kind.evaluate((one) => one.scrollWidth <= one.clientWidth), 'it runs into the title')
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
    'document: an upload that failed says why, and is tried again; the same file twice is refused permanently',
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
  [
    'document: each value is shown at its place, and is corrected, rejected and confirmed by keys alone',
    async (page, url) => {
      await openShipment(page, url)
      await page.locator('input[type=file]').setInputFiles(paperOf('paper-notice.pdf'))
      await page.getByText(`is linked to ${NUMBER}.`).waitFor()
      await documentNamed(page, 'paper-notice.pdf').getByRole('link', { name: 'paper-notice.pdf' }).click()
      const box = page.getByRole('button', { name: 'Vessel: QX AURORA' })
      await box.waitFor()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 1_000 })
        await picture(page, `document review ${width}`)
        const wide = await overflow(page)
        must(wide <= 0, `the page is ${wide} px wider than the screen`)
        const found = await barriers(page)
        must(found.length === 0, found.join('\n       '))
      }
      await tabTo(page, /^Vessel: QX AURORA$/)
      const vessel = fieldNamed(page, 'Vessel')
      await vessel.locator('.read-value.is-active').waitFor()
      await page.keyboard.press('Enter')
      await page.locator('.value-box.is-active').waitFor()
      await tabTo(page, /^Correct Vessel$/)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+A')
      await page.keyboard.type('QX BOREALIS')
      await page.keyboard.press('Enter')
      await vessel.getByText('Set by a person').waitFor()
      await vessel.getByText('QX BOREALIS').waitFor()
      await tabTo(page, /^Reject Voyage$/)
      await page.keyboard.press('Enter')
      await fieldNamed(page, 'Voyage').getByText('Rejected').waitFor()
      await tabTo(page, /^Confirm Terminal$/)
      await page.keyboard.press('Enter')
      await fieldNamed(page, 'Terminal').getByText('Set by a person').waitFor()
      await vessel.getByText('QX BOREALIS').waitFor()
      await page.getByRole('button', { name: 'Vessel: QX BOREALIS' }).waitFor()
      await tabTo(page, /^Confirm all \d+ values$/)
      await page.keyboard.press('Enter')
      await page.getByText(/^\d+ values confirmed\.$/).waitFor()
      const undecided = page.locator('.review-fields').getByText('Read', { exact: true })
      must((await undecided.count()) === 0, 'a value is left undecided')
      await tabTo(page, /^Undo the confirmation of all$/)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: /^Confirm all/ }).waitFor()
      await vessel.getByText('Set by a person').waitFor()
      await page.getByRole('button', { name: 'Next page' }).click()
      await page.getByText('Page 2').waitFor()
      await page.getByRole('button', { name: 'Next page' }).click()
      await page.getByText('Page 2 of 2').waitFor()
      await picture(page, 'document reviewed')
      const found = await barriers(page)
      must(found.length === 0, found.join('\n       '))
    },
  ],
  [
    'document: a bill and a packing list that disagree are shown with the value of each, until one is corrected by keys alone',
    async (page, url) => {
      await openShipment(page, url)
      const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
      await page
        .locator('input[type=file]')
        .setInputFiles([
          file('goods-bill.pdf', goodsOf('BILL OF LADING', 'Shipped on board 2 May 2026', '1,204')),
          file('goods-list.pdf', goodsOf('PACKING LIST', 'Invoice No.: RE-26-33459', '1,240')),
        ])
      const conflict = page.locator('.conflicts li').filter({ hasText: 'Packages' })
      await conflict.getByText('The bill of lading says 1,204 ctns, the packing list says 1,240 ctns.').waitFor()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 1_000 })
        await picture(page, `documents in conflict ${width}`)
        const wide = await overflow(page)
        must(wide <= 0, `the page is ${wide} px wider than the screen`)
        const found = await barriers(page)
        must(found.length === 0, found.join('\n       '))
      }
      await tabTo(page, /^1,240 ctns$/)
      await page.keyboard.press('Enter')
      await page.locator('.page-turning').getByText('Page 2').waitFor()
      await page.locator('.value-box.is-active').waitFor()
      await page.locator('.conflicts').getByText('the packing list says 1,240 ctns', { exact: false }).waitFor()
      await picture(page, 'document in conflict')
      const found = await barriers(page)
      must(found.length === 0, found.join('\n       '))
      await tabTo(page, /^Correct Packages$/)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+A')
      await page.keyboard.type('1204')
      await page.keyboard.press('Enter')
      await fieldNamed(page, 'Packages').getByText('Set by a person').waitFor()
      await page.locator('.conflicts').waitFor({ state: 'detached' })
      await page.getByRole('link', { name: 'Its shipment' }).click()
      await documentNamed(page, 'goods-list.pdf').waitFor()
      must((await page.locator('.conflicts').count()) === 0, 'the corrected value is a conflict still')
    },
  ],
]
