// `npm start`, `npm test` and the other scripts that need no pnpm, on any Node from 20 on: installs what is missing,
// then runs the Node of the workspace. Plain JavaScript without dependencies, because it runs before anything is
// installed.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { install, root } from './install.mjs'
import { buildWeb } from './web.mjs'

const COMMANDS = {
  start: ['apps/boxtrail/src/main.ts', 'start'],
  boxtrail: ['apps/boxtrail/src/main.ts'],
  mock: ['packages/mock/src/main.ts'],
  simulator: ['packages/simulator/src/main.ts'],
  test: ['tools/launch/test.ts'],
  build: ['tools/launch/turbo.mjs', 'run', 'build'],
  typecheck: ['node_modules/typescript/bin/tsc', '-b'],
}

const [name, ...rest] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) {
  process.stderr.write(`usage: node tools/launch/launch.mjs ${Object.keys(COMMANDS).join('|')}\n`)
  process.exit(2)
}
if (Number(process.versions.node.split('.')[0]) < 20) {
  process.stderr.write(`Boxtrail needs Node 20 or newer to start; this is ${process.versions.node}.\n`)
  process.exit(2)
}

const binaries = join(root, 'node_modules', '.bin')
const environment = {
  // Programs whose modules were compiled by an earlier start begin in half the time.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  PATH: binaries + delimiter + process.env.PATH,
}

try {
  await install(environment)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  if (name === 'test') process.stdout.write('0 passed, 1 failed\n')
  process.exit(1)
}
// The API is served without the application, too; the service then says what is missing.
if (name === 'start') await buildWeb(environment).catch((error) => process.stderr.write(`${error.message}\n`))
run([...command, ...rest])

function run(args) {
  const isTest = name === 'test'
  const color = isTest && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  // A separate process group, so that Ctrl-C, which npm and the terminal both pass on, arrives once; `follow.mjs` and
  // the channel end the child if this process is killed.
  const child = spawn(join(binaries, 'node'), ['--import', './tools/launch/follow.mjs', ...args], {
    cwd: root,
    env: { ...environment, ...color, BOXTRAIL_LAUNCHER: '1' },
    detached: true,
    stdio: ['ignore', isTest ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  })
  const summary = isTest ? watchSummary(child.stdout) : undefined
  forwardSignals(child)
  stopWithNpm(child)
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
  child.on('close', (code, signal) => {
    if (summary && !summary.seen()) process.stdout.write('0 passed, 1 failed\n')
    process.exit(code ?? 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 0))
  })
}

function forwardSignals(child) {
  const last = {}
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const now = Date.now()
      if (now - (last[signal] ?? 0) > 500) child.kill(signal)
      last[signal] = now
    })
  }
}

// Killing npm leaves its scripts running, but should end them too.
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, 500)
  timer.unref()
}

// A run that fails before its first test has no summary line of its own.
function watchSummary(output) {
  let tail = ''
  output.on('data', (chunk) => {
    process.stdout.write(chunk)
    tail = (tail + chunk).slice(-200)
  })
  return { seen: () => /^\d+ passed, \d+ failed\n$/m.test(tail) }
}
