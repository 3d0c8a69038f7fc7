import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aheadOf, type Lease, NO_LEASE, shareOut, takeFrom, unusedOf } from '../../src/rate-limits/lease.ts'

const WINDOW_MS = 60_000
const SLOT_MS = 500

/** A model of what the statement `admit` does with one row. */
const createBucket = (places: number) => {
  const counts = new Map<number, number>()
  return (nowMs: number, asked: number, ahead: number, unused?: { count: number; slot: number }) => {
    if (unused && counts.has(unused.slot)) counts.set(unused.slot, counts.get(unused.slot)! - unused.count)
    for (const [slot, count] of counts) if (slot <= nowMs - WINDOW_MS || count === 0) counts.delete(slot)
    const sum = () => [...counts.values()].reduce((all, count) => all + count, 0)
    const free = places - sum()
    const admitted = Math.min(asked, free) + Math.max(0, Math.min(ahead, Math.trunc((free - asked) / 8)))
    const slot = Math.ceil(nowMs / SLOT_MS) * SLOT_MS
    if (admitted > 0) counts.set(slot, (counts.get(slot) ?? 0) + admitted)
    const oldest = Math.min(...counts.keys())
    const resetMs = counts.size === 0 ? 0 : oldest + WINDOW_MS - nowMs
    return { bucket: 'b', who: 'w', admitted, free: places - sum(), reset_ms: resetMs, slot, ends_ms: slot - nowMs }
  }
}

/** A process whose clock is independent of the database's, and to which responses take some time. */
const createProcess = (bucket: ReturnType<typeof createBucket>, aheadOfDatabaseMs: number) => {
  let lease: Lease = NO_LEASE
  const clock = (nowMs: number) => nowMs + aheadOfDatabaseMs
  const ask = (nowMs: number, wanted: number, latencyMs: number) => {
    const [sentMs, receivedMs] = [clock(nowMs), clock(nowMs + latencyMs)]
    const ahead = aheadOf(lease, sentMs)
    const answer = bucket(nowMs + latencyMs / 2, wanted, wanted === 0 ? 0 : ahead, unusedOf(lease))
    const shared = shareOut(answer, [wanted], { before: lease, sentMs, receivedMs })
    lease = shared.lease
    return shared.taken[0]!
  }
  return {
    unused: (nowMs: number) => (clock(nowMs) < lease.untilMs ? lease.left : 0),
    take: (nowMs: number, wanted: number, latencyMs: number) => {
      const found = takeFrom(lease, wanted, clock(nowMs))
      if (!found) return ask(nowMs, wanted, latencyMs)
      lease = found.lease
      return found.taken
    },
    /** Returns what the slot left unused, as the timer does. */
    giveBack: (nowMs: number) => {
      if (lease.left === 0 || clock(nowMs) < lease.untilMs) return
      bucket(nowMs, 0, 0, unusedOf(lease))
      lease = { ...lease, left: 0, slot: null }
    },
  }
}

const calls = fc.array(
  fc.record({
    gapMs: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 20_000 })),
    process: fc.integer({ min: 0, max: 2 }),
    wanted: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 30 })),
    latencyMs: fc.integer({ min: 0, max: 20 }),
    times: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 60 },
)

test('of three processes with leases no minute has more calls than places, and no call is refused while places are free that no process holds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 201, max: 700 }),
      fc.array(fc.integer(), { minLength: 3, maxLength: 3 }),
      calls,
      (places, clocks, all) => {
        const bucket = createBucket(places)
        const processes = clocks.map((aheadMs) => createProcess(bucket, aheadMs))
        const used: { atMs: number; count: number }[] = []
        let nowMs = 1_000_000
        for (const { gapMs, process, wanted, latencyMs, times } of all)
          for (let time = 0; time < times; time++) {
            nowMs += time === 0 ? gapMs : 1
            for (const each of processes) each.giveBack(nowMs)
            const { admitted, remaining } = processes[process]!.take(nowMs, wanted, latencyMs)
            nowMs += latencyMs
            if (admitted > 0) used.push({ atMs: nowMs, count: admitted })
            expect(remaining).toBeGreaterThanOrEqual(0)
            if (admitted === wanted) continue
            const counted = used.filter(({ atMs }) => atMs > nowMs - WINDOW_MS - 2 * SLOT_MS)
            const inUse = counted.reduce((sum, { count }) => sum + count, 0)
            const inHand = processes.reduce((sum, one) => sum + one.unused(nowMs - latencyMs), 0)
            expect(inUse + inHand).toBeGreaterThanOrEqual(places)
          }
        for (const [index, { atMs }] of used.entries()) {
          const within = used.slice(index).filter((later) => later.atMs < atMs + WINDOW_MS)
          expect(within.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(places)
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('an occasional caller holds no places, and a frequent one soon needs only a few queries in a slot', () => {
  const asked = (everyMs: number) => {
    let statements = 0
    const bucket = createBucket(10_000)
    const process = createProcess((...call) => {
      statements += 1
      return bucket(...call)
    }, 0)
    for (let nowMs = 1_000_000; nowMs < 1_010_000; nowMs += everyMs) {
      process.giveBack(nowMs)
      process.take(nowMs, 1, 0)
    }
    return statements
  }
  expect(asked(1_000)).toBe(10)
  expect(asked(10)).toBeLessThan(100)
})
