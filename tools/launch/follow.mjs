// Loaded before the program that the launcher runs: if the launcher is killed, the channel to it closes, and the
// program ends as on SIGTERM. Does not affect processes that the program starts.
if (process.env.BOXTRAIL_LAUNCHER && process.channel) {
  delete process.env.BOXTRAIL_LAUNCHER
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
