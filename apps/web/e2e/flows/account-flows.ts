import { tabTo } from '../harness/keys.ts'
import { barriers, forget, must, OWNER, picture, settled, signIn } from '../harness/visit.ts'
import type { Flow } from './flows.ts'

const CHANGED = 'seven seas and a crane'

/** Flows of the account pages. */
export const accountFlows: Flow[] = [
  [
    'account: the password is changed and changed back by keys, which ends the other sessions, and the log says so',
    async (page, url) => {
      const elsewhere = await page.context().browser()!.newContext()
      const other = await elsewhere.newPage()
      await signIn(other, url)
      await signIn(page, url)
      await page.goto(`${url}/account/sign-in`)
      await settled(page)
      await page
        .getByRole('button', { name: /^Sign out .*address|^Sign out .*127/ })
        .first()
        .waitFor()
      const change = async (from: string, to: string) => {
        await page.getByLabel('Current password').fill(from)
        await page.getByLabel('New password').fill(to)
        await page.keyboard.press('Enter')
      }
      await change('not the password', CHANGED)
      await page.getByText('This is not your password.').waitFor()
      await change(OWNER.password, CHANGED)
      await page.getByText('Your password has been changed.').waitFor()
      must((await other.request.get(`${url}/auth/session`)).status() === 401, 'the other session goes on')
      await elsewhere.close()
      const found = await barriers(page)
      must(found.length === 0, found.join('\n       '))
      await change(CHANGED, OWNER.password)
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=password]')?.value === '')
      await tabTo(page, /^Audit log/)
      await page.keyboard.press('Enter')
      await page.getByText('Changed the password').first().waitFor()
      await page.getByLabel('What').selectOption('Members and company')
      await page.getByText('Changed the password').first().waitFor({ state: 'detached' })
    },
  ],
  [
    'account: an owner renames the company, and says when things need attention',
    async (page, url) => {
      await signIn(page, url)
      await page.goto(`${url}/account/company`)
      const name = page.getByLabel('Name')
      const before = await name.inputValue()
      for (const text of ['Quay & Sons', before]) {
        await name.fill(text)
        await page.keyboard.press('Enter')
        await page.getByRole('button', { name: new RegExp(`^${text}|Account and settings`) }).waitFor()
        await page.getByText('Saved.', { exact: true }).waitFor()
      }
      await page.getByLabel('Arriving soon').fill('9')
      await page.keyboard.press('Enter')
      await page.getByText('Saved. The Today page is updated within seconds.').waitFor()
      await picture(page, 'company saved')
      await page.reload()
      must((await page.getByLabel('Arriving soon').inputValue()) === '9', 'the threshold is not kept')
      await page.getByLabel('Arriving soon').fill('7')
      await page.keyboard.press('Enter')
      await page.getByText('Saved. The Today page is updated within seconds.').waitFor()
      await forget(page)
    },
  ],
]
