import { become } from './hand-over.ts'
import { register } from './processes.ts'
import { chosenProgram, ownProgram } from './programs.ts'

/** Asks a process to stop as for good, and then to continue with the version that `boxtrail upgrade` has linked. */
export const CONTINUE = 'SIGUSR2'

/** A process that serves, from its beginning to its end, as `boxtrail upgrade` sees it. */
export const enter = ({ dataDir, host, port }: { dataDir: string; host: string; port: number }) => {
  const own = ownProgram(dataDir)
  const registration = register(dataDir, own, `${host}:${port}`)
  const asked = new Set<NodeJS.Signals>()
  return {
    ready: registration.ready,
    untilStopRequested: () =>
      new Promise<void>((resolve) => {
        const ask = (signal: NodeJS.Signals) => {
          asked.add(signal)
          resolve()
        }
        for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, ask)
        // Asked twice, as by an upgrade that completes another, it must not end.
        process.on(CONTINUE, (signal) => {
          registration.becomes(own)
          ask(signal)
        })
      }),
    /** Lets the process continue as another program if that alone was asked for; else ends it. */
    leave: (): never => {
      if (asked.has(CONTINUE) && asked.size === 1) {
        const chosen = chosenProgram(dataDir, own)
        registration.becomes(chosen)
        become(chosen, ['start'], process.env)
      }
      registration.end()
      process.exit(0)
    },
  }
}
