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

/** What a process reads, and with how much memory: neither changes while it lives. */
export interface ReaderKind {
  script: URL
  memoryMb: number
}

export interface ReaderFile {
  data: object
  cpuMs: number
}

/** What a reader's process says. */
export type ReaderMessage =
  | { kind: 'ready' }
  | ({ kind: 'read' } & ServedFile & Pick<ReaderUsage, 'cpuMs' | 'residentMb'>)
  | ({ kind: 'over' } & Termination)

/** What came of a file: an answer, or the reason for which its reader ended. */
export type ReadOutcome =
  | { posted: WorkerResult<unknown>; usage: Pick<ReaderUsage, 'cpuMs' | 'residentMb' | 'isTainted'> }
  | { ended: Termination }

export interface ReaderProcess {
  readonly pid: number | undefined
  /** Never rejects. One file at a time. */
  read(file: ReaderFile): Promise<ReadOutcome>
  /** Kills it; settles once the process is gone. */
  end(): Promise<void>
  /** Settles when the process is gone, for whatever reason. */
  readonly exited: Promise<void>
}

/** What a process may take to start: modules are compiled, and the machine may be busy. */
const START_MS = 60_000
/** What it may take beyond the longest time of a file, to take it and to pass on the result. */
const GRACE_MS = 10_000
/** No parser ends in this way: an operator did it, or a machine without memory. */
const EXTERNAL_SIGNALS: readonly NodeJS.Signals[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Starts a process that reads: where WebAssembly or the end of a thread takes it down, no other work ends with it. It never
 * keeps this process from ending, except while it reads.
 */
export function startReader({ script, memoryMb }: ReaderKind): ReaderProcess {
  // As for a thread: no secret of this process is in reach, and nothing it prints goes anywhere.
  const child = fork(new URL('./reader-process.ts', import.meta.url), [script.href, String(memoryMb)], {
    env: readerEnvironment(),
    // Hundreds of patterns are compiled once and not twice, which is half of the time of a first document.
    execArgv: ['--no-regexp-tier-up'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
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
    // What was never started does not exit.
    if (child.pid === undefined) exited.resolve()
  })
  child.on('exit', (code, signal) => {
    const toTermination = signal !== null && EXTERNAL_SIGNALS.includes(signal) ? causedByMachine : causedByFile
    finish(toTermination(`A reader ended before its time, with ${signal ?? `code ${code}`}`))
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
