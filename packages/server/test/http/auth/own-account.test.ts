import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { type Browser, openBrowser } from '../../harness/http/browser.ts'
import { join, lengthenSignInDelays, PASSWORD } from '../../harness/records/people.ts'

const api = await testApi()
const { app, accountId, context } = api
await lengthenSignInDelays(context.pool)

const isSignedIn = async (browser: Browser) => (await browser.send('GET', '/auth/session')).status === 200
const change = (browser: Browser, current_password: string, password: string) =>
  browser.send('PUT', '/auth/password', { body: { current_password, password } })

const EMAIL = 'pat@lakeside.example'

test.each([
  ['too short', 'short', /at least 12/],
  ['too long', 'x'.repeat(257), /at most 256/],
  ['the present one', PASSWORD, /your password already/],
  ['the e-mail address', EMAIL.toUpperCase(), /other than your e-mail/],
])('a new password that is %s is refused, and changes nothing', async (_, password, message) => {
  const of = await api.otherAccount()
  const member = await join(api, { accountId: of.accountId, email: EMAIL, role: 'member' })
  const { status, body } = await change(member, PASSWORD, password)
  expect([status, body.error.field]).toEqual([422, 'password'])
  expect(body.error.message).toMatch(message)
  expect(await isSignedIn(member)).toBe(true)
})

test('whoever guesses at the present password has to wait, and each guess is recorded', async () => {
  const member = await join(api, { accountId, email: 'lee@lakeside.example', role: 'member' })
  const answers = []
  for (let n = 0; n < 7; n++) answers.push(await change(member, `guess ${n}`, 'another long password'))
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429, 429])
  expect(Number(answers[5]!.headers.get('retry-after'))).toBeGreaterThan(0)
  const { data } = await api.api.auditEvents.list({ 'filter[action]': ['password.wrong'] })
  expect(data).toHaveLength(5)
})

test('a user signs out everywhere else, and nobody else is signed out', async () => {
  const email = 'kim@lakeside.example'
  const here = await join(api, { accountId, email, role: 'read_only' })
  const others = [openBrowser(app), openBrowser(app)]
  for (const other of others) await other.send('POST', '/auth/session', { body: { email, password: PASSWORD } })
  const stranger = await join(api, { accountId, email: 'sam@lakeside.example', role: 'member' })
  expect((await here.send('DELETE', '/auth/sessions')).status).toBe(204)
  expect(await Promise.all([here, ...others, stranger].map(isSignedIn))).toEqual([true, false, false, true])
  expect((await openBrowser(app).send('DELETE', '/auth/sessions')).status).toBe(401)
})

test('an owner names the company, for all its members, and others do not', async () => {
  const of = await api.otherAccount()
  const owner = await join(api, { accountId: of.accountId, email: 'ona@lakeside.example', role: 'owner' })
  const member = await join(api, { accountId: of.accountId, email: 'mel@lakeside.example', role: 'member' })
  const rename = (browser: Browser, company_name: string) =>
    browser.send('PATCH', '/auth/account', { body: { company_name } })
  expect((await rename(owner, '  Quay & Sons ')).body.account.company_name).toBe('Quay & Sons')
  expect((await member.send('GET', '/auth/session')).body.account.company_name).toBe('Quay & Sons')
  const refused = await rename(member, 'Mine')
  expect([refused.status, refused.body.error.code]).toEqual([403, 'owners_only'])
  for (const unseen of ['   ', ' \u200b\u3164'])
    expect(await rename(owner, unseen)).toMatchObject({ status: 422, body: { error: { field: 'company_name' } } })
  expect((await of.api.auditEvents.list({ 'filter[action]': ['account.renamed'] })).data).toHaveLength(1)
})
