import type { Fetch } from '@boxtrail/client'

/** What a run reads, writes and starts: the process in `main.ts`, or what a test provides. */
export interface Terminal {
  env: Record<string, string | undefined>
  platform: NodeJS.Platform
  home: string
  hostname: string
  pid: number
  stdin: AsyncIterable<Uint8Array | string>
  isInputTerminal: boolean
  /** Waits until the text was accepted, so that a slow reader slows the command instead of filling the memory. */
  stdout: (text: string) => Promise<void>
  stderr: (text: string) => void
  isOutputTerminal: boolean
  isErrorTerminal: boolean
  /** The number of characters in a line of the terminal. */
  columns: number
  /** Asks for a line that is not shown. */
  askHidden: (question: string) => Promise<string>
  fetch: Fetch
  execute: Execute
  /** Whether a process of this machine is running. */
  isRunning: (pid: number) => boolean
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
  now: () => Date
  /** Aborted by Ctrl-C, and when nobody reads any longer. */
  signal: AbortSignal
}

/** Runs a program of the system with a text as its input; `code` is null if it cannot be started. */
export type Execute = (
  command: string,
  args: readonly string[],
  input?: string,
) => Promise<{ code: number | null; stdout: string }>
