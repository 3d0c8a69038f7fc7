import { ENDED_EARLY, type Ended, inMs, startThread, tookTooLong, watchCost, whyBroken } from '../in-thread.ts'
import { READY, type Served } from './serve.ts'
import type { FileForReader, FromReader } from './start-reader.ts'

// The thread reads; this one watches it, and can end both while a parser is in a loop.
const [script, memory] = process.argv.slice(2)
const memoryMb = Number(memory)
const thread = startThread({ script: new URL(script!), data: {} }, memoryMb)

let reading: { endWatching: () => void; cpuMs: number; before: NodeJS.CpuUsage } | undefined
const end = (why: Ended) => {
  reading?.endWatching()
  process.send!({ kind: 'over', ...why } satisfies FromReader, () => process.exit())
}

thread.on('message', (message: typeof READY | Served) => {
  if (message === READY) {
    process.send!({ kind: 'ready' } satisfies FromReader)
    return
  }
  const { endWatching, before, cpuMs: most } = reading!
  endWatching()
  const cost = { cpuMs: inMs(process.cpuUsage(before)), residentMb: process.memoryUsage.rss() / 2 ** 20 }
  // As if it had been noticed on the way.
  if (cost.cpuMs > most) return end(tookTooLong(most))
  process.send!({ kind: 'read', ...message, ...cost } satisfies FromReader)
})
thread.on('error', (error) => end(whyBroken(error, memoryMb)))
thread.on('exit', () => end(ENDED_EARLY))

process.on('message', ({ data, cpuMs }: FileForReader) => {
  const before = process.cpuUsage()
  const endWatching = watchCost(thread, { cpuMs, memoryMb }, () => process.cpuUsage(before), end)
  reading = { endWatching, cpuMs, before }
  thread.postMessage(data)
})
// Nobody waits for a result any more.
process.once('disconnect', () => process.exit())
