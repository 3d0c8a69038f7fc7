import { createHmac } from 'node:crypto'
import type { Clock } from './clock.ts'
import { momentsOf } from './moments.ts'
import { containerNumber, readNumber } from './numbers.ts'
import type { World } from './world.ts'

/** `sha256=` and the HMAC-SHA256 of the raw body in hexadecimal: the form of DCSA's callbacks and of the feed contract. */
export const signature = (body: string, secret: string | Uint8Array): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** `terminal:USLAX-EAGLE` as the id of a feed in the path of a push. */
const toFeedId = (source: string): string => source.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** A message that a source pushes. */
export interface Push {
  atMs: number
  source: string
  kind: 'feed' | 'edi' | 'dcsa'
  body: string
}

/**
 * All that the sources push about one journey in a time range, in order: messages of terminals and railways, callbacks
 * of the line.
 */
export const pushesOf = (world: World, number: string, beganMs: number, fromMs: number, toMs: number): Push[] => {
  const story = world.story(number)
  const read = readNumber(number)
  if (!story || !read) return []
  const containers =
    read.kind === 'container' ? [number] : story.containers.map((_, container) => containerNumber(read, container))
  const pushes: Push[] = []
  const seen = new Set<string>()
  for (const { atMs, source } of momentsOf(number, beganMs, world)) {
    if (atMs <= fromMs || atMs > toMs || source === 'calendar' || seen.has(`${atMs}|${source}`)) continue
    seen.add(`${atMs}|${source}`)
    const poll = (about: string) => world.answer({ source, number: about, beganMs, nowMs: atMs })
    if (source.startsWith('line:')) {
      const answer = poll(number)
      if (answer.kind === 'events') pushes.push({ atMs, source, kind: 'dcsa', body: JSON.stringify(answer.events) })
      continue
    }
    for (const container of containers) {
      const answer = poll(container)
      if (answer.kind === 'interchange') pushes.push({ atMs, source, kind: 'edi', body: answer.text })
      if (answer.kind === 'message') pushes.push({ atMs, source, kind: 'feed', body: JSON.stringify(answer.message) })
    }
  }
  return pushes
}

export interface PusherOptions {
  world: World
  clock: Clock
  journeys: readonly { number: string; beganMs: number }[]
  /**
   * Where feed messages go; `{source}` is replaced by the source as the id of a feed: `terminal-uslax-eagle`.
   * Interchanges go to `edi` beside its `messages`.
   */
  feedUrl?: string
  /** Where the callbacks of lines go. */
  dcsaUrl?: string
  secret: string
  fetch?: typeof fetch
}

export interface Pusher {
  /** Sends what has become due since the last time, in order; what could not be delivered is retried next time. */
  tick(): Promise<{ sent: number; failed: number }>
}

/** Pushes what happens as the clock advances. */
export const createPusher = (options: PusherOptions): Pusher => {
  const { world, clock, journeys, feedUrl, dcsaUrl, secret, fetch: post = fetch } = options
  const doneMs = new Map<string, number>()
  const begunMs = clock.now()

  const deliver = async ({ kind, source, body }: Push): Promise<boolean> => {
    const pushed = feedUrl?.replace('{source}', toFeedId(source))
    const url = { feed: pushed, edi: pushed?.replace(/messages$/, 'edi'), dcsa: dcsaUrl }[kind]
    if (!url) return true
    const header = kind === 'dcsa' ? 'Notification-Signature' : 'Boxtrail-Signature'
    try {
      const response = await post(url, {
        method: 'POST',
        headers: {
          'content-type': kind === 'edi' ? 'application/edifact' : 'application/json',
          [header]: signature(body, secret),
          ...(kind === 'dcsa' ? { 'API-Version': '2', 'Subscription-ID': source } : {}),
        },
        body,
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }

  return {
    async tick() {
      const nowMs = clock.now()
      const counted = { sent: 0, failed: 0 }
      for (const { number, beganMs } of journeys) {
        let reachedMs = nowMs
        for (const push of pushesOf(world, number, beganMs, doneMs.get(number) ?? begunMs, nowMs)) {
          if (await deliver(push)) {
            counted.sent++
            continue
          }
          counted.failed++
          // In order: later messages wait until this one is delivered.
          reachedMs = push.atMs - 1
          break
        }
        doneMs.set(number, reachedMs)
      }
      return counted
    },
  }
}
