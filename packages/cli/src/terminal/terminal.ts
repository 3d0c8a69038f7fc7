import type { Fetch } from '@boxtrail/client'

/** What a run reads, writes and starts: the process in `main.ts`, and whatever a test gives. */
export interface Terminal {
  env: Record<string, string | undefined>
  platform: NodeJS.Platform
  home: string
  hostname: string
  pid: number
  stdin: AsyncIterable<Uint8Array | string>
  isInputTerminal: boolean
  /** Waits until it was taken, so that a slow reader slows the command and not the memory. */
  stdout: (text: string) => Promise<void>
  stderr: (text: string) => void
  isOutputTerminal: boolean
  isErrorTerminal: boolean
  /** Characters in a line of the terminal. */
  columns: number
  /** Asks for a line that is not shown. */
  askHidden: (question: string) => Promise<string>
  fetch: Fetch
  execute: Execute
  /** Whether a process of this machine runs. */
  isRunning: (pid: number) => boolean
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
  now: () => Date
  /** Aborted by Ctrl-C, and when nobody reads any longer. */
  signal: AbortSignal
}

/** Runs a program of the system with a text as its input; its code is null where it cannot be started. */
export type Execute = (
  command: string,
  args: readonly string[],
  input?: string,
) => Promise<{ code: number | null; stdout: string }>
