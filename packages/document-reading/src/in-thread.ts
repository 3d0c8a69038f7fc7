import { type Transferable, Worker } from 'node:worker_threads'

export interface ThreadLimits {
  /** Processor time: on a busy machine the same work takes longer, and costs no more. */
  cpuMs: number
  /** Heap of the thread, and memory beside the heap, each. */
  memoryMb: number
}

/** What a script of ours posts: what it made, or why it would not. */
export type Posted<Result> = { result: Result } | Refused

export interface Refused {
  refused: string
  /** Not for what the file holds, but for want of processor, memory or processes here: another try may succeed. */
  isTransient?: true
}

export const refusalOf = ({ reason, isTransient }: Ended): Refused => ({
  refused: reason,
  ...(isTransient && { isTransient }),
})

/** Why work was ended. */
export interface Ended {
  reason: string
  isTransient: boolean
}

/** For the file's own sake. */
export const ended = (reason: string): Ended => ({ reason, isTransient: false })
/** For ours. */
export const hindered = (reason: string): Ended => ({ reason, isTransient: true })

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

/** A machine with five times the work that it can do still leaves twice the time: what takes longer is stuck, or starved. */
export const longestMs = (cpuMs: number) => Math.max(5_000, 10 * cpuMs)

export const tookTooLong = (cpuMs: number) => ended(`It took more than ${cpuMs} ms of processor time`)
export const tookTooMuch = (memoryMb: number) => ended(`It needed more than ${memoryMb} MB of memory`)
export const gotTooLittle = (cpuMs: number) =>
  hindered(`The machine was too busy: it was not read within ${longestMs(cpuMs) / 1_000} s`)
export const ENDED_EARLY = ended('A reader ended before its time')

/** Why a thread ended with an error, in words for the person whose file it is. */
export const whyBroken = (error: NodeJS.ErrnoException, memoryMb: number): Ended =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tookTooMuch(memoryMb) : ended(`A reader broke: ${error.name}`)

export const inMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000

/**
 * Watches what a thread costs, until the answer is called: its processor time, and the buffers beside its heap, which the
 * limits of a thread do not bound.
 */
export function watchCost(
  worker: Worker,
  { cpuMs, memoryMb }: ThreadLimits,
  cpuUsed: () => Promise<NodeJS.CpuUsage> | NodeJS.CpuUsage,
  exceeded: (ended: Ended) => void,
): () => void {
  const look = async () => {
    const { external_memory } = await worker.getHeapStatistics()
    if (external_memory > memoryMb * 2 ** 20) exceeded(tookTooMuch(memoryMb))
    if (inMs(await cpuUsed()) > cpuMs) exceeded(tookTooLong(cpuMs))
  }
  // One that has ended has no statistics.
  const looking = setInterval(() => void look().catch(() => {}), 25)
  const timer = setTimeout(() => exceeded(gotTooLittle(cpuMs)), longestMs(cpuMs))
  return () => {
    clearInterval(looking)
    clearTimeout(timer)
  }
}

/**
 * Runs a parser in a thread of its own, which is ended when it takes too long or too much memory. Never throws: what does
 * not end well is refused, with the reason.
 */
export const inThread = <Result>(work: Work, limits: ThreadLimits): Promise<Posted<Result>> =>
  new Promise((resolve) => {
    const { memoryMb } = limits
    const worker = startThread(work, memoryMb)
    const end = (posted: Posted<Result>) => {
      endWatching()
      void worker.terminate()
      resolve(posted)
    }
    const refuse = (why: Ended) => end(refusalOf(why))
    const endWatching = watchCost(worker, limits, () => worker.cpuUsage(), refuse)
    worker.on('message', end)
    worker.on('error', (error) => refuse(whyBroken(error, memoryMb)))
    worker.on('exit', () => refuse(ENDED_EARLY))
  })
