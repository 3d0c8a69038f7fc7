import { barriers, must, overflow, pickLine, picture, signIn } from '../harness/visit.ts'
import { workbook } from '../harness/workbook.ts'
import type { Flow } from './flows.ts'

const SHEET = workbook([
  ['Our containers', null, null, null],
  ['B/L', 'Container', 'PO', 'ETA'],
  ['QXSB16901', 'QXSU1690109', 'PO-4711', new Date('2026-12-01')],
  ['QXSB10900', null, 4500012345, new Date('2026-12-02')],
  [null, 'TCLU1234560', 'PO-4712', null],
])

/** Run after the others, because flows that list all waiting requests would find those that wait here. */
export const trackFlows: Flow[] = [
  [
    'track: a sheet is read with its references, what was left out is named and can be taken, and one line is chosen for all',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/track?numbers=QXSB16901`)
      const numbers = page.getByRole('textbox', { name: /Bills of lading/ })
      must((await numbers.inputValue()) === 'QXSB16901', 'the number of the address is not there')
      await page
        .getByLabel('Choose a sheet')
        .setInputFiles({ name: 'old.xls', mimeType: '', buffer: Buffer.from('D0CF11E0', 'hex') })
      await page.getByRole('alert').filter({ hasText: 'before 2007' }).waitFor()
      await page.getByLabel('Choose a sheet').setInputFiles({ name: 'week.xlsx', mimeType: '', buffer: SHEET })
      await page.getByLabel('References of QXSB10900').waitFor()
      must((await page.getByLabel('References of QXSB10900').inputValue()) === '4500012345', 'a reference is missing')
      await page.getByText('3 other texts with digits were left out').click()
      await page.getByRole('button', { name: 'Use QXSU1690109' }).click()
      await page.getByLabel('Line of QXSU1690109').waitFor()
      await page.getByRole('button', { name: 'Remove TCLU1234560' }).click()
      await pickLine(page, 'One line for all', 'TEST')
      await page.getByText('Your choice').nth(2).waitFor()
      await picture(page, 'review of a sheet')
      const found = await barriers(page)
      must(found.length === 0, found.join('\n       '))
      await page.getByRole('button', { name: 'Track 3 numbers' }).click()
      await page
        .getByRole('link', { name: /Tracked already|Its line is being polled/ })
        .nth(2)
        .waitFor()
    },
  ],
  [
    'track: a line that is not connected is indicated before its number is tracked, and a waiting request is not shown as polled',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/track`)
      await page.getByRole('textbox', { name: /Bills of lading/ }).fill('MEDUQX260990002')
      await page.getByRole('button', { name: 'Review' }).click()
      await pickLine(page, 'Line of MEDUQX260990002', 'MSCU')
      await page.getByText('Not connected: its numbers wait').waitFor()
      await page.setViewportSize({ width: 390, height: 900 })
      await picture(page, 'review 390')
      must((await overflow(page)) <= 0, 'the page is wider than a phone')
      await page.getByText('BOXTRAIL_CONFIG').waitFor()
      await page.getByRole('button', { name: 'Track 1 number' }).click()
      await page.getByRole('link', { name: 'Waits until its line is connected' }).click()
      await page.getByRole('cell', { name: 'Line not connected' }).waitFor()
      await page.getByText('Ask the operator of this installation to connect this line').waitFor()
    },
  ],
]
