import { Readers } from '../../src/readers/readers.ts'
import type { Deed, Seen } from './probe-worker.ts'

// A program of its own: reads a file, tells which process did it, and after that what it is told to.
const readers = new Readers()
const read = (deed: Deed) =>
  readers.read<Seen>({
    script: new URL('./probe-worker.ts', import.meta.url),
    account: 'a',
    data: { deed },
    cpuMs: 600_000,
    memoryMb: 64,
  })
const posted = await read('look')
if ('refused' in posted) throw new Error(posted.refused)
const next = process.argv[2] as Deed | undefined
const reading = next && read(next)
console.log(JSON.stringify({ pid: posted.result.pid }))
await reading
