// `npm start`, `npm test` and the other scripts that need no pnpm, on any Node from 20 on: installs what is missing,
// then runs the Node of the workspace. Plain JavaScript without dependencies, because it runs before anything is
// installed.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { install, root } from './install.mjs'
import { buildWeb } from './web.mjs'

/** The program of each command, and what must be installed for it (install.mjs). */
const COMMANDS = {
  start: { runs: ['apps/boxtrail/src/main.ts', 'start'], needs: 'serve' },
  boxtrail: { runs: ['apps/boxtrail/src/main.ts'], needs: 'serve' },
  simulator: { runs: ['packages/simulator/src/main.ts'], needs: 'serve' },
  // The published package contains its imports; in the repository they need the installation for development.
  mock: { runs: ['packages/mock/src/main.ts'], needs: 'develop' },
  test: { runs: ['tools/launch/test.ts'], needs: 'develop' },
  build: { runs: ['tools/launch/turbo.mjs', 'run', 'build'], needs: 'develop' },
  typecheck: { runs: ['node_modules/typescript/bin/tsc', '-b'], needs: 'develop' },
  generate: { runs: ['tools/generate/generate.ts'], needs: 'develop' },
  check: { runs: ['tools/check/check.ts'], needs: 'develop' },
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
  // Programs start in half the time if an earlier start has compiled their modules.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  PATH: binaries + delimiter + process.env.PATH,
}

try {
  await install(environment, command.needs)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  if (name === 'test') process.stdout.write('0 passed, 1 failed\n')
  process.exit(1)
}
// Runs while the service starts its database. The API is also served without the web application; the service then
// reports what is missing.
const build = name === 'start' ? buildWeb(environment) : undefined
const child = run([...command.runs, ...rest])
build
  ?.catch((error) => process.stderr.write(`${error.message}\n`))
  .finally(() => child.connected && child.send('web built'))

function run(args) {
  const isTest = name === 'test'
  const color = isTest && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  // A separate process group, so that Ctrl-C, which npm and the terminal both pass on, arrives once; `follow.mjs` and
  // the channel end the child if this process is killed.
  const child = spawn(join(binaries, 'node'), ['--import', './tools/launch/follow.mjs', ...args], {
    cwd: root,
    env: { ...environment, ...color, BOXTRAIL_LAUNCHER: build ? 'builds' : 'follows' },
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
  return child
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
