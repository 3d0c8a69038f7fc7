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

/** Starts a parser's thread with a heap of its own. */
export const startThread = ({ script, data, transfer = [] }: Work, memoryMb: number): Worker => {
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
  worker.stdout.resume()
  worker.stderr.resume()
  return worker
}

export const tookTooLong = (timeoutMs: number) => `It took longer than ${timeoutMs} ms`
export const tookTooMuch = (memoryMb: number) => `It needed more than ${memoryMb} MB of memory`
export const ENDED_EARLY = 'A reader ended before its time'

/** Why a thread ended with an error, in words for the person whose file it is. */
export const whyBroken = (error: NodeJS.ErrnoException, memoryMb: number): string =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tookTooMuch(memoryMb) : `A reader broke: ${error.name}`

/** The limits of a thread bound its heap, not the buffers beside it: these are watched until the timer is cleared. */
export const watchMemory = (worker: Worker, memoryMb: number, exceeded: () => void): NodeJS.Timeout =>
  setInterval(() => {
    worker
      .getHeapStatistics()
      .then(({ external_memory }) => external_memory > memoryMb * 2 ** 20 && exceeded())
      .catch(() => {})
  }, 25)

/**
 * Runs a parser in a thread of its own, which is ended when it takes too long or too much memory. Never throws: what does
 * not end well is refused, with the reason.
 */
export const inThread = <Result>(work: Work, { timeoutMs, memoryMb }: ThreadLimits): Promise<Posted<Result>> =>
  new Promise((resolve) => {
    const worker = startThread(work, memoryMb)
    const end = (posted: Posted<Result>) => {
      clearTimeout(timer)
      clearInterval(watch)
      void worker.terminate()
      resolve(posted)
    }
    const refuse = (refused: string) => end({ refused })
    const timer = setTimeout(() => refuse(tookTooLong(timeoutMs)), timeoutMs)
    const watch = watchMemory(worker, memoryMb, () => refuse(tookTooMuch(memoryMb)))
    worker.on('message', end)
    worker.on('error', (error) => refuse(whyBroken(error, memoryMb)))
    worker.on('exit', () => refuse(ENDED_EARLY))
  })
