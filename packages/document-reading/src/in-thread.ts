import { type Transferable, Worker } from 'node:worker_threads'

export interface ThreadLimits {
  timeoutMs: number
  /** Heap of the thread, and memory beside the heap, each. */
  memoryMb: number
}

/** What a script of ours posts: what it made, or why it would not. */
export type Posted<Result> = { result: Result } | { refused: string }

/** The environment of a reader: no secret, only where the compiled modules of its programs are kept, if they are. */
export const readerEnvironment = (): NodeJS.ProcessEnv => {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}
}

interface Work {
  script: URL
  data: object
  transfer?: Transferable[]
}

/**
 * Runs a parser in a thread of its own, which is ended when it takes too long or too much memory. Never throws: what does
 * not end well is refused, with the reason.
 */
export const inThread = <Result>(
  { script, data, transfer = [] }: Work,
  { timeoutMs, memoryMb }: ThreadLimits,
): Promise<Posted<Result>> =>
  new Promise((resolve) => {
    const worker = new Worker(script, {
      workerData: data,
      transferList: transfer,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 },
      // No secret of the process is in reach of a parser, and nothing it prints goes anywhere.
      env: readerEnvironment(),
      execArgv: [],
      stdout: true,
      stderr: true,
    })
    const end = (posted: Posted<Result>) => {
      clearTimeout(timer)
      clearInterval(watch)
      void worker.terminate()
      resolve(posted)
    }
    const refuse = (refused: string) => end({ refused })
    const timer = setTimeout(() => refuse(`It took longer than ${timeoutMs} ms`), timeoutMs)
    const tooLarge = `It needed more than ${memoryMb} MB of memory`
    // The limits of a thread bound its heap, not the buffers beside it.
    const watch = setInterval(() => {
      worker
        .getHeapStatistics()
        .then(({ external_memory }) => external_memory > memoryMb * 2 ** 20 && refuse(tooLarge))
        .catch(() => {})
    }, 25)
    worker.stdout.resume()
    worker.stderr.resume()
    worker.on('message', end)
    worker.on('error', (error: NodeJS.ErrnoException) =>
      refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge : `A reader broke: ${error.name}`),
    )
    worker.on('exit', () => refuse('A reader ended before its time'))
  })
