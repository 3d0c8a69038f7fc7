import type { Context } from 'hono'
import type { FaultKind } from '../story/story.ts'
import { dcsaError } from './events-page.ts'

const page = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`

/** What a source does instead of responding. */
export const faultResponse = (c: Context, kind: FaultKind, hangMs: number): Response | Promise<Response> => {
  switch (kind) {
    case 'login_page':
      return c.html(page('Sign in', '<form action="/login"><input name="user"><input type="password"></form>'), 200)
    case 'captcha':
      return c.html(page('Are you human?', '<div class="captcha">Click all the squares with ships</div>'), 200)
    case 'throttled':
      c.header('Retry-After', '120')
      return dcsaError(c, 429, 'too many requests')
    case 'server_error':
      return dcsaError(c, 500, 'internal error')
    case 'bad_gateway':
      return c.html(page('502 Bad Gateway', '<center>nginx</center>'), 502)
    case 'unauthorized':
      return dcsaError(c, 401, 'the credentials are refused')
    case 'withheld':
      return dcsaError(c, 451, 'the data is private')
    case 'rejected':
      return dcsaError(c, 400, 'the number has not the form of one of ours')
    case 'not_found':
      return dcsaError(c, 404, 'the number is not known')
    case 'no_data':
      return c.json([])
    case 'truncated':
      return c.body('[{"eventType":"EQUIPMENT","eventClassifierCode":"ACT","eventDateTi', 200, {
        'content-type': 'application/json',
      })
    case 'hang':
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(dcsaError(c, 504, 'the gateway timed out')), hangMs)
        // Stops once the client has given up.
        c.req.raw.signal?.addEventListener('abort', () => clearTimeout(timer), { once: true })
      })
    case 'slow_drip':
      return new Response(drip('[{"eventType":"EQUIPMENT"'.padEnd(2_000, ' '), hangMs), {
        headers: { 'content-type': 'application/json' },
      })
  }
}

/** One byte after another, over the whole time that a source hangs, without ever completing. */
const drip = (text: string, overMs: number): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder().encode(text)
  let sent = 0
  let timer: ReturnType<typeof setTimeout>
  return new ReadableStream({
    pull: (controller) =>
      new Promise((resolve) => {
        timer = setTimeout(() => {
          if (sent < bytes.length) controller.enqueue(bytes.subarray(sent, ++sent))
          else controller.error(new Error('the connection was cut'))
          resolve()
        }, overMs / bytes.length)
      }),
    cancel: () => clearTimeout(timer),
  })
}
