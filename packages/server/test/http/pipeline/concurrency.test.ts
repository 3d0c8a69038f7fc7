import { expect, test, vi } from 'vitest'
import { createConcurrency } from '../../../src/http/pipeline/concurrency.ts'

const LARGE = 2 * 2 ** 20
const settle = () => new Promise(setImmediate)

/** Work that runs until it is released. */
const createWork = () => {
  const running: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => running.push(resolve))
  const releaseAll = async () => {
    while (running.length > 0) {
      running.shift()!()
      await settle()
    }
  }
  return { running, work, releaseAll }
}

test('a caller alone runs all that the limit allows, and a quarter of it beside others', async () => {
  // Other callers count as present for a second, so the clock must not advance.
  vi.useFakeTimers({ toFake: ['performance'] })
  const { slots } = createConcurrency({ concurrent_requests: 8 })
  const [one, two] = [createWork(), createWork()]
  const all = Array.from({ length: 20 }, () => slots('one', one.work))
  await settle()
  expect(one.running.length).toBe(8)
  all.push(slots('two', two.work))
  for (let left = 20; left > 12; left--) {
    one.running.shift()!()
    await settle()
  }
  expect([one.running.length, two.running.length]).toEqual([2, 1])
  await two.releaseAll()
  await one.releaseAll()
  await Promise.all(all)
  vi.useRealTimers()
})

test('large bodies are processed one at a time for an account and two altogether, small ones at once', async () => {
  const { bodySlots } = createConcurrency({ concurrent_requests: 8 })
  const { running, work, releaseAll } = createWork()
  const all = ['one', 'one', 'two', 'three'].map((account) => bodySlots(account, LARGE, work))
  await settle()
  expect(running.length).toBe(2)
  all.push(bodySlots('one', 1_000, work))
  await settle()
  expect(running.length).toBe(3)
  await releaseAll()
  await Promise.all(all)
})
