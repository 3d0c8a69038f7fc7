import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { DcsaEvent } from '../formats/dcsa.ts'
import type { Line } from '../story/lines.ts'
import { instant } from '../time.ts'

const LIMIT = 100

/** A page of events: a bare array, with the URL of the next page in a header, unless the line wraps it. */
export const eventsPage = (c: Context, events: readonly DcsaEvent[], { quirks }: Line): Response => {
  const limit = Number(c.req.query('limit') ?? LIMIT)
  const from = Number(c.req.query('cursor') ?? 0)
  if (!Number.isInteger(limit) || limit < 1 || !Number.isInteger(from) || from < 0)
    return dcsaError(c, 400, 'limit and cursor must be whole numbers')
  const page = events.slice(from, from + limit)
  c.header('API-Version', '2.2.0')
  c.header('Current-Page', c.req.url)
  if (from + limit < events.length) {
    const next = new URL(c.req.url)
    next.searchParams.set('cursor', String(from + limit))
    c.header('Next-Page', next.href)
  }
  return c.json(quirks.wrapper ? { [quirks.wrapper]: page } : page)
}

/** The error body of DCSA 2.2. */
export const dcsaError = (c: Context, status: ContentfulStatusCode, message: string): Response => {
  c.header('API-Version', '2.2.0')
  return c.json(
    {
      httpMethod: c.req.method,
      requestUri: c.req.url,
      statusCode: status,
      statusCodeText: message,
      errorDateTime: instant(Date.now()),
      errors: [{ reason: message, message }],
    },
    status,
  )
}
