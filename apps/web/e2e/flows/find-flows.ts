import { barriers, must, picture, signIn } from '../harness/visit.ts'
import type { Flow } from './flows.ts'

/** Flows of the search for numbers. */
export const findFlows: Flow[] = [
  [
    'find: a container number opens its shipment with this container, from anywhere, by keys alone',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/members`)
      await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor()
      await page.keyboard.press('/')
      await page.keyboard.type('qxsu 109001-7')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'QXSB10900' }).waitFor()
      must(/container=/.test(page.url()), `no container is chosen at ${page.url()}`)
      const place = await page.evaluate(() => document.activeElement?.id)
      must(place === 'content', `the focus is on ${place}, not on the page`)
      const left = await page.getByRole('combobox', { name: /Find by/ }).inputValue()
      must(left === '', `${left} is left in the box`)
    },
  ],
  [
    'find: a text that is in no record is searched for in the list, and part of a number opens the record that has it',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/containers`)
      const box = page.getByRole('combobox', { name: /Find by/ })
      await box.fill('NOTHING-HAS-THIS')
      await box.press('Enter')
      await page.getByRole('heading', { name: 'No shipment matches' }).waitFor()
      must(new URL(page.url()).searchParams.get('q') === 'NOTHING-HAS-THIS', `it leads to ${page.url()}`)
      await box.fill('SB10900')
      await box.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'QXSB10900' }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { name: 'No shipment matches' }).waitFor()
    },
  ],
  [
    'find: the palette offers records while typing, what was open last, pages by name, and to track what is unknown, by keys alone',
    async (page, url) => {
      const option = (name: string | RegExp) => page.getByRole('option', { name })
      await signIn(page, url)
      await page.goto(`${url}/members`)
      await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('xsu 1090017')
      await option(/QXSU1090017 Container/).waitFor()
      await picture(page, 'palette')
      const found = await barriers(page)
      must(found.length === 0, found.join('\n       '))
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'QXSU1090017' }).waitFor()
      await page.keyboard.press('/')
      await page.keyboard.type('cont')
      await option('Containers').waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Containers' }).waitFor()
      await page.keyboard.press('/')
      await page.getByRole('group', { name: 'Recent' }).getByText('QXSU1090017').waitFor()
      await picture(page, 'palette recent')
      await page.keyboard.type('tclu 765432-1')
      await option('Track TCLU7654321').waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Track numbers' }).waitFor()
      must(/numbers=TCLU7654321/.test(page.url()), `it leads to ${page.url()}`)
    },
  ],
  [
    'find: the slash remains a character in a text field',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/track`)
      await page.getByRole('textbox', { name: /Bills of lading/ }).focus()
      await page.keyboard.type('A/1')
      must((await page.getByRole('textbox', { name: /Bills of lading/ }).inputValue()) === 'A/1', 'it was taken away')
    },
  ],
]
