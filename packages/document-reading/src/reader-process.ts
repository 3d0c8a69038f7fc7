import type { ProcessWork } from './in-process.ts'
import { inThread } from './in-thread.ts'

// Nobody waits for the result any more.
process.once('disconnect', () => process.exit())
process.once('message', async ({ script, data, limits }: ProcessWork) => {
  const posted = await inThread({ script: new URL(script), data }, limits)
  process.send!(posted)
})
