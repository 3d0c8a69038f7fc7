// Loaded before the program that the launcher runs: when the launcher is killed, the channel to it closes, and the
// program ends as if it had been asked to. Processes that the program starts are not concerned.
if (process.env.BOXTRAIL_LAUNCHER && process.channel) {
  delete process.env.BOXTRAIL_LAUNCHER
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
