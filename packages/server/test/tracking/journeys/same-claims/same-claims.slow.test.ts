import { expect, test } from 'vitest'
import { isLong } from '../../../../../../tools/config/form.ts'
import { testApi } from '../../../harness/api.ts'
import { playAndCompare } from './same-claims.ts'
import { createFeeds } from './worlds.ts'

const feeds = createFeeds()
const api = await testApi({ sources: feeds.sources })

const WORLDS = isLong ? 500 : 80
const SEEDS = Array.from({ length: isLong ? 20 : 1 }, (_, index) => 1 + index)

test.each(SEEDS)(
  `all accounts that track a number are served the same, in ${WORLDS} worlds (seed %i)`,
  async (seed) => {
    const { compared, withHolds, packed } = await playAndCompare(api, feeds, { count: WORLDS, seed, length: 7 })
    expect(compared).toBeGreaterThan(WORLDS * 0.8)
    expect(withHolds).toBeGreaterThan(WORLDS * 0.1)
    expect(packed).toBeGreaterThan(WORLDS * 0.1)
  },
  600_000,
)
