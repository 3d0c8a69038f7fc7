import type { Page } from 'playwright-core'
import { LIMIT_BYTES, scriptBytes } from '../budget.ts'
import { tabTo } from '../harness/keys.ts'
import { forget, must, OWNER, pickLine, picture, settled, signIn } from '../harness/visit.ts'

export type Flow = [name: string, flow: (page: Page, url: string) => Promise<void>]

/** The flows of all pages. */
export const FLOWS: Flow[] = [
  [
    'a user who is not signed in signs in, and returns to the page',
    async (page, url) => {
      await page.goto(`${url}/containers?status=available`)
      await page.getByLabel('E-mail').fill(OWNER.email)
      await page.getByLabel('Password').fill('not the password')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').filter({ hasText: 'not right' }).waitFor()
      await page.getByLabel('Password').fill(OWNER.password)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Containers' }).waitFor()
      must(new URL(page.url()).search === '?status=available', `it leads to ${page.url()}`)
    },
  ],
  [
    'an owner invites a user, who chooses a password by the link, once, and is removed',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(url)
      await page.getByRole('button', { name: /Account and settings/ }).click()
      await page.getByRole('menuitem', { name: 'Members' }).click()
      await page.getByLabel('E-mail').fill('clerk@boxtrail.example')
      await page.getByLabel('Role', { exact: true }).selectOption('read_only')
      await page.getByRole('button', { name: 'Create a link' }).click()
      const { pathname } = new URL(await page.getByLabel(/^Pass this link on/).inputValue())
      await picture(page, 'invited')
      await forget(page)
      await page.goto(`${url}${pathname}`)
      await page.getByText('clerk@boxtrail.example is invited').waitFor()
      await picture(page, 'invitation')
      await page.getByLabel('Your name').fill('The clerk')
      await page.getByLabel('Password').fill('four containers in a row')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
      await page.goto(`${url}${pathname}`)
      await page.getByRole('heading', { name: 'This invitation has ended' }).waitFor()
      await forget(page)
      await signIn(page, url)
      await page.goto(`${url}/members`)
      await page.getByRole('button', { name: 'Remove The clerk' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await page.getByText('clerk@boxtrail.example').waitFor({ state: 'detached' })
    },
  ],
  [
    'a wrong address is explained, with a way back',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/nothing/here`)
      await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Today' }).click()
      await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
    },
  ],
  [
    'signing out ends the session',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(url)
      await page.getByRole('button', { name: /Account and settings/ }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await page.getByRole('heading', { name: 'Sign in to Boxtrail' }).waitFor()
      await page.goto(`${url}/containers`)
      await page.getByRole('heading', { name: 'Sign in to Boxtrail' }).waitFor()
    },
  ],
  [
    'search and filters are in the address, and survive a reload',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/containers`)
      await page.getByLabel('Status').selectOption('Available')
      await page.waitForURL(/status=available/)
      await page.getByText(/^7 containers$/).waitFor()
      await page.getByRole('searchbox', { name: 'Search containers' }).fill('QXSU1690109')
      await page.getByText(/^1 container$/).waitFor()
      await page.reload()
      await page.getByText(/^1 container$/).waitFor()
      await page.getByRole('button', { name: 'Clear' }).click()
      await page.waitForURL((address) => !address.search.includes('status'))
    },
  ],
  [
    'the source of a value is shown, by keys alone',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/containers?q=QXSU1090017`)
      await page.getByRole('link', { name: 'QXSU1090017' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'QXSU1090017' }).waitFor()
      await settled(page)
      await tabTo(page, /^C55\.4/)
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Yard location' }).getByText('Test terminal').waitFor()
      await page.getByRole('dialog', { name: 'Yard location' }).getByText('First reported').waitFor()
      await picture(page, 'provenance')
      await page.keyboard.press('Escape')
      await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('C55.4'))
    },
  ],
  [
    'times are shown in the zone of the reader on demand',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/containers?q=QXSU1090017`)
      await page.getByText('PST').first().waitFor()
      await page.getByRole('button', { name: /Account and settings/ }).click()
      await page.getByRole('menuitemradio', { name: /In mine/ }).click()
      await page.getByText('PST').first().waitFor({ state: 'detached' })
    },
  ],
  [
    'pasted numbers are reviewed, tracked, and found',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/track`)
      await page
        .getByRole('textbox', { name: /Bills of lading/ })
        .fill('Number\nTEST-TR-SUCCEEDED\nQXSB16901; MSKU7054418')
      await page.getByText(/^3 numbers, 1 with a wrong check digit$/).waitFor()
      await page.getByRole('button', { name: 'Review' }).click()
      await page.getByText('check digit').waitFor()
      await pickLine(page, 'Line of QXSB16901', 'TEST')
      await pickLine(page, 'Line of MSKU7054418', '')
      await page.getByRole('button', { name: 'Correct to MSKU7054410' }).click()
      await page.getByLabel('Line of MSKU7054410').waitFor()
      await page.getByText('1 without a line').waitFor()
      await picture(page, 'review')
      await page.getByRole('button', { name: 'Track 2 numbers' }).click()
      await page.getByRole('link', { name: 'Tracked already' }).waitFor()
      await page.getByRole('link', { name: 'Its line is being polled' }).click()
      // The list is reloaded when the change log has an event.
      await page.getByRole('link', { name: 'TEST-TR-SUCCEEDED' }).click()
      await page.getByRole('heading', { level: 1, name: 'TEST-TR-SUCCEEDED' }).waitFor()
    },
  ],
  [
    'tracking is stopped after a question, and resumed',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/shipments?q=QXSB16901`)
      await page.getByRole('link', { name: 'QXSB16901' }).click()
      await page.getByRole('button', { name: 'Stop tracking' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stop tracking' }).click()
      await page.getByText('a user stopped it').waitFor()
      await page.getByRole('button', { name: 'Resume tracking' }).click()
      await page.getByRole('button', { name: 'Stop tracking' }).waitFor()
    },
  ],
  [
    'the first page loads at most 200 kB of scripts',
    async (page, url) => {
      await signIn(page, url)
      for (const path of ['/', '/containers', '/shipments']) {
        // Pending requests of the previous page must not count for this one.
        await page.goto('about:blank')
        const scripts = new Set<string>()
        page.on('response', (response) => {
          const { pathname } = new URL(response.url())
          if (pathname.endsWith('.js')) scripts.add(pathname)
        })
        await page.goto(`${url}${path}`)
        await settled(page)
        const bytes = scriptBytes(scripts)
        console.log(`       ${path}: ${(bytes / 1000).toFixed(1)} kB of JavaScript, gzipped`)
        must(bytes <= LIMIT_BYTES, `${path} loads ${bytes} bytes, more than ${LIMIT_BYTES}: ${[...scripts].join(', ')}`)
        page.removeAllListeners('response')
      }
    },
  ],
]
