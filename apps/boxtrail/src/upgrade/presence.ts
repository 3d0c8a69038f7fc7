import { become } from './hand-over.ts'
import { register } from './processes.ts'
import { chosenProgram, ownProgram } from './programs.ts'

/** Asks a process to stop as for good, and then to continue with the version that `boxtrail upgrade` has linked. */
export const CONTINUE = 'SIGUSR2'

const ENDING = ['SIGTERM', 'SIGINT'] as const

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
        for (const signal of ENDING) process.once(signal, ask)
        // Asked twice, as by an upgrade that completes another, it must not end.
        process.on(CONTINUE, (signal) => {
          registration.becomes(own)
          ask(signal)
        })
      }),
    /**
     * Lets the process continue as another program if that alone was asked for; else ends it. What was asked for meanwhile
     * counts: it is heard in the next turn of the event loop, and what comes after that ends the process by itself.
     */
    leave: (): void => {
      const end = (): never => {
        registration.end()
        process.exit(0)
      }
      if (!asked.has(CONTINUE) || asked.size > 1) end()
      const chosen = chosenProgram(dataDir, own)
      registration.becomes(chosen)
      inNextTurn(() => {
        if (asked.size > 1) end()
        for (const signal of ENDING) process.removeAllListeners(signal)
        become(chosen, ['start'], process.env)
      })
    },
  }
}

/** After the events that have come until now: an immediate alone may run before they are looked for. */
const inNextTurn = (work: () => void): void => void setImmediate(() => setImmediate(work))
