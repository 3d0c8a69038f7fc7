#!/usr/bin/env node
import { Ended, Interrupted } from './failure.ts'
import { run } from './run.ts'
import { processTerminal } from './terminal/process-terminal.ts'

const stopped = new AbortController()
const interrupt = () => {
  // A second Ctrl-C ends at once, without waiting for a clean end.
  if (stopped.signal.aborted) process.exit(130)
  stopped.abort(new Interrupted())
}
process.on('SIGINT', interrupt)
process.on('SIGTERM', interrupt)
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader has closed the pipe, as `boxtrail containers | head` does.
  stopped.abort(error.code === 'EPIPE' ? new Ended(0) : error)
})
// If nobody reads stderr, the result is still written.
process.stderr.on('error', () => {})

run(process.argv.slice(2), processTerminal(stopped.signal)).then((code) => {
  process.exitCode = code
  // A pipe on stdin that is never closed must not keep the process alive.
  process.stdin.unref?.()
})
