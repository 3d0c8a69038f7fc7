import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { openBrowser } from '../../harness/http/browser.ts'
import { join, OWNER, PASSWORD, setUpOwner } from '../../harness/records/people.ts'

const api = await testApi()
const { app, context } = api
const owner = await setUpOwner(api)
const { body: session } = await owner.send('GET', '/auth/session')
const accountId: string = session.account.id

const invite = (email: string, role: string, by = owner) =>
  by.send('POST', '/auth/invitations', { body: { email, role } })
const pathOf = (url: string) => `/auth${new URL(url).pathname}`
const members = async () => (await owner.send('GET', '/auth/members')).body

test('an invitation is a link that is shown once, and the user who accepts it becomes a member', async () => {
  const { status, body } = await invite('Ben@Lakeside.example', 'member')
  expect([status, body.email, body.role]).toEqual([201, 'ben@lakeside.example', 'member'])
  expect(body.url).toMatch(/^https:\/\/boxtrail\.test\/invitations\/[\w-]{43}$/)
  const listed = await members()
  expect(listed.invitations).toMatchObject([{ id: body.id, email: 'ben@lakeside.example', role: 'member' }])
  expect(JSON.stringify(listed)).not.toContain(body.url.split('/').at(-1))
  const guest = openBrowser(app)
  expect((await guest.send('GET', pathOf(body.url))).body).toEqual({
    email: 'ben@lakeside.example',
    company_name: 'Lakeside Furniture',
    role: 'member',
  })
  const accept = (given: object) => guest.send('POST', `${pathOf(body.url)}/accept`, { body: given })
  expect((await accept({ name: 'Ben', password: 'short' })).body.error.field).toBe('password')
  expect((await accept({ password: PASSWORD })).body.error.field).toBe('name')
  expect((await accept({ name: 'Ben', password: PASSWORD })).body.account).toMatchObject({ role: 'member' })
  expect((await accept({ name: 'Ben', password: PASSWORD })).status).toBe(404)
  const after = await members()
  expect(after.invitations).toEqual([])
  expect(after.members.map(({ email, role }: { email: string; role: string }) => [email, role])).toEqual([
    [OWNER.email, 'owner'],
    ['ben@lakeside.example', 'member'],
  ])
  expect(after.members.every(({ last_seen_at }: { last_seen_at: string | null }) => last_seen_at !== null)).toBe(true)
  expect((await invite('ben@lakeside.example', 'owner')).body.error.code).toBe('already_member')
})

test('an unknown, an expired, a replaced and a withdrawn link are not accepted', async () => {
  const statusOf = async (url: string) => (await openBrowser(app).send('GET', pathOf(url))).status
  const { body: first } = await invite('zoe@lakeside.example', 'member')
  const { body: second } = await invite('zoe@lakeside.example', 'member')
  expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([404, 200])
  await context.pool.query(`update invitations set expires_at = now() - interval '1 s' where id = $1`, [second.id])
  expect(await statusOf(second.url)).toBe(404)
  const { body: third } = await invite('zoe@lakeside.example', 'member')
  expect((await owner.send('DELETE', `/auth/invitations/${third.id}`)).status).toBe(204)
  expect((await owner.send('DELETE', `/auth/invitations/${third.id}`)).status).toBe(404)
  for (const url of [third.url, `https://boxtrail.test/invitations/${'x'.repeat(43)}`])
    expect(await statusOf(url)).toBe(404)
})

test('only owners may invite, change and remove, and all members may see who is a member', async () => {
  const member = await join(api, { accountId, email: 'tom@lakeside.example', role: 'member' })
  const [ada] = (await members()).members
  const attempts = [
    invite('new@lakeside.example', 'member', member),
    member.send('PATCH', `/auth/members/${ada.id}`, { body: { role: 'read_only' } }),
    member.send('DELETE', `/auth/members/${ada.id}`),
    member.send('DELETE', `/auth/invitations/${crypto.randomUUID()}`),
  ]
  for (const { status, body } of await Promise.all(attempts))
    expect([status, body.error.code]).toEqual([403, 'owners_only'])
  expect((await member.send('GET', '/auth/members')).status).toBe(200)
  expect((await openBrowser(app).send('GET', '/auth/members')).status).toBe(401)
})

test('the last owner is kept, even if two owners are removed concurrently', async () => {
  const second = await join(api, { accountId, email: 'olga@lakeside.example', role: 'owner' })
  const idOf = async (email: string) =>
    (await members()).members.find((one: { email: string }) => one.email === email).id
  const [ada, olga] = [await idOf(OWNER.email), await idOf('olga@lakeside.example')]
  const demote = (by: typeof owner, id: string) => by.send('PATCH', `/auth/members/${id}`, { body: { role: 'member' } })
  const both = await Promise.all([demote(owner, olga), demote(second, ada)])
  expect(both.map(({ status }) => status)).toContain(204)
  const { rows } = await context.pool.query(
    `select count(*)::int as owners from users where account_id = $1 and role = 'owner'`,
    [accountId],
  )
  expect(rows).toEqual([{ owners: 1 }])
  await context.pool.query(`update users set role = 'owner' where account_id = $1 and id = $2`, [accountId, ada])
  await context.pool.query(`update users set role = 'member' where account_id = $1 and id = $2`, [accountId, olga])
  await owner.send('POST', '/auth/session', { body: { email: OWNER.email, password: PASSWORD } })
  for (const refused of [
    await owner.send('PATCH', `/auth/members/${ada}`, { body: { role: 'member' } }),
    await owner.send('DELETE', `/auth/members/${ada}`),
  ])
    expect([refused.status, refused.body.error.code]).toEqual([409, 'last_owner'])
})

test('a member who is removed or gets another role is signed out, and no other', async () => {
  const member = await join(api, { accountId, email: 'max@lakeside.example', role: 'member' })
  const { user } = (await member.send('GET', '/auth/session')).body
  expect((await owner.send('PATCH', `/auth/members/${user.id}`, { body: { role: 'read_only' } })).status).toBe(204)
  expect((await member.send('GET', '/v2/shipments')).status).toBe(401)
  const again = await member.send('POST', '/auth/session', {
    body: { email: 'max@lakeside.example', password: PASSWORD },
  })
  expect(again.body.account.role).toBe('read_only')
  expect((await owner.send('DELETE', `/auth/members/${user.id}`)).status).toBe(204)
  expect((await member.send('GET', '/v2/shipments')).status).toBe(401)
  const gone = await member.send('POST', '/auth/session', {
    body: { email: 'max@lakeside.example', password: PASSWORD },
  })
  expect([gone.status, gone.body.error.code]).toEqual([401, 'wrong_credentials'])
  const back = await invite('max@lakeside.example', 'member')
  const { body } = await openBrowser(app).send('POST', `${pathOf(back.body.url)}/accept`, {
    body: { name: 'Max', password: PASSWORD },
  })
  expect(body.user.id).toBe(user.id)
})

test('a member of another account is not found', async () => {
  const { accountId: other } = await api.otherAccount()
  const foreign = await join(api, { accountId: other, email: 'ida@lakeside.example', role: 'owner' })
  const { user } = (await foreign.send('GET', '/auth/session')).body
  for (const id of [user.id, crypto.randomUUID(), 'nothing']) {
    expect((await owner.send('PATCH', `/auth/members/${id}`, { body: { role: 'member' } })).status).toBe(404)
    expect((await owner.send('DELETE', `/auth/members/${id}`)).status).toBe(404)
  }
})
