import { randomUUID } from 'node:crypto'
import type { Receipt } from '@boxtrail/contracts/feed'
import { malformedBody, methodNotAllowed, notFound, unsigned, unsupportedFeedType } from '@boxtrail/protocol/errors'
import { readMediaType } from '@boxtrail/protocol/read/media-type'
import { isEdiSource } from '@boxtrail/sources/edi/edi-source'
import type { PushSource } from '@boxtrail/sources/port/push'
import type { Hono, Context as HttpContext } from 'hono'
import type { Context } from '../../context.ts'
import { receiveUpload } from '../../intake/edi/upload.ts'
import { readMessage } from '../../intake/feeds/parse-message.ts'
import { readArrivalNotices } from '../../intake/feeds/read-arrival-notices.ts'
import { readCsv } from '../../intake/feeds/read-csv.ts'
import { readDcsaEvents } from '../../intake/feeds/read-dcsa-events.ts'
import { type Message, receive } from '../../intake/feeds/receive-message.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { takePlace } from '../pipeline/limit.ts'
import type { ClientAddress } from '../transport/client-address.ts'
import { measure } from '../transport/measure.ts'
import { asApiError } from '../transport/problems.ts'
import { createBodySlots, createSlots } from '../transport/slots.ts'
import type { Received, Spool } from '../transport/spool.ts'
import { createVerifier, isSignature } from './signature.ts'

const MAX_BYTES = 16 * 1024 * 1024
/** How many large bodies are processed at once. */
const LARGE_AT_ONCE = 4
const WAIT_MS = 20_000
/** Concurrency limits of one feed, and of all feeds of one account. */
const OF_FEED = { running: 2, waiting: 100, waitMs: WAIT_MS }
const OF_ACCOUNT = { running: 4, waiting: 200, waitMs: WAIT_MS }
/** How many numbers one message may concern, and how many characters may be stored for all of them together. */
const MAX_SUBJECTS = 30_000
const MAX_KEPT = 64 * 1024 * 1024

interface Push {
  types: readonly string[]
  /** The headers that may carry the signature. */
  signatures: readonly string[]
  read: (body: Uint8Array, source: PushSource, nowMs: number) => Message | Promise<Message>
  /** The response, if it is not the receipt. */
  answer?: (receipt: Receipt) => unknown
  take?: never
}

/** A push that is not a list of items. */
interface WholePush extends Pick<Push, 'types' | 'signatures'> {
  take: (context: Context, source: PushSource, body: Uint8Array) => Promise<unknown>
}

/**
 * The receipt in DCSA's form, with each problem once, even if it concerns a bill and its containers. An item that is
 * used for any of them gets no warning that it is not used.
 */
const feedback = ({ results }: Receipt) => {
  const used = new Set(results.flatMap(({ at, outcome }) => (outcome === 'applied' ? [at] : [])))
  const found = results.flatMap(({ at, problems = [], not_used: notUsed }) => [
    ...problems.map((one) => ({ severity: 'ERROR', message: one.reason, propertyPath: `${at}${one.at}` })),
    ...(notUsed && !used.has(at) ? [{ severity: 'WARN', message: notUsed.reason, propertyPath: at }] : []),
  ])
  return { feedbackElements: [...new Map(found.map((one) => [JSON.stringify(one), one])).values()] }
}

const OWN = 'boxtrail-signature'
const DCSA = 'notification-signature'

/** What can be pushed, by the last part of its path (spec/feed.yaml). */
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
    take: receiveUpload,
  },
}

export interface FeedBinding {
  context: Context
  addressOf: ClientAddress
  spool: Spool
  served: Metrics['served']
}

/** The routes to which terminals, railways and lines push: signed, limited, applied once. */
export const bindFeeds = (app: Hono, binding: FeedBinding): void => {
  const slots = createFeedSlots()
  for (const [path, push] of Object.entries(pushes))
    app.all(
      `/feed/v1/:feed/${path}`,
      measure(
        binding.served,
        () => `feed ${path}`,
        (http) => serve(http, push, binding, slots),
      ),
    )
}

type FeedSlots = (source: PushSource, size: number) => <T>(work: () => Promise<T>) => Promise<T>

/**
 * Decides when a push is processed: in a slot of its feed and its account, and a large one when there is memory for it.
 */
const createFeedSlots = (): FeedSlots => {
  const ofFeed = createSlots(OF_FEED)
  const ofAccount = createSlots(OF_ACCOUNT)
  const bodySlots = createBodySlots(LARGE_AT_ONCE)
  return (source, size) => (work) =>
    ofFeed(source.id, () => ofAccount(source.push.accountId ?? source.id, () => bodySlots(source.id, size, work)))
}

/** Secrets for a feed that does not exist: verification takes as long as for any other, and fails. */
const secretsOfNoFeed = [randomUUID()]

const serve = async (
  http: HttpContext,
  push: Push | WholePush,
  { context, addressOf, spool }: FeedBinding,
  slots: FeedSlots,
): Promise<Response> => {
  const requestId = randomUUID()
  const headers = { 'X-Request-Id': requestId, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' }
  let received: Received | undefined
  try {
    if (http.req.method !== 'POST') throw methodNotAllowed(['POST'])
    const source = context.registry.feed(http.req.param('feed')!)
    const given = push.signatures.map((name) => http.req.header(name)).find((header) => header !== undefined) ?? null
    // A request without any signature is rejected unread.
    if (!isSignature(given)) throw unsigned(push.signatures)
    const verifier = createVerifier(given, source?.push.secrets ?? secretsOfNoFeed)
    received = await spool(http.req.raw, { maxBytes: MAX_BYTES, sender: addressOf(http), onChunk: verifier.update })
    // A feed that does not exist gets the same response as a wrong signature, so that feed ids cannot be probed.
    if (!verifier.isSigned() || !source) throw unsigned(push.signatures)
    const { size, read } = received
    const answer = await slots(source, size)(async () => take(http, await read(), push, context, source))
    return answer === null ? new Response(null, { status: 204, headers }) : Response.json(answer, { headers })
  } catch (error) {
    const refusal = asApiError(error, context, requestId)
    return Response.json(
      { errors: refusal.problems },
      { status: refusal.status, headers: { ...headers, ...refusal.headers } },
    )
  } finally {
    await received?.discard()
  }
}

/** Processes a signed push, and returns its response. */
const take = async (
  http: HttpContext,
  body: Uint8Array,
  push: Push | WholePush,
  context: Context,
  source: PushSource,
): Promise<unknown> => {
  // An EDI partner can push only EDI.
  if (isEdiSource(source) !== (push.take !== undefined)) throw notFound()
  const bucket = { name: 'feed', limit: context.config.limits.feed_messages_per_minute }
  await takePlace(context.takePlaces, bucket, source.id)
  const { type, isPlain } = readMediaType(http.req.raw.headers)
  if (!push.types.includes(type) || !isPlain) throw unsupportedFeedType(push.types)
  if (push.take) return push.take(context, source, body)
  const message = await push.read(body, source, context.clock().getTime())
  refuseMultiplied(message)
  const receipt = await receive(context, source, message)
  return push.answer ? push.answer(receipt) : receipt
}

/**
 * Rejects a message that concerns too many numbers, because it is stored for each: a body of a few megabytes could fill
 * any disk.
 */
const refuseMultiplied = ({ items }: Message): void => {
  const kept = items.reduce((sum, { pushed }) => sum + pushed.body.length, 0)
  if (items.length > MAX_SUBJECTS || kept > MAX_KEPT)
    throw malformedBody('It concerns too many numbers at once; split it into several messages.')
}
