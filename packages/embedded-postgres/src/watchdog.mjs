// Runs PostgreSQL as its child and holds a pipe from the process that wanted it. The pipe closes when that process ends,
// however it ends, and then the server is shut down. Plain JavaScript, so that any Node can run it.
import { spawn } from 'node:child_process'
import { fstatSync, openSync, readSync, rmSync, writeSync } from 'node:fs'

const { postgres, args, uid, gid, env, log, remove } = JSON.parse(process.argv[2])
const output = openSync(log, 'a+', 0o600)
const FAST_SHUTDOWN_MS = 8_000
const RESTARTS_A_MINUTE = 60

let stopping = false
let server
const restarts = []

function start() {
  const startedAt = Date.now()
  server = spawn(postgres, args, { uid, gid, env, cwd: '/', stdio: ['ignore', output, output] })
  server.on('error', (error) => {
    writeSync(output, `${error.message}\n`)
    leave(1)
  })
  server.on('exit', (code, signal) => {
    if (stopping || code === 0) leave(code ?? 1)
    else if (signal || Date.now() - startedAt > 2_000 || orphansHoldMemory()) again(code ?? signal, startedAt)
    else leave(1)
  })
}

// The backends of a killed server need a second or two to notice; until then a new one refuses to start.
function orphansHoldMemory() {
  const tail = Buffer.alloc(1_000)
  const read = readSync(output, tail, 0, tail.length, Math.max(0, fstatSync(output).size - tail.length))
  return tail.toString('utf8', 0, read).includes('still in use')
}

// Starts a server again that was killed.
function again(reason, startedAt) {
  while (restarts[0] < startedAt - 60_000) restarts.shift()
  restarts.push(startedAt)
  if (restarts.length > RESTARTS_A_MINUTE) leave(1)
  writeSync(output, `boxtrail: PostgreSQL ended (${reason}), starting it again\n`)
  setTimeout(() => (stopping ? leave(1) : start()), 250)
}

function stop() {
  if (stopping) return
  stopping = true
  if (!server || server.exitCode !== null || server.signalCode !== null) leave(0)
  server.kill('SIGINT')
  setTimeout(() => server.kill('SIGQUIT'), FAST_SHUTDOWN_MS).unref()
  setTimeout(() => server.kill('SIGKILL'), FAST_SHUTDOWN_MS + 3_000).unref()
}

function leave(code) {
  for (const path of remove) rmSync(path, { recursive: true, force: true })
  process.exit(code)
}

// Signals meant for the whole group must not take the database away before its users have drained.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
process.stdin.on('end', stop).on('close', stop).on('error', stop).resume()
start()
