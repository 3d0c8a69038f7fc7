import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { startDeadline } from '../src/deadline.ts'

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

describe('a deadline', () => {
  it('aborts once its time has passed, and names the time limit', async () => {
    const { signal, clear } = startDeadline(5)
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    expect(signal.reason.message).toBe('no whole response within 5 ms')
    clear()
  })

  it('aborts with the reason of the signal it was given, also if that had aborted before', () => {
    const given = new AbortController()
    const early = startDeadline(60_000, given.signal)
    given.abort('the process stops')
    const late = startDeadline(60_000, given.signal)
    for (const { signal, clear } of [early, late]) {
      expect(signal.reason).toBe('the process stops')
      clear()
    }
  })

  it('leaves neither a timer nor a listener behind', () => {
    const given = new AbortController()
    const before = timers()
    const deadlines = Array.from({ length: 50 }, () => startDeadline(60_000, given.signal))
    expect(timers()).toBe(before + 50)
    for (const deadline of deadlines) deadline.clear()
    expect(timers()).toBe(before)
    expect(getEventListeners(given.signal, 'abort')).toEqual([])
  })
})
