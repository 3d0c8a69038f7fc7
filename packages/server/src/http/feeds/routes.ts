import { randomUUID } from 'node:crypto'
import type { Receipt } from '@boxtrail/contracts/feed'
import type { Hono, Context as HttpContext } from 'hono'
import type { Context } from '../../domain/context.ts'
import { readArrivalNotices } from '../../domain/feeds/arrival-notices.ts'
import { readCsv } from '../../domain/feeds/csv.ts'
import { readDcsaEvents } from '../../domain/feeds/dcsa-events.ts'
import { takeEdi } from '../../domain/feeds/edi/upload.ts'
import { readMessage } from '../../domain/feeds/messages.ts'
import { type Message, receive } from '../../domain/feeds/receive.ts'
import { malformedBody, notFound, tooManyRequests, unsigned, unsupportedFeedType } from '../../errors.ts'
import { createSemaphore, type Semaphore } from '../../semaphore.ts'
import { isEdiSource } from '../../sources/edi/source.ts'
import type { PushSource } from '../../sources/push.ts'
import { readBytes } from '../body.ts'
import { asApiError } from '../problems.ts'
import { isSignature, isSigned } from './signature.ts'

const MAX_BYTES = 16 * 1024 * 1024
/** A body is in memory before anybody can know who signed it: of those longer than most, so many at a time. */
const LARGE_BYTES = 1024 * 1024
const LARGE_AT_ONCE = 8
/** Numbers that one message may speak of, and the characters that are kept of it for all of them together. */
const MAX_SUBJECTS = 30_000
const MAX_KEPT = 64 * 1024 * 1024

interface Push {
  types: readonly string[]
  /** The headers that may carry the signature. */
  signatures: readonly string[]
  read: (body: Uint8Array, source: PushSource, nowMs: number) => Message
  /** What is answered, where it is not the receipt. */
  answer?: (receipt: Receipt) => unknown
  take?: never
}

/** What is no list of items, and is taken in a way of its own. */
interface WholePush extends Pick<Push, 'types' | 'signatures'> {
  take: (context: Context, source: PushSource, body: Uint8Array) => Promise<unknown>
}

/** As DCSA words it; each problem once, though it concerns a bill and its boxes. */
const feedback = ({ results }: Receipt) => {
  const found = results.flatMap(({ at, problems = [] }) =>
    problems.map((one) => ({ severity: 'ERROR', message: one.reason, propertyPath: `${at}${one.at}` })),
  )
  return { feedbackElements: [...new Map(found.map((one) => [JSON.stringify(one), one])).values()] }
}

const OWN = 'boxtrail-signature'
const DCSA = 'notification-signature'

/** What can be pushed, by the end of its address (spec/feed.yaml). */
const pushes: Record<string, Push | WholePush> = {
  messages: { types: ['application/json'], signatures: [OWN], read: readMessage },
  csv: { types: ['text/csv'], signatures: [OWN], read: readCsv },
  'dcsa/events': { types: ['application/json'], signatures: [DCSA], read: readDcsaEvents, answer: () => null },
  'arrival-notices': {
    types: ['application/json'],
    signatures: [DCSA, OWN],
    read: readArrivalNotices,
    answer: feedback,
  },
  edi: {
    types: ['application/edi-x12', 'application/edifact', 'text/plain', 'application/octet-stream'],
    signatures: [OWN],
    take: takeEdi,
  },
}

/** The addresses by which terminals, railways and lines push facts: signed, limited, applied once. */
export const bindFeeds = (app: Hono, context: Context): void => {
  const large = createSemaphore(LARGE_AT_ONCE)
  for (const [path, push] of Object.entries(pushes))
    app.post(`/feed/v1/:feed/${path}`, (http) => serve(http, push, context, isLarge(http) ? large : atOnce))
}

const atOnce: Semaphore = (work) => work()

/** A body whose length is not told may be of any. */
const isLarge = (http: HttpContext): boolean => Number(http.req.header('content-length') ?? MAX_BYTES) > LARGE_BYTES

/** Of a feed that does not exist: signed for as long as any other, to no end. */
const nobodys = [randomUUID()]

const serve = async (
  http: HttpContext,
  push: Push | WholePush,
  context: Context,
  semaphore: Semaphore,
): Promise<Response> => {
  const requestId = randomUUID()
  const headers = { 'X-Request-Id': requestId, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' }
  try {
    const source = context.registry.feed(http.req.param('feed')!)
    const given = push.signatures.map((name) => http.req.header(name)).find((header) => header !== undefined) ?? null
    // What has no signature at all is refused unread.
    if (!isSignature(given)) throw unsigned(push.signatures)
    const answer = await semaphore(() => take(http, given, push, context, source))
    return answer === null ? new Response(null, { status: 204, headers }) : Response.json(answer, { headers })
  } catch (error) {
    const refusal = asApiError(error, context.log, requestId)
    return Response.json(
      { errors: refusal.problems },
      { status: refusal.status, headers: { ...headers, ...refusal.headers } },
    )
  }
}

/** Takes what is signed, and gives the answer to it. */
const take = async (
  http: HttpContext,
  signature: string,
  push: Push | WholePush,
  context: Context,
  source: PushSource | undefined,
): Promise<unknown> => {
  const body = await readBytes(http.req.raw, MAX_BYTES)
  // A feed that does not exist is answered as a wrong signature is, so that nobody learns which there are.
  if (!isSigned(signature, body, source?.push.secrets ?? nobodys) || !source) throw unsigned(push.signatures)
  // A partner who sends EDI speaks nothing else.
  if (isEdiSource(source) !== (push.take !== undefined)) throw notFound()
  await takePlace(source, context)
  const [type] = (http.req.header('content-type') ?? '').toLowerCase().split(';')
  const isPlain = /^(identity)?$/i.test(http.req.header('content-encoding') ?? '')
  if (!push.types.includes(type!.trim()) || !isPlain) throw unsupportedFeedType(push.types)
  if (push.take) return push.take(context, source, body)
  const message = push.read(body, source, context.clock().getTime())
  refuseMultiplied(message)
  const receipt = await receive(context, source, message)
  return push.answer ? push.answer(receipt) : receipt
}

/** What is said of many is kept for each of them: a body of a few megabytes could fill any disk. */
const refuseMultiplied = ({ items }: Message): void => {
  const kept = items.reduce((sum, { pushed }) => sum + pushed.body.length, 0)
  if (items.length > MAX_SUBJECTS || kept > MAX_KEPT)
    throw malformedBody('It speaks of too many numbers at once; send it in several messages.')
}

const takePlace = async (source: PushSource, { takePlaces, config }: Context): Promise<void> => {
  const bucket = { name: 'feed', limit: config.limits.feed_messages_per_minute }
  const { admitted, resetMs } = await takePlaces(bucket, source.id)
  if (admitted === 0) throw tooManyRequests(Math.max(1, Math.ceil(resetMs / 1_000)), {})
}
