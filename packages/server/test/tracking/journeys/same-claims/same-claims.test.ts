import { expect, test } from 'vitest'
import { testApi } from '../../../harness/api.ts'
import { playAndCompare } from './same-claims.ts'
import { createFeeds } from './worlds.ts'

const feeds = createFeeds()
const api = await testApi({ sources: feeds.sources })

test('all accounts that track a number are served the same, in 150 worlds of requests, polls, pushes and stops', async () => {
  const { compared, withHolds, withDelays, packed } = await playAndCompare(api, feeds, {
    count: 150,
    seed: 20261125,
    length: 9,
  })
  expect(compared).toBeGreaterThan(120)
  expect(withHolds).toBeGreaterThan(15)
  expect(withDelays).toBeGreaterThan(15)
  expect(packed).toBeGreaterThan(5)
}, 300_000)
