import type { Page } from 'playwright-core'
import { must, pickLine, picture, settled, signIn } from '../harness/visit.ts'
import type { Flow } from './flows.ts'

/** Counts clicks: one for a button, two for a choice from a list, one for Enter. Typing does not count. */
const countClicks = async (page: Page): Promise<() => number> => {
  let clicks = 0
  await page.exposeFunction('boxtrailClicked', (count: number) => {
    clicks += count
  })
  await page.addInitScript(() => {
    const { boxtrailClicked } = window as unknown as { boxtrailClicked: (count: number) => void }
    document.addEventListener('pointerdown', () => boxtrailClicked(1), true)
    document.addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && boxtrailClicked(2), true)
    document.addEventListener('keydown', ({ key }) => key === 'Enter' && boxtrailClicked(1), true)
  })
  return () => clicks
}

/** Numbers of the demo world. */
const NUMBER = /QXS[UB]\d+/

type Task = [name: string, atMost: number, task: (page: Page) => Promise<void>]

/** The texts of the first column, by row. */
const rowsOf = (page: Page) => page.locator('.table-row')

const find = async (page: Page, number: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: /Find by/ })
  await box.click()
  await box.fill(number)
  await box.press('Enter')
  await page.locator('.record-title h1').waitFor()
}

const openContainers = async (page: Page): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Containers' }).click()
  await page.getByRole('heading', { level: 1, name: 'Containers' }).waitFor()
}

/** Shows only the entries of one kind, with one click. */
const showKind = async (page: Page, kind: string, words: RegExp): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Kinds' })
    .getByRole('link', { name: new RegExp(`^\\d+ ${kind}$`) })
    .click()
  await page.waitForFunction((label) => {
    const kinds = [...document.querySelectorAll('.entry-kind .status')]
    return kinds.length > 0 && kinds.every(({ textContent }) => textContent === label)
  }, kind)
  await page.locator('.entry').getByText(words).first().waitFor()
}

/** The tasks, each of which starts at Today. */
const TASKS: Task[] = [
  ...(
    [
      ['whose free time is over, and what that costs', 'Free time over', /USD/],
      ['whose free time ends soon', 'Free time ending', NUMBER],
      ['what is held, and who releases it', 'Held', NUMBER],
      ['what can be picked up', 'Ready for pickup', NUMBER],
      ['what arrives this week', 'Arriving', NUMBER],
      ['what is empty to return', 'Empty to return', NUMBER],
      ['what was expected and is not reported', 'Not reported', NUMBER],
      ['which numbers wait for their lines', 'Request waiting', NUMBER],
    ] as const
  ).map(([name, kind, words]): Task => [name, 1, (page) => showKind(page, kind, words)]),
  [
    'which free times end first, in the list',
    3,
    async (page) => {
      await openContainers(page)
      await page.getByLabel('Last free day').selectOption('Within 3 days')
      await page.waitForURL(/free=3/)
      await page.waitForFunction(() => {
        const days = [...document.querySelectorAll('.table-row .cell-lfd')]
        const isSoon = (text: string) => /over|today|tomorrow|in [23] d|picked up/.test(text)
        return days.length > 0 && days.every(({ textContent }) => isSoon(textContent))
      })
    },
  ],
  [
    'where a container is',
    2,
    async (page) => {
      await find(page, 'QXSU1090017')
      await page.locator('.boxes .selected').getByRole('link', { name: 'QXSU1090017', exact: true }).waitFor()
      await page.getByRole('heading', { name: 'Timeline' }).waitFor()
    },
  ],
  [
    'what holds it up, and who says so',
    4,
    async (page) => {
      await find(page, 'QXSU1090017')
      await page.getByRole('link', { name: 'QXSU1090017', exact: true }).click()
      const reasons = page.locator('.explained-part').filter({ hasText: 'What holds it up' })
      await reasons.getByRole('button').first().click()
      await page.getByText('This is based on').waitFor()
      await picture(page, 'who says so')
    },
  ],
  [
    'its last free day, and what it costs',
    3,
    async (page) => {
      await find(page, 'QXSU1690109')
      await page.getByRole('link', { name: 'QXSU1690109', exact: true }).click()
      await page.getByRole('heading', { name: 'Pickup' }).waitFor()
      await page.locator('.facts').getByText('Last free day', { exact: true }).waitFor()
      await page.getByText(/USD/).first().waitFor()
      await picture(page, 'free day and cost')
    },
  ],
  [
    'what arrives at Oakland',
    2,
    async (page) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shipments' }).click()
      const box = page.getByRole('searchbox', { name: 'Search shipments' })
      await box.click()
      await box.fill('Oakland')
      await page.waitForURL(/q=Oakland/)
      await page.getByText(/^\d+ shipments?$/).waitFor()
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.table-row .cell-route')].every(({ textContent }) =>
          /Oakland/.test(textContent),
        ),
      )
      must((await rowsOf(page).count()) > 0, 'nothing is found')
    },
  ],
  [
    'the numbers of a mail are tracked, with a line that is chosen before the number was read',
    6,
    async (page) => {
      await page.route('**/infer_number', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500))
        await route.continue()
      })
      await page.getByRole('link', { name: 'Track numbers' }).click()
      const numbers = page.getByRole('textbox', { name: /Bills of lading/ })
      await numbers.click()
      await numbers.fill('Dear all,\nplease follow QXSB03901 for us.\nBest regards')
      await page.getByRole('button', { name: 'Review' }).click()
      await pickLine(page, 'Line of QXSB03901', 'TEST')
      await page.waitForResponse('**/infer_number')
      await page.getByText('Your choice').waitFor()
      await page.getByRole('button', { name: 'Track 1 number' }).click()
      await page.getByText(/Tracked already|Its line is being polled|Accepted/).waitFor()
    },
  ],
  [
    'which requests failed, and what to do about them',
    3,
    async (page) => {
      await page.getByRole('link', { name: 'Requests' }).click()
      await page.getByLabel('Status').selectOption('Failed')
      await page.waitForURL(/status=failed/)
      await page
        .getByText(/^\d+ requests?$|No request/)
        .first()
        .waitFor()
    },
  ],
  [
    'an arrival notice is added to its shipment',
    3,
    async (page) => {
      await find(page, 'QXSB10900')
      const choosing = page.waitForEvent('filechooser')
      await page.getByText('Choose files').click()
      const text = 'ARRIVAL NOTICE\nBill of lading: QXSB10900\nContainer: QXSU1090001\nsent in the morning\n'
      await (await choosing).setFiles({ name: 'morning.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
      await page.getByText('is linked to QXSB10900.').waitFor()
      await page.getByRole('button', { name: 'morning.txt' }).waitFor()
    },
  ],
  [
    'times are in my time zone',
    3,
    async (page) => {
      await openContainers(page)
      const theirs = page.locator('.zone', { hasText: /GMT\+8|PST/ }).filter({ visible: true })
      await theirs.first().waitFor()
      await page.getByRole('button', { name: /Account and settings/ }).click()
      await page.getByRole('menuitemradio', { name: /In mine/ }).click()
      await theirs.first().waitFor({ state: 'hidden' })
    },
  ],
]

/** The tasks of a user's morning, each with the maximum number of clicks. */
export const morningFlows: Flow[] = TASKS.map(([name, atMost, task]) => [
  `morning: ${name}`,
  async (page, url) => {
    const clicks = await countClicks(page)
    await signIn(page, url)
    await page.goto(url)
    await settled(page)
    await page.locator('.entry').first().waitFor()
    await task(page)
    console.log(`       ${clicks()} ${clicks() === 1 ? 'click' : 'clicks'}`)
    must(clicks() <= atMost, `it takes ${clicks()} clicks, more than ${atMost}`)
  },
])
