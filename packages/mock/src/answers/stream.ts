import { sequenceOf } from '@boxtrail/protocol/read/last-event-id'
import { eventsAfter, passes } from '../actions/events.ts'
import type { Query } from '../records/call.ts'
import type { Resource } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import type { MockRequest } from './answer.ts'

/** A stream of a world's new events, if a request asks for one (server-sent events). */
export const openStream = ({ method, path, search, headers }: MockRequest, world: World): Response | undefined => {
  const asks =
    method === 'GET' && /^\/v2\/events\/?$/.test(path) && /\btext\/event-stream\b/i.test(headers.get('accept') ?? '')
  if (!asks) return undefined
  const parameters = new URLSearchParams(search)
  const query = Object.fromEntries([...parameters].map(([name, value]) => [name, value.split(',')])) as Query
  const lastEventId = headers.get('last-event-id')
  const after = lastEventId === null ? Number(parameters.get('after') ?? 0) : sequenceOf(lastEventId)
  return new Response(streamOf(world, after, query), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  })
}

const streamOf = (world: World, after: number, query: Query): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let leave = () => {}
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      send('retry: 2000\n\n')
      for (const one of eventsAfter(world, after, query)) send(messageOf(one))
      leave = world.listen((one) => passes(one, query) && send(messageOf(one)))
    },
    cancel: () => leave(),
  })
}

const messageOf = (event: Resource): string => `id: ${event.attributes.sequence}\ndata: ${JSON.stringify(event)}\n\n`
