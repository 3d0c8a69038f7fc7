import type { Pool } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { unavailabilityOf } from '../../src/db/errors.ts'
import { rejectWhenFull } from '../../src/db/examine/disk-space.ts'
import { testApi } from '../harness/api.ts'
import { testDatabase } from '../harness/database/database.ts'

let isFull = false
const diskSpace = { isFull: () => isFull, report: () => {}, close: () => {} }
const { app, request, context } = await testApi({ diskSpace })

afterEach(() => {
  isFull = false
})

const body = {
  data: {
    type: 'tracking_request',
    attributes: { request_type: 'bill_of_lading', request_number: 'TEST-1', scac: 'TEST' },
  },
}
const FULL = 'The disk is full: nothing can be written until there is room.'
const detailOf = async (response: Response) => (await response.json()).errors[0].detail

test('503: writes are refused with the reason while the disk is full, and reads are answered', async () => {
  isFull = true
  const write = await request('POST', '/v2/tracking_requests', { body })
  expect([write.status, write.headers.get('retry-after'), await detailOf(write)]).toEqual([503, '60', FULL])
  expect((await request('GET', '/v2/tracking_requests')).status).toBe(200)
  for (const [method, path] of [
    ['POST', '/feed/v1/any/messages'],
    ['PUT', '/storage/files/any'],
  ] as const) {
    const response = await app.request(path, { method })
    expect([path, response.status, await detailOf(response)]).toEqual([path, 503, FULL])
  }
  isFull = false
  expect((await request('POST', '/v2/tracking_requests', { body })).status).toBe(201)
})

test('the service is not ready while the disk is full', async () => {
  isFull = true
  const unready = await app.request('/readyz')
  expect([unready.status, await unready.json()]).toEqual([503, { status: 'disk full' }])
  expect((await app.request('/healthz')).status).toBe(200)
  isFull = false
  expect((await app.request('/readyz')).status).toBe(200)
})

test('reads whose rate limit cannot be counted are answered', async () => {
  const takePlaces = () => Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' }))
  const { request } = await testApi({ diskSpace, takePlaces })
  expect((await request('GET', '/v2/tracking_requests')).status).toBe(200)
})

test('the full disk is named if the database has stopped because of it', async () => {
  isFull = true
  const away = () => Promise.reject(Object.assign(new Error('the server has ended'), { code: '57P03' }))
  const stopped = createApp({ ...context, pool: { connect: away, query: away } as unknown as Pool })
  const response = await stopped.request('/v2/tracking_requests', { headers: { authorization: 'Token any-key' } })
  expect([response.status, await detailOf(response)]).toEqual([503, FULL])
})

test('workers get no connection while the disk is full', async () => {
  const { pool } = await testDatabase()
  rejectWhenFull(pool, diskSpace)
  isFull = true
  for (const work of [() => pool.query('select 1'), () => pool.connect()])
    expect(unavailabilityOf(await work().catch((error: unknown) => error))).toBe('full')
  isFull = false
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
