import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { numberOf, scenarios, signature } from '../src/index.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const start = (...args: string[]) => {
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const url = new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.stdout!.on('data', (chunk) => {
      const found = /simulator ready (http:\S+)/.exec(String(chunk))
      if (found) resolve(found[1]!)
    })
  })
  return { child, url }
}

test('the simulator process serves HTTP, follows its clock, and ends on a signal', async () => {
  const { child, url } = start()
  const base = await url
  const number = numberOf(scenarios[0]!)
  const request = async () =>
    ((await (await fetch(`${base}/lines/TEST/v2/events?transportDocumentReference=${number}`)).json()) as unknown[])
      .length
  const early = await request()
  const advanced = await fetch(`${base}/clock/advance`, { method: 'POST', body: '{"seconds":2592000}' })
  expect(advanced.status).toBe(200)
  expect(await request()).toBeGreaterThan(early)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('journeys may begin before the process', async () => {
  const { url } = start('--began', '2026-03-02T09:00:00Z')
  const base = await url
  await fetch(`${base}/clock/set`, { method: 'POST', body: '{"to":"2026-03-20T00:00:00Z"}' })
  const events = (await (
    await fetch(`${base}/lines/TEST/v2/events?transportDocumentReference=${numberOf(scenarios[0]!)}`)
  ).json()) as { equipmentEventTypeCode?: string }[]
  expect(events.map((event) => event.equipmentEventTypeCode)).toContain('LOAD')
})

test('the simulator process pushes signed events to the given URL', async () => {
  const got = Promise.withResolvers<{ url: string; body: string; signed: string }>()
  const target = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      got.resolve({ url: request.url!, body, signed: String(request.headers['boxtrail-signature']) })
      response.writeHead(202).end()
    })
  })
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
  try {
    const to = `http://127.0.0.1:${(target.address() as AddressInfo).port}/feed/v1/{source}/messages`
    const { url } = start('--push-to', to, '--secret', 'shared')
    await fetch(`${await url}/clock/advance`, { method: 'POST', body: '{"seconds":2592000}' })
    const { url: path, body, signed } = await got.promise
    expect(path).toMatch(/^\/feed\/v1\/(?:terminal|rail|linefeed)-[a-z0-9-]+\/messages$/)
    expect(signed).toBe(signature(body, 'shared'))
    expect(JSON.parse(body)).toHaveProperty('message_id')
  } finally {
    target.close()
  }
})
