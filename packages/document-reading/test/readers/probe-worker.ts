import { setTimeout } from 'node:timers/promises'
import { serve } from '../../src/readers/serve.ts'

/** What a test makes a reader do with its file. */
export type Action =
  | 'look'
  | 'leave a global'
  | 'patch a prototype'
  | 'hang'
  | 'hang unless fresh'
  | 'fill the heap'
  | 'fill buffers'
  | 'end by signal'
  | 'end by signal unless fresh'
  | 'end by signal later'
  | 'wait'
  | 'wait for ever'
  | 'be given no processor'
  | 'end as by an operator'

export interface ReaderReport {
  pid: number
  /** How many files this thread has read, this one included. */
  files: number
  left: unknown
  patched: boolean
  environment: string[]
}

const shared = globalThis as { left?: unknown }
let files = 0
const endBySignal = () => process.kill(process.pid, 'SIGSEGV')
const hang = () => {
  for (;;);
}

const actions: Record<Action, () => unknown> = {
  look: () => {},
  'leave a global': () => {
    shared.left = 'of another'
  },
  'patch a prototype': () => {
    Object.defineProperty(Object.prototype, 'polluted', { value: 'of another', configurable: true })
  },
  hang,
  'hang unless fresh': () => files > 1 && hang(),
  'fill the heap': () => {
    const retained = []
    for (;;) retained.push({ kept: retained.length })
  },
  'fill buffers': async () => {
    const retained = []
    for (;;) {
      retained.push(Buffer.alloc(2 ** 20, 1))
      await setTimeout(1)
    }
  },
  // A defect in WebAssembly has been seen to end its process like this.
  'end by signal': endBySignal,
  'end by signal unless fresh': () => files > 1 && endBySignal(),
  // Long enough that the result has been sent before, also on a busy machine.
  'end by signal later': () => void setTimeout(500).then(endBySignal),
  wait: () => setTimeout(100),
  'wait for ever': () => new Promise(() => {}),
  // As on a machine that is busy with other work: the process is stopped until the test continues it.
  'be given no processor': () => process.kill(process.pid, 'SIGSTOP'),
  'end as by an operator': () => process.kill(process.pid, 'SIGKILL'),
}

await serve({
  read: async ({ action }: { action: Action }): Promise<ReaderReport> => {
    files++
    await actions[action]()
    return {
      pid: process.pid,
      files,
      left: shared.left,
      patched: 'polluted' in {},
      environment: Object.keys(process.env),
    }
  },
  describeFailure: ({ name }) => `It ended with ${name}`,
})
