// Loaded before the program that the launcher runs: if the launcher is killed, the channel to it closes, and the
// program ends as on SIGTERM. Does not affect processes that the program starts.
if (process.env.BOXTRAIL_LAUNCHER && process.channel) {
  const builds = process.env.BOXTRAIL_LAUNCHER === 'builds'
  delete process.env.BOXTRAIL_LAUNCHER
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  if (!builds) process.channel.unref()
  // The launcher builds the web application at the same time; apps/boxtrail/src/web.ts waits for it.
  else
    globalThis[Symbol.for('boxtrail.web')] = new Promise((resolve) => {
      process.once('message', () => {
        process.channel?.unref()
        resolve()
      })
    })
}
