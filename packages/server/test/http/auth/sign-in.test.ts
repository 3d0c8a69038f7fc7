import { expect, test } from 'vitest'
import { createApp } from '../../../src/app.ts'
import { ensureDemoAccount } from '../../../src/identity/accounts/ensure-demo-account.ts'
import { ensureOwner, setupCode } from '../../../src/identity/users/create-owner.ts'
import { createLogger } from '../../../src/logger.ts'
import { testApi } from '../../harness/api.ts'
import { openBrowser } from '../../harness/http/browser.ts'
import { lengthenSignInDelays, OWNER, PASSWORD } from '../../harness/records/people.ts'

const api = await testApi()
const { app, context } = api
await lengthenSignInDelays(context.pool)
await ensureDemoAccount(context.pool)
const code = setupCode(context.signer)

const signIn = (email: string, password: string, browser = openBrowser(app)) =>
  browser.send('POST', '/auth/session', { body: { email, password } })

test('an installation without an owner can be set up once, by the user who has its code', async () => {
  const browser = openBrowser(app)
  const before = await browser.send('GET', '/auth/session')
  expect([before.status, before.body.error.code, before.body.setup]).toEqual([401, 'signed_out', true])
  const create = (body: object) => browser.send('POST', '/auth/owner', { body: { ...OWNER, ...body } })
  for (const wrong of ['', 'x', `${code.slice(0, -1)}x`]) {
    const { status, body } = await create({ code: wrong })
    expect([status, body.error.code]).toEqual([403, 'wrong_code'])
  }
  const weak = await create({ code, password: 'short' })
  expect([weak.status, weak.body.error.field]).toEqual([422, 'password'])
  const both = await Promise.all([
    create({ code, company_name: 'Lakeside Furniture' }),
    openBrowser(app).send('POST', '/auth/owner', { body: { ...OWNER, email: 'eve@evil.example', code } }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const created = both.find(({ status }) => status === 200)!
  expect(created.body.account).toMatchObject({ role: 'owner' })
  const again = await create({ code, email: 'second@lakeside.example' })
  expect([again.status, again.body.error.code]).toEqual([409, 'already_set_up'])
  const after = await openBrowser(app).send('GET', '/auth/session')
  expect([after.status, after.body.setup]).toEqual([401, false])
  // Either request may have come first. The tests below sign in with this address.
  await context.pool.query('update people set email = $1, name = $2', [OWNER.email, OWNER.name])
})

test('no further owner is created from the environment', async () => {
  expect(await ensureOwner(context.pool, { email: 'other@lakeside.example', password: PASSWORD })).toBe(false)
})

test('a user signs in with the e-mail address in any case, and the answer says who and where', async () => {
  const browser = openBrowser(app)
  const { status, body, headers } = await signIn(' ADA@Lakeside.example ', PASSWORD, browser)
  expect(status).toBe(200)
  expect(body.user).toMatchObject({ name: OWNER.name, email: OWNER.email })
  expect(body.accounts).toEqual([body.account])
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await browser.send('GET', '/auth/session')).body).toEqual(body)
})

test('the cookie is only sent to this host, and no script can read it', async () => {
  const { headers } = await signIn(OWNER.email, PASSWORD)
  const [cookie] = headers.getSetCookie()
  expect(cookie).toMatch(
    /^__Host-boxtrail_session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
})

test('the cookie has another name over plain HTTP, where no browser would accept the first', async () => {
  const plain = createApp({ ...context, config: { ...context.config, baseUrl: 'http://127.0.0.1:8080' } })
  const browser = openBrowser(plain)
  const { headers } = await signIn(OWNER.email, PASSWORD, browser)
  expect(headers.getSetCookie()[0]).toMatch(
    /^boxtrail_session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect((await browser.send('GET', '/auth/session')).status).toBe(200)
})

test('an unknown user and a wrong password are answered alike', async () => {
  const wrong = await signIn(OWNER.email, 'not the password')
  const unknown = await signIn('nobody@lakeside.example', 'not the password')
  expect([wrong.status, wrong.body.error.code]).toEqual([401, 'wrong_credentials'])
  expect(unknown.body).toEqual(wrong.body)
  const names = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'x-request-id')
  expect(names(unknown.headers)).toEqual(names(wrong.headers))
})

test.each([
  ['a known user', OWNER.email],
  ['an unknown user', 'guess@lakeside.example'],
])(
  'sign-ins of %s are delayed after five failures, also with the right password, and the answer says for how long',
  async (_, email) => {
    await context.pool.query('delete from sign_in_attempts')
    const statuses = []
    for (let n = 0; n < 5; n++) statuses.push((await signIn(email, `wrong password ${n}`)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401])
    const delayed = await signIn(email, PASSWORD)
    expect([delayed.status, delayed.body.error.code]).toEqual([429, 'too_many_attempts'])
    expect(Number(delayed.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    await context.pool.query(`update sign_in_attempts set blocked_until = now()`)
    await signIn(email, 'wrong again')
    const { rows } = await context.pool.query(
      `select max(extract(epoch from blocked_until - last_failed_at - interval '1 hour'))::int as delay
       from sign_in_attempts`,
    )
    expect(rows).toEqual([{ delay: 2 }])
  },
)

test('attempts that run in parallel are counted', async () => {
  await context.pool.query('delete from sign_in_attempts')
  const all = await Promise.all(Array.from({ length: 12 }, (_, n) => signIn(OWNER.email, `wrong password ${n}`)))
  expect(all.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(all.filter(({ status }) => status === 429)).toHaveLength(7)
})

test('failures are forgotten after a success, and an hour after the last', async () => {
  await context.pool.query('delete from sign_in_attempts')
  for (let n = 0; n < 4; n++) await signIn(OWNER.email, 'wrong')
  expect((await signIn(OWNER.email, PASSWORD)).status).toBe(200)
  for (let n = 0; n < 5; n++) expect((await signIn(OWNER.email, 'wrong')).status).toBe(401)
  expect((await signIn(OWNER.email, PASSWORD)).status).toBe(429)
  await context.pool.query(
    `update sign_in_attempts set last_failed_at = now() - interval '61 min', blocked_until = now() - interval '1 min'`,
  )
  expect((await signIn(OWNER.email, 'wrong')).status).toBe(401)
  expect((await signIn(OWNER.email, PASSWORD)).status).toBe(200)
})

test('bodies that are not the expected JSON are rejected', async () => {
  const browser = openBrowser(app)
  const send = (body: unknown, headers = {}) => browser.send('POST', '/auth/session', { body, headers })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await send('email=a&password=b', form)).status).toBe(415)
  expect((await send('{"email":"a@b.example","password":"x"}', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await send('{"email":')).status).toBe(400)
  expect((await send('{"email":"a@b.example","email":"c@b.example","password":"x"}')).status).toBe(400)
  expect((await send({ email: 'a@b.example', password: 'x', role: 'owner' })).status).toBe(422)
  expect((await send({ email: ['a@b.example'], password: 'x' })).body.error.field).toBe('email')
  expect((await send({ email: 'a@b.example', password: `\0${PASSWORD}` })).status).toBe(422)
  expect((await send(`{"email":"${'x'.repeat(20_000)}"}`)).status).toBe(413)
  expect((await browser.send('PUT', '/auth/session')).status).toBe(405)
})

test('a password, a cookie or a token is never logged or stored', async () => {
  await context.pool.query('delete from sign_in_attempts')
  let log = ''
  const write = (line: string) => {
    log += line
  }
  const logged = createApp({ ...context, log: createLogger('trace', { write }) })
  const browser = openBrowser(logged)
  await signIn(OWNER.email, 'canary-password-1', browser)
  await signIn(OWNER.email, PASSWORD, browser)
  await browser.send('PUT', '/auth/password', { body: { current_password: PASSWORD, password: 'canary-password-2' } })
  const cookie = browser.cookie()!.split('=')[1]!
  const pool = { query: () => Promise.reject(new Error('away')), connect: () => Promise.reject(new Error('away')) }
  const broken = createApp({ ...context, pool: pool as never, log: createLogger('trace', { write }) })
  await signIn(OWNER.email, 'canary-password-3', openBrowser(broken, browser.cookie()!))
  expect(log).toContain('a request failed')
  const tables = ['people', 'users', 'sessions', 'invitations', 'sign_in_attempts']
  const stored = await Promise.all(tables.map((table) => context.pool.query(`select t::text from ${table} t`)))
  const everything = log + JSON.stringify(stored.map(({ rows }) => rows))
  const forms = (secret: string) => [
    secret,
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret).toString('base64'),
  ]
  const raw = Buffer.from(cookie, 'base64url').toString('hex')
  for (const secret of [PASSWORD, 'canary-password-1', 'canary-password-2', 'canary-password-3', cookie].flatMap(forms))
    expect(everything).not.toContain(secret)
  expect(everything).not.toContain(raw)
})
