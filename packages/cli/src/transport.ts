import type { Fetch } from '@boxtrail/client'
import type { Terminal } from './terminal/terminal.ts'

/** What a run has seen: the last request for its errors, and keys so that none is shown. */
export interface Seen {
  keys: Set<string>
  lastRequest: string | undefined
}

/**
 * Sends requests, and remembers the last one; `--verbose` shows each, without headers, because these contain the key.
 */
export const observed =
  (terminal: Terminal, seen: Seen, isVerbose: boolean): Fetch =>
  async (request) => {
    const at = `${request.method} ${request.url}`
    seen.lastRequest = at
    const send = async () => {
      const response = await terminal.fetch(request)
      if (response.status === 429 && response.headers.has('retry-after') && terminal.isErrorTerminal)
        terminal.stderr(
          `too many requests: waiting as long as the service asks, ${response.headers.get('retry-after')} s\n`,
        )
      return response
    }
    if (!isVerbose) return send()
    const begun = performance.now()
    const took = () => `${Math.round(performance.now() - begun)} ms`
    terminal.stderr(`> ${at}\n`)
    try {
      const response = await send()
      const id = response.headers.get('x-request-id')
      terminal.stderr(`< ${response.status} in ${took()}${id ? `, request ${id}` : ''}\n`)
      return response
    } catch (error) {
      terminal.stderr(`< no answer after ${took()}: ${(error as Error).message}\n`)
      throw error
    }
  }
