import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addMember, resetPassword } from '../../../src/identity/members/manage-members.ts'
import type { Role } from '../../../src/identity/users/roles.ts'
import { testApi } from '../../harness/api.ts'
import { type Browser, openBrowser } from '../../harness/http/browser.ts'
import { lengthenSignInDelays, OWNER, PASSWORD, setUpOwner } from '../../harness/records/people.ts'
import { codeFor, connectApp, exchange, register, WRITE } from '../oauth/app.ts'

const api = await testApi()
const { app, context } = api
await lengthenSignInDelays(context.pool)
const acme = await setUpOwner(api)
const acmeId: string = (await acme.send('GET', '/auth/session')).body.account.id
const THIEF = 'the password of the thief'

const signIn = (email: string, password: string, browser = openBrowser(app)) =>
  browser.send('POST', '/auth/session', { body: { email, password } })
const accountsOf = async (browser: Browser): Promise<string[]> =>
  ((await browser.send('GET', '/auth/session')).body.accounts ?? []).map(({ id }: { id: string }) => id).sort()
const linkOf = async (owner: Browser, email: string, role: Role = 'member'): Promise<string> => {
  const { status, body } = await owner.send('POST', '/auth/invitations', { body: { email, role } })
  expect(status).toBe(201)
  return `/auth${new URL(body.url).pathname}`
}
const accept = (link: string, body: object, browser = openBrowser(app)) =>
  browser.send('POST', `${link}/accept`, { body })

/** Creates another account, with an owner that the operator knows. */
const tenant = async () => {
  const { accountId } = await api.otherAccount()
  const email = `owner-of-${accountId}@tenant.example`
  const { password } = await addMember(context.pool, { accountId, email, role: 'owner' })
  const browser = openBrowser(app)
  expect((await signIn(email, password!, browser)).status).toBe(200)
  return { accountId, owner: browser }
}

/** An owner invites the address of another user, and accepts the invitation himself. */
const squat = async (email: string) => {
  const { accountId, owner } = await tenant()
  const thief = openBrowser(app)
  const taken = await accept(await linkOf(owner, email), { name: 'The thief', password: THIEF }, thief)
  expect(taken.status).toBe(200)
  return { accountId, owner, thief }
}

const addToAcme = (email: string, role: Role = 'member') => addMember(context.pool, { accountId: acmeId, email, role })

test('an address that an owner took for himself gets nothing when the operator adds the user of the address', async () => {
  const email = 'victim@lakeside.example'
  const { accountId, thief } = await squat(email)
  const { tokens } = await connectApp(app, thief, WRITE)
  const { password } = await addToAcme(email)
  expect(password).toHaveLength(43)
  expect(await accountsOf(thief)).toEqual([accountId])
  const choose = await thief.send('PUT', '/auth/session/account', { body: { account_id: acmeId } })
  expect(choose.status).toBe(404)
  const again = openBrowser(app)
  await signIn(email, THIEF, again)
  expect(await accountsOf(again)).toEqual([accountId])
  const own = openBrowser(app)
  expect((await signIn(email, password!, own)).status).toBe(200)
  expect(await accountsOf(own)).toEqual([acmeId])
  const apps = (await own.send('GET', '/auth/apps')).body.apps
  expect([apps, tokens.scope]).toEqual([[], WRITE])
  const { members } = (await acme.send('GET', '/auth/members')).body
  expect(members.find((one: { email: string }) => one.email === email).name).toBe('victim')
})

test('the address gets nothing either when another account invites its user, whose link sets a separate password', async () => {
  const email = 'second-victim@lakeside.example'
  const { accountId, thief } = await squat(email)
  const link = await linkOf(acme, email)
  expect(Object.keys((await openBrowser(app).send('GET', link)).body).sort()).toEqual(['company_name', 'email', 'role'])
  const own = openBrowser(app)
  expect((await accept(link, { name: 'The victim', password: PASSWORD }, own)).status).toBe(200)
  expect([await accountsOf(own), await accountsOf(thief)]).toEqual([[acmeId], [accountId]])
  for (const [password, account] of [
    [PASSWORD, acmeId],
    [THIEF, accountId],
  ] as const) {
    const browser = openBrowser(app)
    await signIn(email, password, browser)
    expect(await accountsOf(browser)).toEqual([account])
  }
})

test('an owner who invites the address of an existing member and uses the link does not reach that member', async () => {
  const email = 'third-victim@lakeside.example'
  const own = openBrowser(app)
  await accept(await linkOf(acme, email), { name: 'The victim', password: PASSWORD }, own)
  const { accountId, thief } = await squat(email)
  expect([await accountsOf(own), await accountsOf(thief)]).toEqual([[acmeId], [accountId]])
  expect((await signIn(email, PASSWORD)).body.account.id).toBe(acmeId)
})

test('an invitation of a known address is answered like one of an unknown address', async () => {
  const { owner } = await tenant()
  const answers = await Promise.all(
    [OWNER.email, 'unknown@lakeside.example'].map(async (email) => {
      const link = await linkOf(owner, email)
      const opened = (await openBrowser(app).send('GET', link)).body
      const without = await accept(link, { password: PASSWORD })
      const weak = await accept(link, { name: 'Somebody', password: 'short' })
      const taken = await accept(link, { name: 'Somebody', password: PASSWORD.toUpperCase() })
      const { user, accounts } = taken.body
      return {
        opened: { ...opened, email: '' },
        without: without.body,
        weak: weak.body,
        name: user.name,
        n: accounts.length,
      }
    }),
  )
  expect(answers[1]).toEqual(answers[0])
})

test('a signed-in user accepts with a click, in the account that invited, and no other user does', async () => {
  const email = 'eva@lakeside.example'
  const eva = openBrowser(app)
  await accept(await linkOf(acme, email), { name: 'Eva', password: PASSWORD }, eva)
  const { accountId, owner } = await tenant()
  const link = await linkOf(owner, email, 'read_only')
  for (const other of [openBrowser(app), acme]) expect((await accept(link, {}, other)).body.error.field).toBe('name')
  const before = eva.copy()
  const { status, body } = await accept(link, {}, eva)
  expect([status, body.account]).toMatchObject([200, { id: accountId, role: 'read_only' }])
  expect(await accountsOf(eva)).toEqual([acmeId, accountId].sort())
  expect((await before.send('GET', '/auth/session')).status).toBe(401)
  expect((await accept(link, {}, eva)).status).toBe(404)
})

test('the same address with the same password is one user, who then switches between the accounts', async () => {
  const email = 'kit@lakeside.example'
  const { accountId, owner } = await tenant()
  await accept(await linkOf(acme, email), { name: 'Kit', password: PASSWORD })
  await accept(await linkOf(owner, email), { name: 'Kit', password: PASSWORD })
  const kit = openBrowser(app)
  expect((await signIn(email, PASSWORD, kit)).status).toBe(200)
  expect(await accountsOf(kit)).toEqual([acmeId, accountId].sort())
})

test('a separate password at an address allows no further guesses at another user’s, and does not reveal them', async () => {
  const answersOf = async (email: string) => {
    await context.pool.query('delete from sign_in_attempts')
    const { thief } = await squat(email)
    const statuses: number[] = []
    for (let n = 0; n < 3; n++) {
      statuses.push((await signIn(email, THIEF)).status)
      statuses.push((await signIn(email, `a guess of the thief ${n}`)).status)
      const change = { current_password: THIEF, password: THIEF }
      statuses.push((await thief.send('PUT', '/auth/password', { body: change })).status)
    }
    return statuses
  }
  const known = 'fourth-victim@lakeside.example'
  await accept(await linkOf(acme, known), { name: 'The victim', password: PASSWORD })
  const guessed = await answersOf(known)
  expect(guessed).toEqual([200, 401, 422, 200, 401, 422, 200, 429, 422])
  expect(await answersOf('of-nobody@lakeside.example')).toEqual(guessed)
  await context.pool.query('delete from sign_in_attempts')
})

test('adding a user who joined the same account by a link ends the sign-ins that began with the link', async () => {
  const email = 'ben@lakeside.example'
  const ben = openBrowser(app)
  const joined = await accept(await linkOf(acme, email), { name: 'Ben', password: THIEF }, ben)
  const clientId: string = (await register(app)).body.client_id
  const { code, verifier } = await codeFor(app, ben, clientId)
  const { userId, password } = await addToAcme(email, 'owner')
  expect((await ben.send('GET', '/auth/session')).status).toBe(401)
  expect((await signIn(email, THIEF)).status).toBe(401)
  expect((await exchange(app, clientId, code, verifier)).body.error).toBe('invalid_grant')
  expect((await signIn(email, password!)).body.account.role).toBe('owner')
  expect(userId).toBe(joined.body.user.id)
})

test('a user who was added before is added to a further account at once, with the same password', async () => {
  const email = 'zoe@lakeside.example'
  const { accountId } = await tenant()
  const { password } = await addMember(context.pool, { accountId, email, role: 'owner' })
  expect((await addToAcme(email)).password).toBeNull()
  const zoe = openBrowser(app)
  await signIn(email, password!, zoe)
  expect(await accountsOf(zoe)).toEqual([acmeId, accountId].sort())
})

test('an open invitation ends when the operator adds its user', async () => {
  const email = 'max@lakeside.example'
  const link = await linkOf(acme, email)
  await addToAcme(email)
  expect((await openBrowser(app).send('GET', link)).status).toBe(404)
})

test('the password of one of several users with an address is reset, and of no other', async () => {
  const email = 'fifth-victim@lakeside.example'
  const { accountId, thief } = await squat(email)
  const own = openBrowser(app)
  await accept(await linkOf(acme, email), { name: 'The victim', password: PASSWORD }, own)
  const unnamed = await resetPassword(context.pool, email)
  expect(unnamed).toMatchObject({ accounts: expect.arrayContaining([acmeId, accountId]) })
  const reset = await resetPassword(context.pool, email, acmeId)
  expect((await own.send('GET', '/auth/session')).status).toBe(401)
  expect(await accountsOf(thief)).toEqual([accountId])
  const again = openBrowser(app)
  await signIn(email, (reset as { password: string }).password, again)
  expect(await accountsOf(again)).toEqual([acmeId])
})

test('an upgrade confirms the users who were not created by a link of an account, and no others', async () => {
  const email = 'upgraded@lakeside.example'
  await accept(await linkOf(acme, email), { name: 'Somebody', password: PASSWORD })
  const folder = join(import.meta.dirname, '../../../src/db/migrations')
  const migration = readFileSync(join(folder, '0046_several_people_of_an_address.sql'), 'utf8')
  await context.pool.query('update people set confirmed_at = null')
  await context.pool.query(/^update people[^;]*;/m.exec(migration)![0])
  const { rows } = await context.pool.query(
    'select name, confirmed_at is not null as is_confirmed from people where email = any ($1) order by name, created_at',
    [[OWNER.email, email]],
  )
  expect(rows).toEqual([
    { name: OWNER.name, is_confirmed: true },
    // One of them took the owner's address in another account, the other came to this account.
    { name: 'Somebody', is_confirmed: false },
    { name: 'Somebody', is_confirmed: false },
  ])
})
