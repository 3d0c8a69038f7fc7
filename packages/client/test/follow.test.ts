import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createClient } from '../src/index.ts'

const followed = async (fetch: (request: Request) => Promise<Response>, signal: AbortSignal) => {
  const client = createClient({ baseUrl: 'https://boxtrail.example', apiKey: 'bxt_1', fetch })
  const seen = []
  for await (const event of client.events.follow(7, {}, { signal })) seen.push(event)
  return seen
}

test('following ends when its signal aborts, though no answer has come', async () => {
  const stop = new AbortController()
  const seen = followed(() => {
    stop.abort()
    return new Promise(() => {})
  }, stop.signal)
  expect(await seen).toEqual([])
})

test('who is told at once that there is nothing does not ask again at once', async () => {
  const stop = new AbortController()
  let asked = 0
  const seen = followed(async () => {
    asked += 1
    return Response.json({ data: [], links: {}, meta: { next_after: 7, last_sequence: 7, has_more: false } })
  }, stop.signal)
  await setTimeout(200)
  stop.abort()
  await seen
  expect(asked).toBe(1)
})
