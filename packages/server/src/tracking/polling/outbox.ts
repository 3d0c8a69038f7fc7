import type { PollResult } from './poll.ts'

/** How long responses are collected, because one commit for many of them syncs the disk once. */
const FLUSH_MS = 4
const FLUSH_AT = 64

export interface Outbox {
  /** Resolves once the response is committed. */
  add(result: PollResult): Promise<void>
}

/** Collects responses, which `write` writes together. */
export const createOutbox = (write: (polls: readonly PollResult[]) => Promise<void>): Outbox => {
  let batch: { polls: PollResult[]; send: () => void; sent: Promise<void> } | null = null
  const open = () => {
    const polls: PollResult[] = []
    let send = () => {}
    const sent = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, FLUSH_MS)
      send = () => {
        clearTimeout(timer)
        resolve()
      }
    }).then(() => {
      if (batch?.polls === polls) batch = null
      return write(polls)
    })
    return { polls, send, sent }
  }
  return {
    add(result) {
      batch ??= open()
      const { polls, send, sent } = batch
      polls.push(result)
      if (polls.length >= FLUSH_AT) {
        batch = null
        send()
      }
      return sent
    },
  }
}
