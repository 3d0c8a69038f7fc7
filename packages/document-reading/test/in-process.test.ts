import { expect, test } from 'vitest'
import { inProcess } from '../src/in-process.ts'

test('refuses what takes its process down, and goes on itself', async () => {
  const limits = { timeoutMs: 20_000, memoryMb: 32 }
  const posted = await inProcess(new URL('./ends-by-signal.ts', import.meta.url), {}, limits)
  expect(posted).toEqual({ refused: 'A reader ended before its time, with SIGSEGV' })
})
