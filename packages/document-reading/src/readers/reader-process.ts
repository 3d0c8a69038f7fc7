import { ENDED_EARLY, startThread, tookTooLong, tookTooMuch, watchMemory, whyBroken } from '../in-thread.ts'
import type { FileForReader, FromReader } from './reader.ts'
import { READY, type Served } from './serve.ts'

// The thread reads; this one watches it, and can end both while a parser is in a loop.
const [script, memory] = process.argv.slice(2)
const memoryMb = Number(memory)
const thread = startThread({ script: new URL(script!), data: {} }, memoryMb)

let reading: { timer: NodeJS.Timeout; watch: NodeJS.Timeout; cpu: NodeJS.CpuUsage } | undefined
const endWatching = () => {
  clearTimeout(reading?.timer)
  clearInterval(reading?.watch)
}
const end = (reason: string) => {
  endWatching()
  process.send!({ kind: 'over', reason } satisfies FromReader, () => process.exit())
}

thread.on('message', (message: typeof READY | Served) => {
  if (message === READY) {
    process.send!({ kind: 'ready' } satisfies FromReader)
    return
  }
  endWatching()
  const { user, system } = process.cpuUsage(reading?.cpu)
  const cost = { cpuMs: (user + system) / 1_000, residentMb: process.memoryUsage.rss() / 2 ** 20 }
  process.send!({ kind: 'read', ...message, ...cost } satisfies FromReader)
})
thread.on('error', (error) => end(whyBroken(error, memoryMb)))
thread.on('exit', () => end(ENDED_EARLY))

process.on('message', ({ data, timeoutMs }: FileForReader) => {
  reading = {
    timer: setTimeout(() => end(tookTooLong(timeoutMs)), timeoutMs),
    watch: watchMemory(thread, memoryMb, () => end(tookTooMuch(memoryMb))),
    cpu: process.cpuUsage(),
  }
  thread.postMessage(data)
})
// Nobody waits for a result any more.
process.once('disconnect', () => process.exit())
