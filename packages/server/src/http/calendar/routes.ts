import { hash, randomUUID } from 'node:crypto'
import { methodNotAllowed, notFound } from '@boxtrail/protocol/errors'
import type { Hono, Context as HttpContext } from 'hono'
import { ADDRESSES, hashOfFile } from '../../calendar/address.ts'
import { findFeedOfToken, recordReading } from '../../calendar/queries.ts'
import { readFeed } from '../../calendar/read-feed.ts'
import type { Context } from '../../context.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { takePlace } from '../pipeline/limit.ts'
import type { ClientAddress } from '../transport/client-address.ts'
import { measure } from '../transport/measure.ts'
import { asApiError } from '../transport/problems.ts'
import { createAddressSlots, createSlots, type Slots } from '../transport/slots.ts'

/** The limit of a calendar: programs read it every few minutes at most, and several may use the same address. */
const OF_FEED = { name: 'calendar', limit: 30 }
/** The limit of requests for unknown addresses, by sender: a program continues to request one that was revoked. */
const OF_STRANGERS = { name: 'calendar-unknown', limit: 60 }

/** The address is the credential, so nobody else may keep or pass on the response. */
const HEADERS = {
  'Cache-Control': 'private, no-cache',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

export interface CalendarBinding {
  context: Context
  addressOf: ClientAddress
  served: Metrics['served']
}

/** Serves the secret addresses that calendar programs read without any other credential. */
export const bindCalendars = (app: Hono, binding: CalendarBinding): void => {
  const bySender = createAddressSlots()
  const byAccount = createSlots({ running: 2, waiting: 32, waitMs: 20_000 })
  app.all(
    ADDRESSES,
    measure(
      binding.served,
      () => 'calendar',
      (http) => serve(http, binding, { bySender, byAccount }),
    ),
  )
}

const serve = async (
  http: HttpContext,
  { context, addressOf }: CalendarBinding,
  { bySender, byAccount }: { bySender: Slots; byAccount: Slots },
): Promise<Response> => {
  const requestId = randomUUID()
  const headers = { ...HEADERS, 'X-Request-Id': requestId }
  const sender = String(addressOf(http))
  try {
    if (!['GET', 'HEAD'].includes(http.req.method)) throw methodNotAllowed(['GET', 'HEAD'])
    const text = await bySender(sender, async () => {
      const feed = await findFeed(http.req.param('file')!, sender, context)
      return byAccount(feed.account_id, () => read(feed, context))
    })
    const etag = `"${hash('sha256', text, 'hex').slice(0, 32)}"`
    if (http.req.header('if-none-match') === etag)
      return new Response(null, { status: 304, headers: { ...headers, ETag: etag } })
    return new Response(http.req.method === 'HEAD' ? null : text, {
      headers: { ...headers, ETag: etag, 'Content-Type': 'text/calendar; charset=utf-8' },
    })
  } catch (error) {
    const refusal = asApiError(error, context, requestId)
    return Response.json(
      { errors: refusal.problems },
      { status: refusal.status, headers: { ...headers, 'Cache-Control': 'no-store', ...refusal.headers } },
    )
  }
}

/** Finds the calendar of an address. It is looked up each time, so that a revoked address ends at once everywhere. */
const findFeed = async (file: string, sender: string, { pool, takePlaces }: Context) => {
  const tokenHash = hashOfFile(file)
  const feed = tokenHash === undefined ? undefined : await findFeedOfToken(pool, tokenHash)
  if (feed) return feed
  await takePlace(takePlaces, OF_STRANGERS, sender)
  throw notFound()
}

const read = async (feed: Awaited<ReturnType<typeof findFeed>>, context: Context): Promise<string> => {
  const { account_id: accountId, id, name, is_unrecorded: isUnrecorded } = feed
  await takePlace(context.takePlaces, OF_FEED, id)
  const filters = feed.filters as Record<string, string>
  const text = await readFeed(context, { accountId, name, filters }, context.config.baseUrl)
  // Not awaited: the next read makes up for a lost write.
  if (isUnrecorded) recordReading(context.pool, accountId, id).catch(() => {})
  return text
}
