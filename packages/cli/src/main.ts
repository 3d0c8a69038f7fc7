#!/usr/bin/env node
import { Ended, Interrupted } from './failure.ts'
import { run } from './run.ts'
import { processTerminal } from './terminal/process-terminal.ts'

const stopped = new AbortController()
const interrupt = () => {
  // Who asks twice does not want to wait for what ends cleanly.
  if (stopped.signal.aborted) process.exit(130)
  stopped.abort(new Interrupted())
}
process.on('SIGINT', interrupt)
process.on('SIGTERM', interrupt)
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `boxtrail containers | head`: who reads has seen enough.
  stopped.abort(error.code === 'EPIPE' ? new Ended(0) : error)
})
// Who does not read what goes wrong still gets the result.
process.stderr.on('error', () => {})

run(process.argv.slice(2), processTerminal(stopped.signal)).then((code) => {
  process.exitCode = code
  // A pipe on stdin that nobody closes must not keep the process.
  process.stdin.unref?.()
})
