import type { Hono } from 'hono'
import { BASE_URL } from '../api.ts'

export interface Message {
  id?: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the event that it expects.
  data?: any
}

/** Opens a stream of server-sent events, parsed as the HTML standard says: a comment is not a message. */
export const openStream = async (app: Hono, path: string, headers: Record<string, string>) => {
  const response = await app.request(BASE_URL + path, { headers: { accept: 'text/event-stream', ...headers } })
  if (response.status !== 200) throw new Error(`the stream was refused: ${response.status} ${await response.text()}`)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  /** The next message with an id, or undefined at the end. */
  const next = async (): Promise<Message | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end < 0) {
        const { done, value } = await reader.read()
        if (done) return undefined
        text += value
        continue
      }
      const fields = text.slice(0, end).split('\n').map(fieldOf)
      text = text.slice(end + 2)
      const message: Message = Object.fromEntries(fields.filter(([name]) => name === 'id' || name === 'data'))
      if (message.data !== undefined) message.data = JSON.parse(message.data)
      if (message.id !== undefined) return message
    }
  }
  return {
    response,
    next,
    close: () => reader.cancel(),
    /** Waits for the end, and discards what arrives until then. */
    ended: async () => {
      while ((await next()) !== undefined);
    },
  }
}

const fieldOf = (line: string): [name: string, value: string] => {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 1).trimStart()]
}
