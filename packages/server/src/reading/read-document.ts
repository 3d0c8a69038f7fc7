import { Worker } from 'node:worker_threads'
import type { Reading } from './reading.ts'

export interface FileToRead {
  /** What the file is called and said to be: hints, where the content leaves a choice. */
  name: string
  declaredType?: string
  /** What it is, where that is known: its values are read as those of this type. */
  documentType?: string
  /** The content itself, or where it lies; of a large file the path is kinder to the memory. */
  bytes?: Uint8Array
  path?: string
}

export interface ReadingLimits {
  timeoutMs?: number
  /** Heap of the worker, and memory beside the heap, each. */
  memoryMb?: number
}

const unread = (quarantined: string): Reading => ({
  pages: [],
  documentType: null,
  classificationNotes: `Not read: ${quarantined}.`,
  extraction: null,
  identifiers: [],
  quarantined,
})

/**
 * Reads a document in a thread of its own, which is ended when it takes too long or too much memory. Never throws: what
 * cannot be read is quarantined, with the reason.
 */
export function readDocument(
  file: FileToRead,
  { timeoutMs = 20_000, memoryMb = 96 }: ReadingLimits = {},
): Promise<Reading> {
  return new Promise((resolve) => {
    // A copy that the thread may have: the array of the caller stays whole.
    const bytes = file.bytes && new Uint8Array(file.bytes)
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { ...file, bytes },
      transferList: bytes ? [bytes.buffer] : [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 },
      // No secret of the process is in reach of a parser, and nothing it prints goes anywhere.
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
    })
    const end = (reading: Reading) => {
      clearTimeout(timer)
      clearInterval(watch)
      void worker.terminate()
      resolve(reading)
    }
    const timer = setTimeout(() => end(unread(`It took longer than ${timeoutMs} ms`)), timeoutMs)
    const tooLarge = `It needed more than ${memoryMb} MB of memory`
    // The limits of a thread bound its heap, not the buffers beside it.
    const watch = setInterval(() => {
      worker
        .getHeapStatistics()
        .then(({ external_memory }) => external_memory > memoryMb * 2 ** 20 && end(unread(tooLarge)))
        .catch(() => {})
    }, 25)
    worker.stdout.resume()
    worker.stderr.resume()
    worker.on('message', ({ reading, quarantined }: { reading?: Reading; quarantined?: string }) =>
      end(reading ?? unread(quarantined ?? 'It could not be read')),
    )
    worker.on('error', (error: NodeJS.ErrnoException) =>
      end(unread(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge : `A reader broke: ${error.name}`)),
    )
    worker.on('exit', () => end(unread('A reader ended before its time')))
  })
}
