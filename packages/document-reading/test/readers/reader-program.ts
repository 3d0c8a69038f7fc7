import { Readers } from '../../src/readers/readers.ts'
import type { Action, ReaderReport } from './probe-worker.ts'

// A separate program: reads a file, prints which process did it, and then does what its argument says.
const readers = new Readers()
const read = (action: Action) =>
  readers.read<ReaderReport>({
    script: new URL('./probe-worker.ts', import.meta.url),
    account: 'a',
    data: { action },
    cpuMs: 600_000,
    memoryMb: 64,
  })
const posted = await read('look')
if ('refused' in posted) throw new Error(posted.refused)
const next = process.argv[2] as Action | undefined
const reading = next && read(next)
console.log(JSON.stringify({ pid: posted.result.pid }))
await reading
