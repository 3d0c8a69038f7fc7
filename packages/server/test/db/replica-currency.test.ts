import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCurrency } from '../../src/db/replica/replica-currency.ts'

const MAX_LAG_MS = 5_000

const steps = fc.array(
  fc.record({
    waitMs: fc.integer({ min: 0, max: 4_000 }),
    /** The bytes that the primary writes during the wait. */
    bytes: fc.constantFrom(0, 0, 100),
    /** The share of the missing bytes that the replica replays, or null if it does not answer. */
    replays: fc.constantFrom(0, 0.5, 1, null),
  }),
)

test('a replica is current if and only if it has what the primary had at a look within the bound, also where nobody writes', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const currency = createCurrency(MAX_LAG_MS)
      const looks: { position: number; atMs: number }[] = []
      let [nowMs, written, replayed] = [1_000_000, 500, 500]
      for (const { waitMs, bytes, replays } of all) {
        nowMs += waitMs
        written += bytes
        if (replays !== null) replayed += Math.floor((written - replayed) * replays)
        looks.push({ position: written, atMs: nowMs })
        currency.wrote(BigInt(written), nowMs)
        currency.replayed(replays === null ? null : BigInt(replayed))
        const hasOne = looks.some(({ position, atMs }) => position <= replayed && nowMs - atMs <= MAX_LAG_MS)
        expect(currency.isCurrent(nowMs)).toBe(replays !== null && hasOne)
        const complete = looks.filter(({ position }) => position <= replayed).at(-1)
        if (replays !== null && hasOne) expect(currency.lagMs(nowMs)).toBe(nowMs - complete!.atMs)
        expect(currency.has(BigInt(written))).toBe(replays !== null && replayed === written)
        if (currency.isCurrent(nowMs)) expect(currency.isCurrent(nowMs + MAX_LAG_MS + 1)).toBe(false)
      }
    }),
  )
})
