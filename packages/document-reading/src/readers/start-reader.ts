import { fork } from 'node:child_process'
import {
  causedByFile,
  causedByMachine,
  maxWallMs,
  notReadInTime,
  readerEnvironment,
  type Termination,
  type WorkerResult,
} from '../in-thread.ts'
import type { ServedFile } from './serve.ts'
import type { ReaderUsage } from './usage.ts'

/** The script and memory limit of a process, constant for its lifetime. */
export interface ReaderKind {
  script: URL
  memoryMb: number
}

export interface ReaderFile {
  data: object
  cpuMs: number
}

/** The messages of a reader process. */
export type ReaderMessage =
  | { kind: 'ready' }
  | ({ kind: 'read' } & ServedFile & Pick<ReaderUsage, 'cpuMs' | 'residentMb'>)
  | ({ kind: 'over' } & Termination)

/** The outcome of a file: a result, or the reason why its reader ended. */
export type ReadOutcome =
  | { posted: WorkerResult<unknown>; usage: Pick<ReaderUsage, 'cpuMs' | 'residentMb' | 'isTainted'> }
  | { ended: Termination }

export interface ReaderProcess {
  readonly pid: number | undefined
  /** Never rejects. One file at a time. */
  read(file: ReaderFile): Promise<ReadOutcome>
  /** Kills the process and waits until it has exited. */
  end(): Promise<void>
  /** Resolves when the process has exited for any reason. */
  readonly exited: Promise<void>
}

/** Maximum start time: modules are compiled, and the machine may be busy. */
const START_MS = 60_000
/** Extra time beyond the maximum for a file, to receive it and return the result. */
const GRACE_MS = 10_000
/** Signals that come from an operator or from a machine without memory, not from a parser. */
const EXTERNAL_SIGNALS: readonly NodeJS.Signals[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

const terminationOf = (code: number | null, signal: NodeJS.Signals | null): Termination => {
  const toTermination = signal !== null && EXTERNAL_SIGNALS.includes(signal) ? causedByMachine : causedByFile
  return toTermination(`A reader ended before its time, with ${signal ?? `code ${code}`}`)
}

const forkReader = ({ script, memoryMb }: ReaderKind) =>
  // As for a thread: no access to secrets of this process, and output is discarded.
  fork(new URL('./reader-process.ts', import.meta.url), [script.href, String(memoryMb)], {
    env: readerEnvironment(),
    // Without tier-up hundreds of patterns are compiled only once, which saves half of the time for a first document.
    execArgv: ['--no-regexp-tier-up'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

/**
 * Starts a reader process, so that a crash of WebAssembly or of a thread affects no other work. It keeps this process
 * alive only while it reads.
 */
export function startReader({ script, memoryMb }: ReaderKind): ReaderProcess {
  const child = forkReader({ script, memoryMb })
  let termination: Termination | undefined
  let resolveRead: ((outcome: ReadOutcome) => void) | undefined
  let timer: NodeJS.Timeout | undefined
  const isReady = Promise.withResolvers<void>()
  const exited = Promise.withResolvers<void>()
  const finish = (reason: Termination) => {
    termination ??= reason
    isReady.resolve()
    child.kill('SIGKILL')
    resolveRead?.({ ended: termination })
  }
  const keepAlive = (isReading: boolean) => {
    const call = isReading ? 'ref' : 'unref'
    child[call]()
    child.channel?.[call]()
  }
  keepAlive(false)
  child.on('message', (message: ReaderMessage) => {
    if (message.kind === 'ready') isReady.resolve()
    else if (message.kind === 'over') finish(message)
    else resolveRead?.({ posted: message.posted, usage: message })
  })
  child.on('error', ({ message }) => {
    finish(causedByMachine(`No process could be started to read it: ${message}`))
    // A process that never started emits no exit.
    if (child.pid === undefined) exited.resolve()
  })
  child.on('exit', (code, signal) => {
    finish(terminationOf(code, signal))
    exited.resolve()
  })
  const startTimer = (ms: number, reason: Termination) => {
    clearTimeout(timer)
    timer = setTimeout(() => finish(reason), ms)
  }
  const sendFile = (file: ReaderFile): Promise<ReadOutcome> => {
    if (termination !== undefined) return Promise.resolve({ ended: termination })
    startTimer(maxWallMs(file.cpuMs) + GRACE_MS, notReadInTime(file.cpuMs))
    return new Promise((resolve) => {
      resolveRead = resolve
      child.send(
        file,
        (error) => error && finish(causedByMachine(`It could not be handed to a reader: ${error.message}`)),
      )
    })
  }
  return {
    pid: child.pid,
    exited: exited.promise,
    read: async (file) => {
      keepAlive(true)
      startTimer(
        START_MS,
        causedByMachine(`The machine was too busy: no reader was ready within ${START_MS / 1_000} s`),
      )
      await isReady.promise
      const outcome = await sendFile(file)
      resolveRead = undefined
      clearTimeout(timer)
      keepAlive(false)
      return outcome
    },
    end: () => {
      finish(causedByMachine('It was ended'))
      return exited.promise
    },
  }
}
