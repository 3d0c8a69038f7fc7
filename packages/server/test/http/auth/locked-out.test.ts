import { beforeEach, expect, test } from 'vitest'
import { createApp } from '../../../src/app.ts'
import { ensureDemoAccount } from '../../../src/identity/accounts/ensure-demo-account.ts'
import { setupCode } from '../../../src/identity/users/create-owner.ts'
import { testApi } from '../../harness/api.ts'
import { type Browser, openBrowser } from '../../harness/http/browser.ts'
import { join, lengthenSignInDelays, OWNER, PASSWORD, setUpOwner } from '../../harness/records/people.ts'

const api = await testApi()
const { context } = api
const TRUSTED = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
/** An app behind a trusted proxy, so that each request can state the address of its client. */
const proxied = createApp(context, { trustedProxies: ['10.0.0.1'] })
const app = { request: (url: string, init: RequestInit) => proxied.request(url, init, TRUSTED) } as typeof proxied
const from = (address: string) => ({ 'x-forwarded-for': address })

/** A client that keeps the cookie by which the service recognizes its device. */
const openDevice = () => {
  let device: string | undefined
  const signIn = async (address: string, password = PASSWORD, email = OWNER.email) => {
    const answer = await openBrowser(app).send('POST', '/auth/session', {
      body: { email, password },
      headers: { ...from(address), ...(device && { cookie: device }) },
    })
    const set = answer.headers.getSetCookie().find((cookie) => cookie.includes('boxtrail_device'))
    if (set) device = set.split(';')[0]
    return answer.status
  }
  return { signIn, cookie: () => device }
}

/** Makes 51 guesses at a password, at most five from each address. */
const guess = async (email = OWNER.email) => {
  const statuses = []
  for (let n = 0; n < 51; n++)
    statuses.push(await openDevice().signIn(`198.51.100.${Math.floor(n / 5)}`, `a guess ${n}`, email))
  return statuses
}

await lengthenSignInDelays(context.pool)
const owner = await setUpOwner(api)
const { accountId } = await owner.send('GET', '/auth/session').then(({ body }) => ({ accountId: body.account.id }))
beforeEach(() => context.pool.query('delete from sign_in_attempts'))

test('a user can sign in on a device that they used before, however many guesses are made elsewhere', async () => {
  const [known, other] = [openDevice(), openDevice()]
  expect(await known.signIn('203.0.113.7')).toBe(200)
  expect(await guess()).toEqual([...Array(50).fill(401), 429])
  expect(await other.signIn('203.0.113.8')).toBe(429)
  for (const address of ['203.0.113.7', '203.0.113.9', '198.51.100.1']) expect(await known.signIn(address)).toBe(200)
})

test('a user who joined by a link can sign in on their device too, and others of the same address cannot', async () => {
  const [ben, eve] = ['ben@lakeside.example', 'eve@lakeside.example']
  for (const email of [ben, eve]) await join(api, { accountId, email, role: 'member' })
  const known = openDevice()
  expect(await known.signIn('203.0.113.7', PASSWORD, ben)).toBe(200)
  for (const email of [ben, eve]) await guess(email)
  expect(await known.signIn('203.0.113.7', PASSWORD, eve)).toBe(429)
  for (let n = 0; n < 7; n++) expect(await known.signIn('203.0.113.7', PASSWORD, ben)).toBe(200)
})

test('guesses on such a device are delayed too', async () => {
  const known = openDevice()
  await known.signIn('203.0.113.7')
  await guess()
  const statuses = []
  for (let n = 0; n < 6; n++) statuses.push(await known.signIn('203.0.113.7', `wrong ${n}`))
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('a made-up value or a cookie of another purpose does not make a device known', async () => {
  const known = openDevice()
  await known.signIn('203.0.113.7')
  await guess()
  const [name, value] = known.cookie()!.split('=') as [string, string]
  const changed = Buffer.from(value.split('--')[0]!, 'base64url').toString()
  const forged = `${Buffer.from(changed.replace(/"id":"(.)/, (_, first) => `"id":"${first === '0' ? 1 : 0}`)).toString('base64url')}--${value.split('--')[1]}`
  const other = context.signer.sign('setup', JSON.parse(changed), Date.now() + 60_000)
  for (const cookie of [forged, other, 'x', ''])
    expect(
      (
        await openBrowser(app).send('POST', '/auth/session', {
          body: { email: OWNER.email, password: PASSWORD },
          headers: { ...from('203.0.113.7'), cookie: `${name}=${cookie}` },
        })
      ).status,
    ).toBe(429)
})

test("a user of another user's e-mail address cannot guess that user's password on their own device", async () => {
  const email = 'victim@lakeside.example'
  await join(api, { accountId, email, role: 'member' })
  const second = await api.otherAccount()
  await join(api, { accountId: second.accountId, email, role: 'owner', password: 'the password of a thief' })
  const thief = openDevice()
  expect(await thief.signIn('203.0.113.66', 'the password of a thief', email)).toBe(200)
  await guess(email)
  expect(await thief.signIn('203.0.113.66', PASSWORD, email)).toBe(401)
  expect(await thief.signIn('203.0.113.66', 'the password of a thief', email)).toBe(200)
})

test('guesses at the set-up code prevent neither the set-up nor signing in', async () => {
  const fresh = await testApi()
  await lengthenSignInDelays(fresh.context.pool)
  await ensureDemoAccount(fresh.context.pool)
  const open = createApp(fresh.context, { trustedProxies: ['10.0.0.1'] })
  const setUp = (address: string, code: string): ReturnType<Browser['send']> =>
    openBrowser({ request: (url: string, init: RequestInit) => open.request(url, init, TRUSTED) } as typeof open).send(
      'POST',
      '/auth/owner',
      { body: { ...OWNER, code }, headers: from(address) },
    )
  const statuses = []
  for (let n = 0; n < 55; n++) statuses.push((await setUp(`198.51.100.${Math.floor(n / 5)}`, `guess ${n}`)).status)
  expect(statuses).toEqual(Array(55).fill(403))
  // From the address of the last five guesses, which has to wait.
  expect((await setUp('198.51.100.10', 'a sixth guess')).status).toBe(429)
  expect((await setUp('203.0.113.7', setupCode(fresh.context.signer))).status).toBe(200)
})
