import { become } from './hand-over.ts'
import { register } from './processes.ts'
import { chosenProgram, ownProgram } from './programs.ts'

/**
 * The signal that asks a process to stop as if for good, and then to continue as the version that `boxtrail upgrade`
 * has linked.
 */
export const CONTINUE = 'SIGUSR2'

const ENDING = ['SIGTERM', 'SIGINT'] as const

/** Registers this process, from its beginning to its end, for `boxtrail upgrade`. */
export const enter = ({ dataDir, host, port }: { dataDir: string; host: string; port: number }) => {
  const own = ownProgram(dataDir)
  const registration = register(dataDir, own, `${host}:${port}`)
  const received = new Set<NodeJS.Signals>()
  return {
    ready: registration.ready,
    untilStopRequested: () =>
      new Promise<void>((resolve) => {
        const ask = (signal: NodeJS.Signals) => {
          received.add(signal)
          resolve()
        }
        for (const signal of ENDING) process.once(signal, ask)
        // A second signal, as from an upgrade that completes another, must not end the process.
        process.on(CONTINUE, (signal) => {
          registration.becomes(own)
          ask(signal)
        })
      }),
    /**
     * Lets the process continue as another program if only that was requested; otherwise ends it. Signals that came
     * meanwhile count: they are delivered in the next turn of the event loop, and later ones end the process by
     * themselves.
     */
    leave: (): void => {
      const end = (): never => {
        registration.end()
        process.exit(0)
      }
      if (!received.has(CONTINUE) || received.size > 1) end()
      const chosen = chosenProgram(dataDir, own)
      registration.becomes(chosen)
      inNextTurn(() => {
        if (received.size > 1) end()
        for (const signal of ENDING) process.removeAllListeners(signal)
        become(chosen, ['start'], process.env)
      })
    },
  }
}

/** Runs work after the events that have arrived so far: a single immediate may run before they are polled for. */
const inNextTurn = (work: () => void): void => void setImmediate(() => setImmediate(work))
