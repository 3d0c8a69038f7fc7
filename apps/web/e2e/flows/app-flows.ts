import { createHash, randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Receiver } from '../harness/receiver.ts'
import { barriers, must, OWNER, overflow, picture, settled, signIn } from '../harness/visit.ts'
import type { Flow } from './flows.ts'

/** Registers an app. Returns its client and the address that it opens. */
export const begin = async (url: string, callback: string, scope: string) => {
  const verifier = randomBytes(32).toString('base64url')
  const response = await fetch(`${url}/oauth/register`, {
    method: 'POST',
    body: JSON.stringify({ client_name: 'Desk Assistant', redirect_uris: [callback] }),
  })
  const { client_id } = (await response.json()) as { client_id: string }
  const asked = new URLSearchParams({
    client_id,
    response_type: 'code',
    redirect_uri: callback,
    scope,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'kept',
  })
  return { client_id, verifier, at: `${url}/oauth/authorize?${asked}` }
}

/** The parameters that the app receives. */
const sentTo = async (page: Page, callback: string): Promise<URLSearchParams> => {
  await page.waitForURL((address) => address.href.startsWith(callback))
  return new URL(page.url()).searchParams
}

const use = (url: string, token: string) =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
  })

/** Flows with connected apps, which continue at the receiver. */
export const appFlows = ({ url: receiver }: Receiver): Flow[] => {
  const callback = new URL('/callback', receiver).href
  return [
    [
      'an app is connected after signing in, for less than it asked, is listed, and is disconnected',
      async (page, url) => {
        const { client_id, verifier, at } = await begin(url, callback, 'tracking:read tracking:write')
        await page.goto(at)
        await page.getByLabel('E-mail').fill(OWNER.email)
        await page.getByLabel('Password').fill(OWNER.password)
        await page.keyboard.press('Enter')
        await page.getByRole('heading', { name: 'Connect Desk Assistant?' }).waitFor()
        await page.getByText(new URL(callback).host, { exact: true }).waitFor()
        await page.getByText('a program on this computer').waitFor()
        for (const [width, colorScheme] of [
          [360, 'dark'],
          [1_280, 'light'],
          [2_560, 'light'],
        ] as const) {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 1_000 })
          await picture(page, `connect ${width} ${colorScheme}`)
          must((await overflow(page)) <= 0, `the page is wider than ${width} px`)
          const found = await barriers(page)
          must(found.length === 0, found.join('\n       '))
        }
        await page.getByRole('checkbox', { name: /Change records/ }).uncheck()
        await page.getByRole('button', { name: 'Allow' }).click()
        const sent = await sentTo(page, callback)
        must(sent.get('state') === 'kept', 'the app got another state')
        const response = await fetch(`${url}/oauth/token`, {
          method: 'POST',
          body: new URLSearchParams({
            grant_type: 'authorization_code',
            client_id,
            code: sent.get('code') ?? '',
            redirect_uri: callback,
            code_verifier: verifier,
          }),
        })
        const { access_token, scope } = (await response.json()) as { access_token: string; scope: string }
        must(scope === 'tracking:read', `the app got ${scope}`)
        must((await use(url, access_token)).status === 200, 'the token is rejected')

        await page.goto(url)
        await page.getByRole('button', { name: /Account and settings/ }).click()
        await page.getByRole('menuitem', { name: 'Connected apps' }).click()
        await page.getByText('Desk Assistant').waitFor()
        await page.getByText('Reads', { exact: true }).waitFor()
        const address = await page.getByLabel(/Give it this address/).inputValue()
        must(address === `${url}/mcp`, `the address is shown as ${address}`)
        await picture(page, 'app connected')
        await page.getByRole('button', { name: 'Disconnect Desk Assistant' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
        await page.getByText('No app is connected.').waitFor()
        must((await use(url, access_token)).status === 401, 'the token of a disconnected app is accepted')
      },
    ],
    [
      'an app that the user refuses is notified of it',
      async (page, url) => {
        await signIn(page, url)
        await page.goto((await begin(url, callback, 'tracking:read')).at)
        await page.getByRole('button', { name: 'Cancel' }).waitFor()
        await page.getByRole('button', { name: 'Cancel' }).click()
        const sent = await sentTo(page, callback)
        must(sent.get('error') === 'access_denied', `the app got ${sent}`)
      },
    ],
    [
      'the page of an app’s request cannot be opened in another browser',
      async (page, url) => {
        await signIn(page, url)
        const response = await fetch((await begin(url, callback, 'tracking:read')).at, { redirect: 'manual' })
        await page.goto(`${url}${response.headers.get('location')}`)
        await page.getByRole('heading', { name: 'The app cannot be connected' }).waitFor()
        await picture(page, 'connect elsewhere')
        const found = await barriers(page)
        must(found.length === 0, found.join('\n       '))
      },
    ],
    [
      'a request that leads to an unknown address is shown, and leads to no page',
      async (page, url) => {
        const { at } = await begin(url, callback, 'tracking:read')
        const wrong = new URL(at)
        wrong.searchParams.set('redirect_uri', 'https://evil.example/')
        await page.goto(String(wrong))
        await page.getByRole('heading', { name: 'The app could not be connected' }).waitFor()
        await settled(page)
        await picture(page, 'connect refused')
        const found = await barriers(page)
        must(found.length === 0, found.join('\n       '))
      },
    ],
  ]
}
