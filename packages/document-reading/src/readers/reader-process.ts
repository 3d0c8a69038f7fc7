import {
  cpuLimitExceeded,
  describeCrash,
  EXITED_EARLY,
  startThread,
  type Termination,
  toMilliseconds,
  watchUsage,
} from '../in-thread.ts'
import { READY, type ServedFile } from './serve.ts'
import type { ReaderFile, ReaderMessage } from './start-reader.ts'

// The thread reads; this one watches it, and can end both if a parser loops.
const [script, memory] = process.argv.slice(2)
const memoryMb = Number(memory)
const thread = startThread({ script: new URL(script!), data: {} }, memoryMb)

let reading: { endWatching: () => void; cpuMs: number; before: NodeJS.CpuUsage } | undefined
const end = (termination: Termination) => {
  reading?.endWatching()
  process.send!({ kind: 'over', ...termination } satisfies ReaderMessage, () => process.exit())
}

thread.on('message', (message: typeof READY | ServedFile) => {
  if (message === READY) {
    process.send!({ kind: 'ready' } satisfies ReaderMessage)
    return
  }
  const { endWatching, before, cpuMs: maxCpuMs } = reading!
  endWatching()
  const cost = { cpuMs: toMilliseconds(process.cpuUsage(before)), residentMb: process.memoryUsage.rss() / 2 ** 20 }
  // Treated as if noticed while reading.
  if (cost.cpuMs > maxCpuMs) return end(cpuLimitExceeded(maxCpuMs))
  process.send!({ kind: 'read', ...message, ...cost } satisfies ReaderMessage)
})
thread.on('error', (error) => end(describeCrash(error, memoryMb)))
thread.on('exit', () => end(EXITED_EARLY))

process.on('message', ({ data, cpuMs }: ReaderFile) => {
  const before = process.cpuUsage()
  const endWatching = watchUsage(thread, { cpuMs, memoryMb }, () => process.cpuUsage(before), end)
  reading = { endWatching, cpuMs, before }
  thread.postMessage(data)
})
// The parent has disconnected, so nobody waits for a result.
process.once('disconnect', () => process.exit())
