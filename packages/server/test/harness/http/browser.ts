import type { Hono } from 'hono'
import { BASE_URL } from '../api.ts'

interface Sent {
  body?: unknown
  headers?: Record<string, string>
}

interface Answered {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the answer that it expects.
  body: any
  headers: Headers
}

export interface Browser {
  send: (method: string, path: string, sent?: Sent) => Promise<Answered>
  /** The cookie that the browser would send, as `name=value`. */
  cookie: () => string | undefined
  /** Another browser with the same cookie, as if an attacker had copied it. */
  copy: () => Browser
}

/** A browser with one page of the web application open. It keeps the cookie and sends `sec-fetch-site`. */
export const openBrowser = (app: Hono, initial?: string): Browser => {
  let cookie = initial
  const send = async (method: string, path: string, { body, headers = {} }: Sent = {}): Promise<Answered> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const own = { 'sec-fetch-site': 'same-origin', ...(cookie === undefined ? {} : { cookie }) }
    const response = await app.request(`${BASE_URL}${path}`, {
      method,
      headers: { ...own, ...type, ...headers } as Record<string, string>,
      ...(text === undefined ? {} : { body: text }),
    })
    const [set] = response.headers.getSetCookie()
    if (set !== undefined) cookie = set.includes('Max-Age=0') ? undefined : set.split(';')[0]
    const answer = await response.text()
    return { status: response.status, body: answer === '' ? undefined : JSON.parse(answer), headers: response.headers }
  }
  return { send, cookie: () => cookie, copy: () => openBrowser(app, cookie) }
}
