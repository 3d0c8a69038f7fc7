import { expect, test } from 'vitest'
import { createApp } from '../../../src/app.ts'
import type { Answer } from '../../../src/outgoing/outgoing.ts'
import { testApi } from '../../harness/api.ts'
import { setUpOwner } from '../../harness/records/people.ts'
import { authorizePath, begin, codeFor, exchange, proof, READ, WRITE } from './app.ts'

const api = await testApi()
const owner = await setUpOwner(api)
const answer: Answer = { status: 200, headers: {}, body: null, failure: null, durationMs: 1 }

/** A service that finds these documents on the internet, and no others. */
const serving = (documents: Record<string, Partial<Answer>>) => {
  const fetched: string[] = []
  const get = async ({ url }: { url: string }) => {
    fetched.push(url)
    return { ...answer, status: 404, ...documents[url] }
  }
  return { app: createApp({ ...api.context, outgoing: { ...api.context.outgoing, get } }), fetched }
}
const document = (client_id: string, more: object = {}) =>
  JSON.stringify({
    client_id,
    client_name: 'Cloud Assistant',
    redirect_uris: ['http://127.0.0.1/callback', 'https://assistant.example/cb'],
    token_endpoint_auth_method: 'none',
    ...more,
  })
const ID = 'https://assistant.example/oauth/client.json'
const ask = (app: ReturnType<typeof createApp>, id: string, more = {}) =>
  begin(app, owner, authorizePath(id, proof().challenge, more))

test('a client that is described by the document at its address is connected, and the document is fetched once', async () => {
  const { app, fetched } = serving({ [ID]: { status: 200, body: document(ID) } })
  const begun = await ask(app, ID)
  expect((await begun.read()).body.app).toEqual({
    name: 'Cloud Assistant',
    redirect_host: '127.0.0.1:41234',
    is_on_this_machine: true,
    publisher: 'assistant.example',
  })
  const { code, verifier } = await codeFor(app, owner, ID, { scope: READ })
  expect((await exchange(app, ID, code, verifier)).status).toBe(200)
  expect(fetched).toEqual([ID])
  const second = await codeFor(app, owner, ID, { scope: WRITE })
  expect((await exchange(app, ID, second.code, second.verifier)).status).toBe(200)
  const { apps } = (await owner.send('GET', '/auth/apps')).body
  expect(apps).toMatchObject([{ name: 'Cloud Assistant', publisher: 'assistant.example', may_write: true }])
  const { rowCount } = await api.context.pool.query('select from oauth_connections')
  expect(rowCount).toBe(2)
  expect((await owner.send('DELETE', `/auth/apps/${apps[0].id}`)).status).toBe(204)
  expect((await api.context.pool.query('select from oauth_connections')).rowCount).toBe(0)
})

test.each<[string, string, Partial<Answer>]>([
  ['names another client', ID, { status: 200, body: document('https://other.example/client.json') }],
  ['has a secret', ID, { status: 200, body: document(ID, { client_secret: 'x' }) }],
  [
    'has a redirect of another machine over HTTP',
    ID,
    { status: 200, body: document(ID, { redirect_uris: ['http://evil.example/'] }) },
  ],
  ['is no JSON', ID, { status: 200, body: '<html>' }],
  ['is a list', ID, { status: 200, body: '[]' }],
  ['is not there', ID, { status: 404 }],
  ['leads elsewhere', ID, { status: 302, headers: { location: 'http://169.254.169.254/' } }],
  ['cannot be reached', ID, { status: null, failure: 'refused' }],
  ['is over plain HTTP', 'http://assistant.example/client.json', { status: 200, body: document(ID) }],
])('a client whose document %s is refused', async (_, id, served) => {
  const { app } = serving({ [id]: served })
  const { response, location } = await ask(app, id)
  expect([response.status, location]).toEqual([400, ''])
})

test.each([
  'https://127.0.0.1/client.json',
  'https://localhost/client.json',
  'https://10.0.0.1/client.json',
  'https://[::1]/c.json',
])('no private address is connected to for the document %s', async (id) => {
  const { response } = await ask(createApp(api.context), id)
  expect(response.status).toBe(400)
})

test('the browser is only redirected to the addresses that the document lists', async () => {
  const { app } = serving({ [ID]: { status: 200, body: document(ID) } })
  const { response, location } = await ask(app, ID, { redirect_uri: 'https://evil.example/cb' })
  expect([response.status, location]).toEqual([400, ''])
})
