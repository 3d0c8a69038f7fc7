import { handOver } from './upgrade/hand-over.ts'

const words = process.argv.slice(2)
handOver(words, process.env)
// A process that starts the service with a channel, as `upgrade` does to try it, must not be outlived.
if (words[0] === 'start') process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Imported after the hand-over, because a copy that hands over need not load the service.
const { boxtrail } = await import('./boxtrail.ts')
const code = await boxtrail(words, {
  // At a terminal, only what needs attention is shown; a supervisor collects everything.
  env: words[0] === 'start' && process.stderr.isTTY ? { BOXTRAIL_LOG: 'warn', ...process.env } : process.env,
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
})
if (code !== 0) process.exit(code)
