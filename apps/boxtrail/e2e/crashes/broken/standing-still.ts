/**
 * Loaded before the service: makes it stall, as on a suspended machine, once it has locked a source in a transaction.
 */
import { Client } from 'pg'

type Query = (...args: unknown[]) => unknown

const { query } = Client.prototype as unknown as { query: Query }
let hasStood = false
Client.prototype.query = function (this: Client, ...args: unknown[]) {
  const answer = query.apply(this, args)
  if (!hasStood && (args[0] as { name?: string })?.name === 'lock-source')
    void (answer as Promise<unknown>).then(() => {
      hasStood = true
      process.kill(process.pid, 'SIGSTOP')
    })
  return answer
} as never
