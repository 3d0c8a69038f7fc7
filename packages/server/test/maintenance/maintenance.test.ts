import { expect, test } from 'vitest'
import { configFile } from '../../src/config/settings/config-file.ts'
import { runMaintenance } from '../../src/maintenance/maintenance-worker.ts'
import { testApi } from '../harness/api.ts'
import { setUpOwner } from '../harness/records/people.ts'
import { authorizePath, begin, connectApp, proof, register } from '../http/oauth/app.ts'

const api = await testApi()
const { app, context } = api
const { pool, store, log } = context
const owner = await setUpOwner(api)

const TABLES = ['oauth_clients', 'oauth_requests', 'oauth_connections', 'oauth_tokens']
const counts = async () => {
  const { rows } = await pool.query(
    TABLES.map((table) => `select '${table}' as name, count(*)::int as rows from ${table}`).join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}

test('expired data of apps are deleted, and nothing else', async () => {
  const old = await connectApp(app, owner)
  await begin(app, owner, authorizePath(old.clientId, proof().challenge))
  await register(app)
  for (const table of TABLES.slice(1)) await pool.query(`update ${table} set expires_at = now() - interval '1 s'`)
  await pool.query(`update oauth_clients set last_used_at = now() - interval '31 days'`)
  const { clientId } = await connectApp(app, owner)
  await begin(app, owner, authorizePath(clientId, proof().challenge))
  const before = await counts()
  expect(before).toMatchObject({ oauth_clients: 3, oauth_requests: 2, oauth_connections: 2 })
  const stop = new AbortController()
  const running = runMaintenance({ pool, store, log, retention: configFile.parse({}).retention }, stop.signal)
  await expect.poll(async () => (await counts()).oauth_clients).toBe(1)
  stop.abort()
  await running
  // The three tokens are a used code, an access token and a refresh token.
  expect(await counts()).toEqual({ oauth_clients: 1, oauth_requests: 1, oauth_connections: 1, oauth_tokens: 3 })
  const { rows } = await pool.query('select id from oauth_clients')
  expect(rows).toEqual([{ id: clientId }])
})
