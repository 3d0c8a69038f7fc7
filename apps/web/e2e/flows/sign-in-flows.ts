import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import type { Service } from '../../../../tools/service/service.ts'
import type { Receiver } from '../harness/receiver.ts'
import { barriers, forget, must, OWNER, picture } from '../harness/visit.ts'
import { begin } from './app-flows.ts'
import type { Flow } from './flows.ts'

const run = promisify(execFile)
const main = join(import.meta.dirname, '../../../boxtrail/src/main.ts')

/** Ways to write the address of another host, which browsers interpret differently. */
const ELSEWHERE = [
  '//evil.example/x',
  '/.//evil.example/x',
  '/..//evil.example/x',
  '/%2e//evil.example/x',
  '/.%2E//evil.example/x',
  '/shipments/..//evil.example/x',
  '/\\evil.example/x',
  '/.\\/evil.example/x',
  '/./\\evil.example/x',
  '/\t/evil.example/x',
  '/.\n//evil.example/x',
  'https:evil.example',
  'http://evil.example/',
  '\\\\evil.example',
  'javascript:location.assign("http://evil.example")',
  '//user@evil.example/',
]

/** Authorization requests that end before the user is asked. */
const ENDED: Record<string, string>[] = [
  { response_type: 'token' },
  { prompt: 'none' },
  { code_challenge_method: 'plain' },
  { resource: 'https://other.example' },
  { response_type: 'token', response_mode: 'form_post' },
]

const enter = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
}

const atHome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()

const signInAs = async (page: Page, url: string, person: { email: string; password: string }) => {
  await forget(page)
  await page.goto(`${url}/sign-in`)
  await enter(page, person)
  await atHome(page)
}

/** Invites a user to the current account. Returns the path of the link. */
const inviteTo = async (page: Page, url: string, email: string): Promise<string> => {
  await page.goto(`${url}/members`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Create a link' }).click()
  return new URL(await page.getByLabel(/^Pass this link on/).inputValue()).pathname
}

const accountsOf = async (page: Page, url: string): Promise<string[]> => {
  const { accounts } = await (await page.request.get(`${url}/auth/session`)).json()
  return accounts.map(({ company_name }: { company_name: string }) => company_name).sort()
}

/** Flows of signing in, and of the page that follows. */
export const signInFlows = (service: Service, { url: receiver }: Receiver): Flow[] => {
  const operator = async (...words: string[]) => {
    const env = { ...process.env, BOXTRAIL_DATA_DIR: service.dataDir, BOXTRAIL_LOG: 'error' }
    return JSON.parse((await run(process.execPath, [main, 'admin', ...words, '--json'], { env })).stdout)
  }
  const firstAccount = async () => (await operator('accounts', 'list'))[0]
  /** Creates a further account with its owner. */
  const rivals = async (name: string) => {
    const { id } = await operator('accounts', 'create', name)
    const email = `owner@${name.toLowerCase()}.example`
    return { email, password: (await operator('users', 'add', id, email)).password as string }
  }
  return [
    [
      'sign-in: a link to the sign-in leads to no other site, however it is written',
      async (page, url) => {
        for (const next of ELSEWHERE) {
          await forget(page)
          await page.goto(`${url}/sign-in?${new URLSearchParams({ next })}`)
          await enter(page, OWNER)
          await page.waitForURL((address) => address.pathname !== '/sign-in')
          await atHome(page)
          must(page.url() === `${url}/`, `${JSON.stringify(next)} leads to ${page.url()}`)
        }
        for (const path of ['//evil.example/x', '/.//evil.example/x', '/sign-in//evil.example/']) {
          await page.goto(`${url}${path}`)
          must(page.url().startsWith(`${url}/`), `${path} leads to ${page.url()}`)
        }
      },
    ],
    [
      'sign-in: an app that anybody registered leads nowhere before the user has clicked',
      async (page, url) => {
        const callback = new URL('/callback', receiver).href
        const { at } = await begin(url, callback, 'tracking:read')
        for (const more of ENDED) {
          const link = new URL(at)
          for (const [name, value] of Object.entries(more)) link.searchParams.set(name, value)
          await page.goto(String(link))
          await page.getByRole('heading', { name: 'The app could not be connected' }).waitFor()
          must(page.url().startsWith(`${url}/oauth/authorize`), `${JSON.stringify(more)} leads to ${page.url()}`)
        }
      },
    ],
    [
      'sign-in: an owner who uses the link for another user’s address sees nothing of the account to which that user is added',
      async (page, url) => {
        const email = 'victim@boxtrail.example'
        const thief = { email, password: 'the password of the thief' }
        await signInAs(page, url, await rivals('Rivals'))
        const link = await inviteTo(page, url, email)
        await forget(page)
        await page.goto(`${url}${link}`)
        await page.getByLabel('Your name').fill('The thief')
        await page.getByLabel('Password').fill(thief.password)
        await page.keyboard.press('Enter')
        await atHome(page)
        const { id, company_name } = await firstAccount()
        const { password } = await operator('users', 'add', id, email, 'member')
        await page.reload()
        await atHome(page)
        must(String(await accountsOf(page, url)) === 'Rivals', 'the session of the thief reads the account')
        await signInAs(page, url, thief)
        must(String(await accountsOf(page, url)) === 'Rivals', 'the password of the thief opens the account')
        await page.getByRole('button', { name: /Account and settings/ }).click()
        await page.getByRole('menuitem', { name: 'Members' }).waitFor()
        must((await page.getByText(company_name).count()) === 0, 'the account is offered')
        await signInAs(page, url, { email, password })
        must(String(await accountsOf(page, url)) === company_name, 'its person does not get into the account')
      },
    ],
    [
      'sign-in: a user who already signs in here joins a further account with a click, and switches',
      async (page, url) => {
        const { id, company_name } = await firstAccount()
        const email = 'clerk@further.example'
        const { password } = await operator('users', 'add', id, email, 'member')
        await signInAs(page, url, await rivals('Further'))
        const link = await inviteTo(page, url, email)
        await page.goto(`${url}${link}`)
        await page.getByLabel('Your name').waitFor()
        await page.getByRole('button', { name: 'Sign in' }).click()
        await page.getByRole('heading', { name: 'Sign in to Boxtrail' }).waitFor()
        await enter(page, { email, password })
        await page.getByText('You are signed in as clerk').waitFor()
        await picture(page, 'invitation signed in')
        const found = await barriers(page)
        must(found.length === 0, found.join('\n       '))
        await page.getByRole('button', { name: 'Accept the invitation' }).click()
        await atHome(page)
        await page.getByRole('button', { name: /Account and settings/ }).click()
        await page.getByRole('menuitemradio', { name: company_name }).click()
        // Waits until the page is that of the other account: before, the old session ends and a new one begins.
        await page.locator('.user-account').getByText(company_name, { exact: true }).waitFor()
        await atHome(page)
        must(String(await accountsOf(page, url)) === ['Further', company_name].sort().join(), 'an account is missing')
      },
    ],
  ]
}
