import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../../packages/server/test/harness/database/database.ts'
import { API_KEY, killServices, type Service, startService } from '../../../../../tools/service/service.ts'
import { startLine } from '../line.ts'

const STANDS_STILL = pathToFileURL(join(import.meta.dirname, '../broken/standing-still.ts')).href

const { url, pool } = await testDatabase()
const line = await startLine()
afterAll(() => {
  killServices()
  line.close()
})

const config = `lines: [{ scac: MAEU, base_url: "${line.url}" }]`
const start = (roles: string, env: Record<string, string> = {}) =>
  startService({ config, env: { DATABASE_URL: url, BOXTRAIL_ROLES: roles, ...env } })

const track = async (api: Service, request_number: string): Promise<string> => {
  const response = await fetch(`${api.url}/v2/tracking_requests`, {
    method: 'POST',
    headers: { authorization: `Token ${API_KEY}`, 'content-type': 'application/vnd.api+json' },
    body: JSON.stringify({
      data: { type: 'tracking_request', attributes: { scac: 'MAEU', request_type: 'bill_of_lading', request_number } },
    }),
  })
  const { data } = await response.json()
  return data.id
}

const statusOf = async (id: string) =>
  (await pool.query<{ status: string }>('select status from tracking_requests where id = $1', [id])).rows[0]?.status

const isLocked = async () => {
  const { rows } = await pool.query("select id from sources where id = 'line:MAEU' for no key update skip locked")
  return rows.length === 0
}

test('a process that is suspended within a transaction blocks no other, and goes on working when it continues', {
  timeout: 180_000,
}, async () => {
  const api = await start('api')
  const standing = await start('worker', { NODE_OPTIONS: `--import ${STANDS_STILL}` })
  const first = await track(api, 'STANDING1')
  await expect.poll(isLocked, { timeout: 120_000 }).toBe(true)

  const other = await start('worker')
  await expect.poll(() => statusOf(first), { timeout: 60_000 }).toBe('created')
  await other.stop()

  standing.process.kill('SIGCONT')
  const second = await track(api, 'STANDING2')
  await expect.poll(() => statusOf(second), { timeout: 60_000 }).toBe('created')
  expect(await standing.stop()).toBe(0)
  expect(await api.stop()).toBe(0)
})
