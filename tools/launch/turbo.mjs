// Runs Turbo with the pnpm of this repository, which Turbo needs to start the scripts of the packages: neither needs to
// be installed. `node tools/launch/turbo.mjs run build`
import { spawn } from 'node:child_process'
import { PNPM, root } from './install.mjs'

/** Starts Turbo in a separate process group; a signal to this process ends the whole group. */
export function startTurbo(args, options = {}) {
  const child = spawn('npx', ['-y', PNPM, 'exec', 'turbo', ...args], {
    cwd: root,
    stdio: 'inherit',
    detached: true,
    ...options,
    env: { ...process.env, ...options.env, TURBO_TELEMETRY_DISABLED: '1' },
  })
  const end = (signal) => process.kill(-child.pid, signal)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end)
  child.on('close', () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.removeListener(signal, end)
  })
  return child
}

if (process.argv[1] === import.meta.filename)
  startTurbo(process.argv.slice(2)).on('close', (code) => process.exit(code ?? 1))
