import type { IncomingMessage } from 'node:http'

export const headersOf = ({ headers }: Pick<IncomingMessage, 'headers'>): Headers => {
  const read = new Headers()
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) read.set(name, String(value))
  return read
}
