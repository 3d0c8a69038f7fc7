import { createClient } from '@boxtrail/client'
import { expect, test } from '@playwright/test'

// Many tests on one mock: each worker has a world of its own, which begins again before each of its tests.
const TESTS = Number(process.env.TESTS ?? 1_000)

for (let at = 0; at < TESTS; at++)
  test(`creates a party, number ${at}`, async () => {
    const name = `worker-${test.info().parallelIndex}`
    const baseUrl = 'http://127.0.0.1:4019'
    await fetch(`${baseUrl}/worlds/${name}/reset`, { method: 'POST' })
    const api = createClient({ baseUrl, apiKey: `world-${name}` })
    const before = (await api.parties.list()).items.length
    await api.parties.create({ companyName: `Party ${at}` })
    const { items } = await api.parties.list()
    expect([items.length, items[0]?.companyName]).toEqual([before + 1, `Party ${at}`])
  })
