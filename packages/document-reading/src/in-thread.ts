import { type Transferable, Worker } from 'node:worker_threads'

export interface ThreadLimits {
  /** CPU time: on a busy machine the same work takes longer but costs the same. */
  cpuMs: number
  /** The limit for the heap of the thread, and for the memory outside of it. */
  memoryMb: number
}

/** The message that a worker script posts: its result, or why it refused. */
export type WorkerResult<Result> = { result: Result } | Refusal

export interface Refusal {
  refused: string
  /** The cause is not the file but a lack of CPU, memory or processes here: another try may succeed. */
  isTransient?: true
}

export const toRefusal = ({ reason, isTransient }: Termination): Refusal => ({
  refused: reason,
  ...(isTransient && { isTransient }),
})

/** Why work was stopped. */
export interface Termination {
  reason: string
  isTransient: boolean
}

/** Caused by the file. */
export const causedByFile = (reason: string): Termination => ({ reason, isTransient: false })
/** Caused by this machine. */
export const causedByMachine = (reason: string): Termination => ({ reason, isTransient: true })

/** The environment of a reader: no secrets, only the location of the compile cache. */
export const readerEnvironment = (): NodeJS.ProcessEnv => {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}
}

interface Work {
  script: URL
  data: object
  transfer?: Transferable[]
}

/** Starts a parser in a thread with its own heap. */
export const startThread = ({ script, data, transfer = [] }: Work, memoryMb: number): Worker => {
  const worker = new Worker(script, {
    workerData: data,
    transferList: transfer,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 },
    // A parser has no access to secrets of the process, and its output is discarded.
    env: readerEnvironment(),
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  return worker
}

/**
 * On a machine with five times the load it can handle this still leaves twice the time: anything slower is stuck or
 * starved.
 */
export const maxWallMs = (cpuMs: number) => Math.max(5_000, 10 * cpuMs)

export const cpuLimitExceeded = (cpuMs: number) => causedByFile(`It took more than ${cpuMs} ms of processor time`)
export const memoryLimitExceeded = (memoryMb: number) => causedByFile(`It needed more than ${memoryMb} MB of memory`)
export const notReadInTime = (cpuMs: number) =>
  causedByMachine(`The machine was too busy: it was not read within ${maxWallMs(cpuMs) / 1_000} s`)
export const EXITED_EARLY = causedByFile('A reader ended before its time')

/** Describes the error that ended a thread, for the person whose file it is. */
export const describeCrash = (error: NodeJS.ErrnoException, memoryMb: number): Termination =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? memoryLimitExceeded(memoryMb)
    : causedByFile(`A reader broke: ${error.name}`)

export const toMilliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000

/**
 * Watches the CPU time of a thread and its buffers outside the heap, which thread limits do not cover, until the
 * returned function is called.
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
  // A thread that has ended has no statistics.
  const interval = setInterval(() => void checkUsage().catch(() => {}), 25)
  const timer = setTimeout(() => onExceeded(notReadInTime(cpuMs)), maxWallMs(cpuMs))
  return () => {
    clearInterval(interval)
    clearTimeout(timer)
  }
}

/**
 * Runs a parser in a separate thread, which is ended if it exceeds its time or memory. Never throws: a failure is
 * refused with the reason.
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
