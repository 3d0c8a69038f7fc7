import { fork } from 'node:child_process'
import { type Posted, readerEnvironment, type ThreadLimits } from './in-thread.ts'

export interface ProcessWork {
  /** The script of a thread, as `inThread` runs it. */
  script: string
  data: object
  limits: ThreadLimits
}

/** What a process may take beyond its thread's time: to start, and to pass on the result. */
const GRACE_MS = 10_000

/**
 * Runs a parser in a thread of a process of its own: where its WebAssembly or the end of its thread takes the process
 * down, no other work ends with it. Never throws: what does not end well is refused, with the reason.
 */
export const inProcess = <Result>(script: URL, data: object, limits: ThreadLimits): Promise<Posted<Result>> =>
  new Promise((resolve) => {
    // As for a thread: no secret of this process is in reach, and nothing it prints goes anywhere.
    const child = fork(new URL('./reader-process.ts', import.meta.url), {
      env: readerEnvironment(),
      // Hundreds of patterns are compiled once and not twice, which is half of the time of a short document.
      execArgv: ['--no-regexp-tier-up'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const end = (posted: Posted<Result>) => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      resolve(posted)
    }
    const refuse = (refused: string) => end({ refused })
    const timer = setTimeout(() => refuse(`It took longer than ${limits.timeoutMs} ms`), limits.timeoutMs + GRACE_MS)
    child.on('message', (posted) => end(posted as Posted<Result>))
    child.on('error', ({ message }) => refuse(`No process could be started to read it: ${message}`))
    child.on('exit', (code, signal) => refuse(`A reader ended before its time, with ${signal ?? `code ${code}`}`))
    child.send({ script: script.href, data, limits } satisfies ProcessWork, (error) => {
      if (error) refuse(`It could not be handed to a reader: ${error.message}`)
    })
  })
