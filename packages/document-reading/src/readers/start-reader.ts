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
import type { Served } from './serve.ts'
import type { Use } from './usage.ts'

/** What a process reads, and with how much memory: neither changes while it lives. */
export interface Kind {
  script: URL
  memoryMb: number
}

export interface FileForReader {
  data: object
  cpuMs: number
}

/** What a reader's process says. */
export type FromReader =
  | { kind: 'ready' }
  | ({ kind: 'read' } & Served & Pick<Use, 'cpuMs' | 'residentMb'>)
  | ({ kind: 'over' } & Termination)

/** What came of a file: an answer, or the reason for which its reader ended. */
export type Outcome =
  | { posted: WorkerResult<unknown>; use: Pick<Use, 'cpuMs' | 'residentMb' | 'isSpoiled'> }
  | { ended: Termination }

export interface ReaderProcess {
  readonly pid: number | undefined
  /** Never rejects. One file at a time. */
  read(file: FileForReader): Promise<Outcome>
  /** Kills it; settles once the process is gone. */
  end(): Promise<void>
  /** Settles when the process is gone, for whatever reason. */
  readonly gone: Promise<void>
}

/** What a process may take to start: modules are compiled, and the machine may be busy. */
const START_MS = 60_000
/** What it may take beyond the longest time of a file, to take it and to pass on the result. */
const GRACE_MS = 10_000
/** No parser ends in this way: an operator did it, or a machine without memory. */
const FROM_OUTSIDE: readonly NodeJS.Signals[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Starts a process that reads: where WebAssembly or the end of a thread takes it down, no other work ends with it. It never
 * keeps this process from ending, except while it reads.
 */
export function startReader({ script, memoryMb }: Kind): ReaderProcess {
  // As for a thread: no secret of this process is in reach, and nothing it prints goes anywhere.
  const child = fork(new URL('./reader-process.ts', import.meta.url), [script.href, String(memoryMb)], {
    env: readerEnvironment(),
    // Hundreds of patterns are compiled once and not twice, which is half of the time of a first document.
    execArgv: ['--no-regexp-tier-up'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let end: Termination | undefined
  let settle: ((outcome: Outcome) => void) | undefined
  let timer: NodeJS.Timeout | undefined
  const isReady = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  const endWith = (why: Termination) => {
    end ??= why
    isReady.resolve()
    child.kill('SIGKILL')
    settle?.({ ended: end })
  }
  const keepAlive = (isReading: boolean) => {
    const call = isReading ? 'ref' : 'unref'
    child[call]()
    child.channel?.[call]()
  }
  keepAlive(false)
  child.on('message', (message: FromReader) => {
    if (message.kind === 'ready') isReady.resolve()
    else if (message.kind === 'over') endWith(message)
    else settle?.({ posted: message.posted, use: message })
  })
  child.on('error', ({ message }) => {
    endWith(causedByMachine(`No process could be started to read it: ${message}`))
    // What was never started does not exit.
    if (child.pid === undefined) gone.resolve()
  })
  child.on('exit', (code, signal) => {
    const because = signal !== null && FROM_OUTSIDE.includes(signal) ? causedByMachine : causedByFile
    endWith(because(`A reader ended before its time, with ${signal ?? `code ${code}`}`))
    gone.resolve()
  })
  const within = (ms: number, why: Termination) => {
    clearTimeout(timer)
    timer = setTimeout(() => endWith(why), ms)
  }
  const handOver = (file: FileForReader): Promise<Outcome> => {
    if (end !== undefined) return Promise.resolve({ ended: end })
    within(maxWallMs(file.cpuMs) + GRACE_MS, notReadInTime(file.cpuMs))
    return new Promise((resolve) => {
      settle = resolve
      child.send(
        file,
        (error) => error && endWith(causedByMachine(`It could not be handed to a reader: ${error.message}`)),
      )
    })
  }
  return {
    pid: child.pid,
    gone: gone.promise,
    read: async (file) => {
      keepAlive(true)
      within(START_MS, causedByMachine(`The machine was too busy: no reader was ready within ${START_MS / 1_000} s`))
      await isReady.promise
      const outcome = await handOver(file)
      settle = undefined
      clearTimeout(timer)
      keepAlive(false)
      return outcome
    },
    end: () => {
      endWith(causedByMachine('It was ended'))
      return gone.promise
    },
  }
}
