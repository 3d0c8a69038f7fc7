import { expect, test } from 'vitest'
import { configFile } from '../../../src/config/settings/config-file.ts'
import type { Caller } from '../../../src/context.ts'
import { createLimiter } from '../../../src/http/pipeline/limit.ts'
import { createWindows } from '../../../src/rate-limits/windows.ts'
import { testDatabase } from '../../harness/database/database.ts'

const { pool } = await testDatabase()
let nowMs = 1_000_000
const limits = { ...configFile.parse({}).limits, requests_per_minute: 2, tracking_requests_per_minute: 1 }
const limit = createLimiter(
  limits,
  createWindows(pool, () => nowMs),
)

const caller = (accountId: string, keyId: string): Caller => ({
  accountId,
  keyId,
  userId: 'somebody',
  features: {},
  pickupLfdPolicy: 'line_first',
  isOperator: false,
  actor: 'api_key',
  mayWrite: true,
})

test('each request states the places that are left, and one too many how long to wait', async () => {
  const one = caller('account 1', 'key 1')
  expect(await limit('getPort', one)).toEqual({
    'RateLimit-Policy': '"default";q=2;w=60',
    RateLimit: '"default";r=1;t=60',
  })
  nowMs += 20_000
  await limit('listShipments', one)
  await expect(limit('getPort', one)).rejects.toMatchObject({
    status: 429,
    headers: { RateLimit: '"default";r=0;t=40', 'Retry-After': '40' },
  })
  nowMs += 40_000
  await limit('getPort', one)
})

test('a place belongs to a key, or to its account where the operation costs others something', async () => {
  const [one, two] = [caller('account 2', 'key 2'), caller('account 2', 'key 3')]
  for (const each of [one, one, two, two]) await limit('getPort', each)
  await limit('createTrackingRequest', one)
  await expect(limit('createTrackingRequest', two)).rejects.toMatchObject({ status: 429 })
})

test('a request that cannot be counted because the disk is full is not limited', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: '53100' })
  expect(await createLimiter(limits, () => Promise.reject(full))('getPort', caller('a', 'b'))).toEqual({})
  await expect(
    createLimiter(limits, () => Promise.reject(new Error('x')))('getPort', caller('a', 'b')),
  ).rejects.toThrow('x')
})
