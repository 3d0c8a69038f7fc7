import { readFile } from 'node:fs/promises'
import { barriers, must, overflow, picture, settled, signIn } from '../harness/visit.ts'
import { call } from '../harness/world.ts'
import type { Flow } from './flows.ts'

/** The start of the table, which does not move when filters change. */
const tableTop = '.table-head'

/** Flows of the lists. */
export const listFlows: Flow[] = [
  [
    'calendar: last free days are on their days with their cost, lead to the container, and print on a sheet without the rest',
    async (page, url) => {
      await signIn(page, url)
      const { data } = await call({ url }, '/containers?filter[number]=QXSU1690109')
      const day: string = data[0].meta.free_time.ends_on
      await page.goto(`${url}/calendar?month=${day.slice(0, 7)}`)
      await settled(page)
      const due = page.locator('.day:not(.outside)').getByRole('link', { name: /Last free day of QXSU1690109/ })
      await due.getByText(/USD/).waitFor()
      await page.emulateMedia({ media: 'print' })
      must(!(await page.getByRole('navigation', { name: 'Main' }).isVisible()), 'the navigation is printed')
      await picture(page, 'calendar printed')
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('link', { name: 'Next month' }).click()
      await page.waitForURL((address) => address.searchParams.get('month') !== day.slice(0, 7))
      await page.goBack()
      await due.click()
      await page.getByRole('heading', { level: 1, name: 'QXSU1690109' }).waitFor()
    },
  ],
  [
    'calendar: an address for other programs is made, read without a sign-in, and revoked, by keys',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/calendar`)
      await settled(page)
      await page.getByText('In your own calendar').focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Create an address' }).press('Enter')
      const address = await page.getByRole('textbox', { name: 'The address of Everything' }).inputValue()
      const anybody = await fetch(address)
      must(anybody.status === 200 && (await anybody.text()).startsWith('BEGIN:VCALENDAR'), 'it is no calendar')
      await picture(page, 'calendar address')
      const found = await barriers(page)
      must(found.length === 0, found.join('\n       '))
      await page.getByRole('button', { name: 'Revoke the address of Everything' }).press('Enter')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter')
      await page
        .getByText('Not read yet')
        .or(page.getByText(/^Read /))
        .waitFor({ state: 'detached' })
      must((await fetch(address)).status === 404, 'it is still answered')
    },
  ],
  [
    'list: it is ordered by its headings, filtered without a jump, and shows the columns that are chosen',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/containers`)
      await settled(page)
      const top = async () => (await page.locator(tableTop).boundingBox())?.y
      const before = await top()
      await page.getByRole('button', { name: 'Last free day' }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/sort=binding_free_day/)
      await page
        .getByRole('columnheader', { name: 'Last free day' })
        .and(page.locator('[aria-sort=ascending]'))
        .waitFor()
      await page
        .locator('.table-row')
        .first()
        .getByText(/\d d over/)
        .waitFor()
      await page.getByLabel('Add a filter').selectOption('Ready for pickup')
      await page.getByLabel('Ready for pickup', { exact: true }).selectOption('Yes')
      await page.getByText(/^\d containers?$/).waitFor()
      await page.getByLabel('Add a filter').selectOption('Arrival')
      await page.getByLabel('Arrival, from').fill('2099-01-01')
      await page.getByText('No container matches').waitFor()
      await page.getByRole('button', { name: 'Remove the filter Arrival' }).click()
      await page.locator('.table-row').first().waitFor()
      must((await top()) === before, `the table moved from ${before} to ${await top()}`)
      await page.getByText('Columns', { exact: true }).first().click()
      await page.getByRole('checkbox', { name: 'References' }).check()
      await page.getByRole('checkbox', { name: 'Last answer' }).uncheck()
      await page.keyboard.press('Escape')
      await page.getByRole('columnheader', { name: 'References' }).waitFor()
      await page.reload()
      await page.getByRole('columnheader', { name: 'References' }).waitFor()
      await page
        .locator('.table-row')
        .first()
        .getByText(/\d d over/)
        .waitFor()
      must((await overflow(page)) <= 0, 'the page is wider than the screen')
      await page.getByText('Views', { exact: true }).click()
      await page.getByLabel('Save the current list as').fill('Ready, by day')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Ready, by day', exact: true }).waitFor()
      await picture(page, 'list views')
      await page.keyboard.press('Escape')
      await page.getByText('Export', { exact: true }).click()
      await page.getByRole('checkbox', { name: 'Only the columns that are shown' }).check()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'CSV' }).click()
      const rows = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
      await page.getByText(/is in your downloads/).waitFor()
      const shown = await page.locator('.table-row a.row-link').allTextContents()
      must(
        rows
          .slice(1)
          .map((row) => row.split(',')[0])
          .join() === shown.join(),
        `the file has ${rows.slice(1).join(' | ')}`,
      )
      await page.goto(`${url}/containers`)
      await page.getByText('Views', { exact: true }).click()
      await page.getByRole('button', { name: 'Ready, by day', exact: true }).click()
      await page.waitForURL(/ready=yes/)
      await page.goto(`${url}/members`)
      await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('ready')
      await page.getByRole('option', { name: /^Ready, by day/ }).waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(/containers\?.*ready=yes/)
      must(/sort=binding_free_day/.test(page.url()), `the view leads to ${page.url()}`)
      await picture(page, 'list ordered')
    },
  ],
  [
    'list: rows are selected by keys, and changed together',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/shipments?q=QXSB1`)
      await settled(page)
      await page.locator('.table-row a.row-link').first().focus()
      await page.keyboard.press('x')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('x')
      const bulk = page.getByRole('region', { name: 'Selected rows' })
      await bulk.getByText('2 selected').waitFor()
      await page.getByText('Export', { exact: true }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'CSV' }).click()
      const file = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
      must(file.length === 3, `the file of two rows has ${file.length - 1}`)
      await page.keyboard.press('Escape')
      await bulk.getByRole('button', { name: /^Select all \d+ that match$/ }).click()
      await bulk.getByLabel(/^Tags or references/).fill('week 48')
      await page.keyboard.press('Enter')
      await bulk.getByText(/^\d+ done\./).waitFor()
      await picture(page, 'list selected')
      const found = await barriers(page)
      must(found.length === 0, found.join('\n       '))
      await bulk.getByRole('button', { name: 'Clear' }).click()
      await bulk.waitFor({ state: 'detached' })
      await page.getByLabel('Add a filter').selectOption('Tag')
      await page.getByLabel('Tag', { exact: true }).fill('week 48')
      await page.keyboard.press('Enter')
      await page.waitForURL(/tag=week/)
      await page.locator('.table-row').first().waitFor()
      await page.getByLabel('Tag: is, or is not').selectOption('is not')
      await page.getByText('No shipment matches').waitFor()
    },
  ],
]
