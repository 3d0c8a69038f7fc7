import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { openBrowser } from '../harness/http/browser.ts'
import { join, PASSWORD } from '../harness/records/people.ts'
import { mailOf } from '../intake/email/mail.ts'

const app = await testApi()
const { api, accountId, userId, keyId, context } = app
const actions = async (of = api) => (await of.auditEvents.list()).data.map(({ attributes }) => attributes.action)

test('changes of keys and webhooks are recorded with the key that made them, and no other changes', async () => {
  await api.parties.create({ company_name: 'Harbour Street' })
  const { data: key } = await api.apiKeys.create({ name: 'reader', scope: 'read' })
  await api.apiKeys.delete(key.id)
  const { data } = await api.auditEvents.list()
  expect(data.map(({ attributes }) => attributes.action)).toEqual(['revokeApiKey', 'createApiKey'])
  for (const event of data) {
    expect(event.attributes).toMatchObject({ actor_type: 'api_key', subject_type: 'api_key', subject_id: key.id })
    expect(event.relationships).toEqual({
      user: { data: { type: 'user', id: userId } },
      api_key: { data: { type: 'api_key', id: keyId } },
    })
  }
  expect(JSON.stringify(data)).not.toContain(key.attributes.key)
})

test('sign-ins are recorded, failed ones too, and every change of a user', async () => {
  const person = await join(app, { accountId, email: 'ann@lakeside.example', role: 'owner' })
  const body = { data: { type: 'party', attributes: { company_name: 'By Ann' } } }
  expect((await person.send('POST', '/v2/parties', { body, headers: { 'user-agent': 'Firefox' } })).status).toBe(201)
  await person.send('POST', '/auth/invitations', { body: { email: 'guest@lakeside.example', role: 'read_only' } })
  await openBrowser(app.app).send('POST', '/auth/session', {
    body: { email: 'ann@lakeside.example', password: 'wrong' },
  })
  await expect.poll(() => actions()).toContain('session.failed')
  await person.send('POST', '/auth/session', { body: { email: 'ann@lakeside.example', password: PASSWORD } })
  await person.send('DELETE', '/auth/session')
  const { data } = await api.auditEvents.list()
  const recorded = data.map(({ attributes }) => attributes.action)
  const expected = [
    'session.ended',
    'session.created',
    'session.failed',
    'invitation.created',
    'createParty',
    'invitation.accepted',
  ]
  expect(recorded.slice(0, expected.length)).toEqual(expected)
  const party = data.find(({ attributes }) => attributes.action === 'createParty')!
  expect(party.attributes).toMatchObject({ actor_type: 'user', subject_type: 'party', user_agent: 'Firefox' })
  expect(JSON.stringify(data)).not.toContain(PASSWORD)
})

test('an account sees only its own events', async () => {
  const other = await app.otherAccount()
  expect(await actions(other.api)).toEqual([])
})

test('the log is filtered by action, by who did it and by time, and names who it was', async () => {
  const of = await app.otherAccount()
  const list = (filter: Parameters<typeof api.auditEvents.list>[0]) =>
    of.api.auditEvents.list(filter).then(({ data }) => data.map(({ attributes }) => attributes.action))
  const person = await join(app, { accountId: of.accountId, email: 'cy@lakeside.example', role: 'owner' })
  await of.api.apiKeys.create({ name: 'reader', scope: 'read' })
  const { body } = await person.send('GET', '/auth/session')
  const first = (await of.api.auditEvents.list({ 'filter[user]': body.user.id })).data[0]!
  expect(first.attributes).toMatchObject({ action: 'invitation.accepted', actor_type: 'user', actor_name: 'cy' })
  expect(await list({ 'filter[user]': app.userId })).toEqual([])
  expect(await list({ 'filter[user]': 'cy' })).toEqual([])
  expect(await list({ 'filter[action]': ['createApiKey', 'revokeApiKey'] })).toEqual(['createApiKey'])
  expect(await list({ 'filter[action]': ['createApiKey', 'invitation.accepted'] })).toHaveLength(2)
  const [day, next] = [0, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  expect(await list({ 'filter[occurred_at][start]': day!, 'filter[user]': body.user.id })).toHaveLength(1)
  expect(await list({ 'filter[occurred_at][start]': next! })).toEqual([])
  expect(await list({ 'filter[occurred_at][end]': '2020-01-01' })).toEqual([])
  const refused = await app.request('GET', '/v2/audit_events?filter[occurred_at][start]=soon')
  expect([refused.status, (await refused.json()).errors[0].source]).toEqual([
    400,
    { parameter: 'filter[occurred_at][start]' },
  ])
})

test('a request that fails or is repeated is not recorded', async () => {
  const before = (await actions()).length
  const body = { data: { type: 'api_key', attributes: { name: 'twice', scope: 'read' } } }
  const headers = { 'idempotency-key': 'audit-1' }
  for (let n = 0; n < 2; n++) expect((await app.request('POST', '/v2/api_keys', { body, headers })).status).toBe(201)
  expect((await app.request('DELETE', `/v2/api_keys/${crypto.randomUUID()}`)).status).toBe(404)
  expect((await actions()).length).toBe(before + 1)
})

test('a file that a user uploads is recorded with an Idempotency-Key as without one', async () => {
  const person = await join(app, { accountId, email: 'bo@lakeside.example', role: 'owner' })
  const mail = mailOf({ text: 'see below' })
  const post = (headers: Record<string, string>) =>
    person.send('POST', '/v2/email_submissions', {
      body: mail,
      headers: { 'content-type': 'message/rfc822', ...headers },
    })
  const recorded = async () => (await actions()).filter((action) => action === 'createEmailSubmission').length
  expect((await post({})).status).toBe(201)
  expect(await recorded()).toBe(1)
  for (let n = 0; n < 2; n++) expect((await post({ 'idempotency-key': 'mail-1' })).status).toBe(201)
  expect(await recorded()).toBe(2)
})

test('a page of 100,000 events is read by its index, and never the rest', async () => {
  await context.pool.query(
    `insert into audit_events (account_id, id, created_at, action, actor_type)
     select $1, gen_random_uuid(), now() - n * interval '1 s', 'createParty', 'user' from generate_series(1, 100000) n`,
    [accountId],
  )
  await context.pool.query('vacuum analyze audit_events')
  const first = await app.request('GET', '/v2/audit_events?page[size]=50')
  const { links, meta } = await first.json()
  expect(meta.total).toBeGreaterThan(100_000)
  const after = new URL(links.next).searchParams.get('page[after]')!
  expect((await app.request('GET', `/v2/audit_events?page[size]=50&page[after]=${after}`)).status).toBe(200)
  const { rows } = await context.pool.query(
    `explain (analyze, buffers, format json) select id from audit_events a where a.account_id = $1
       and (created_at, id) < (now() - interval '20 h', $2::uuid) order by created_at desc, id desc limit 51`,
    [accountId, accountId],
  )
  const plan = rows[0]['QUERY PLAN'][0].Plan
  expect(JSON.stringify(plan)).toContain('audit_events_newest')
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(100)
})
