import { CONTINUE, enter } from '../../src/upgrade/presence.ts'

/** A process that may be sent SIGTERM at the last moment before it continues as this program. */
if (process.argv[2] === 'start') {
  process.stdout.write('continued')
  process.exit(0)
}
setInterval(() => {}, 1_000)
const presence = enter({ dataDir: process.env.BOXTRAIL_DATA_DIR!, host: '127.0.0.1', port: 0 })
const asked = presence.untilStopRequested()
process.kill(process.pid, CONTINUE)
await asked
if (process.argv[2] === 'stopped') process.kill(process.pid, 'SIGTERM')
presence.leave()
