import { type Transferable, Worker } from 'node:worker_threads'

export interface ThreadLimits {
  /** Processor time: on a busy machine the same work takes longer, and costs no more. */
  cpuMs: number
  /** Heap of the thread, and memory beside the heap, each. */
  memoryMb: number
}

/** What a script of ours posts: what it made, or why it would not. */
export type WorkerResult<Result> = { result: Result } | Refusal

export interface Refusal {
  refused: string
  /** Not for what the file holds, but for want of processor, memory or processes here: another try may succeed. */
  isTransient?: true
}

export const toRefusal = ({ reason, isTransient }: Termination): Refusal => ({
  refused: reason,
  ...(isTransient && { isTransient }),
})

/** Why work was ended. */
export interface Termination {
  reason: string
  isTransient: boolean
}

/** For the file's own sake. */
export const causedByFile = (reason: string): Termination => ({ reason, isTransient: false })
/** For ours. */
export const causedByMachine = (reason: string): Termination => ({ reason, isTransient: true })

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
export const maxWallMs = (cpuMs: number) => Math.max(5_000, 10 * cpuMs)

export const cpuLimitExceeded = (cpuMs: number) => causedByFile(`It took more than ${cpuMs} ms of processor time`)
export const memoryLimitExceeded = (memoryMb: number) => causedByFile(`It needed more than ${memoryMb} MB of memory`)
export const notReadInTime = (cpuMs: number) =>
  causedByMachine(`The machine was too busy: it was not read within ${maxWallMs(cpuMs) / 1_000} s`)
export const EXITED_EARLY = causedByFile('A reader ended before its time')

/** Why a thread ended with an error, in words for the person whose file it is. */
export const describeCrash = (error: NodeJS.ErrnoException, memoryMb: number): Termination =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? memoryLimitExceeded(memoryMb)
    : causedByFile(`A reader broke: ${error.name}`)

export const toMilliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000

/**
 * Watches what a thread costs, until the answer is called: its processor time, and the buffers beside its heap, which the
 * limits of a thread do not bound.
 */
export function watchUsage(
  worker: Worker,
  { cpuMs, memoryMb }: ThreadLimits,
  cpuUsed: () => Promise<NodeJS.CpuUsage> | NodeJS.CpuUsage,
  onExceeded: (causedByFile: Termination) => void,
): () => void {
  const checkUsage = async () => {
    const { external_memory } = await worker.getHeapStatistics()
    if (external_memory > memoryMb * 2 ** 20) onExceeded(memoryLimitExceeded(memoryMb))
    if (toMilliseconds(await cpuUsed()) > cpuMs) onExceeded(cpuLimitExceeded(cpuMs))
  }
  // One that has ended has no statistics.
  const interval = setInterval(() => void checkUsage().catch(() => {}), 25)
  const timer = setTimeout(() => onExceeded(notReadInTime(cpuMs)), maxWallMs(cpuMs))
  return () => {
    clearInterval(interval)
    clearTimeout(timer)
  }
}

/**
 * Runs a parser in a thread of its own, which is ended when it takes too long or too much memory. Never throws: what does
 * not end well is refused, with the reason.
 */
export const inThread = <Result>(work: Work, limits: ThreadLimits): Promise<WorkerResult<Result>> =>
  new Promise((resolve) => {
    const { memoryMb } = limits
    const worker = startThread(work, memoryMb)
    const end = (result: WorkerResult<Result>) => {
      endWatching()
      void worker.terminate()
      resolve(result)
    }
    const refuse = (termination: Termination) => end(toRefusal(termination))
    const endWatching = watchUsage(worker, limits, () => worker.cpuUsage(), refuse)
    worker.on('message', end)
    worker.on('error', (error) => refuse(describeCrash(error, memoryMb)))
    worker.on('exit', () => refuse(EXITED_EARLY))
  })
