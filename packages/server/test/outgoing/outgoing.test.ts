import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createOutgoing, type Outgoing, type OutgoingOptions } from '../../src/outgoing/outgoing.ts'

const seen: { url: string; headers: Record<string, unknown>; body: string }[] = []
const receiver: Server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    seen.push({ url: request.url!, headers: request.headers, body: Buffer.concat(chunks).toString() })
    const [, what = '', detail = ''] = request.url!.split('/')
    if (what === 'redirect') response.writeHead(Number(detail), { location: `http://127.0.0.1:${port}/canary` }).end()
    else if (what === 'hang') return
    else if (what === 'bomb')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000)))
    else if (what === 'endless') {
      response.writeHead(200)
      const timer = setInterval(() => response.write('x'.repeat(16_384)), 1)
      response.on('close', () => clearInterval(timer))
    } else if (what === 'drip') {
      const timer = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(timer))
    } else if (what === 'reset') request.socket.destroy()
    else response.end('ok')
  })
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const { port } = receiver.address() as AddressInfo
const local = `http://127.0.0.1:${port}`

const opened: Outgoing[] = []
const outgoing = (options: OutgoingOptions = {}) => {
  const made = createOutgoing({ allow: ['http://127.0.0.1:*'], timeout_ms: 5_000, ...options })
  opened.push(made)
  return made
}
const post = (url: string, options: OutgoingOptions = {}) => outgoing(options).post({ url, headers: {}, body: '{}' })

afterEach(async () => {
  seen.length = 0
  await Promise.all(opened.splice(0).map((one) => one.close()))
})
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})

describe('the client', () => {
  it('sends the bytes to an allowed local receiver', async () => {
    expect(await post(`${local}/x?y=1`)).toMatchObject({ status: 200, body: 'ok', failure: null })
    expect(seen).toMatchObject([{ url: '/x?y=1', body: '{}' }])
  })

  it('connects to no internal address without an exception, in any spelling', async () => {
    for (const host of ['127.0.0.1', '127.1', '2130706433', '[::ffff:127.0.0.1]', '[::1]', 'localhost'])
      for (const scheme of ['http', 'https'])
        expect(await post(`${scheme}://${host}:${port}/`, { allow: [] }), host).toMatchObject({
          failure: 'refused',
          status: null,
        })
    expect(seen).toEqual([])
  })

  it.each([
    ['an inside address', ['127.0.0.1']],
    ['an inside address among public ones', ['93.184.215.14', '127.0.0.1']],
    ['an inside IPv6 address', ['::1']],
    ['a mapped inside address', ['::ffff:127.0.0.1']],
    ['the metadata service', ['169.254.169.254']],
    ['text that is not an address', ['127.1']],
  ])('rejects a public name that resolves to %s before any connection', async (_, addresses) => {
    const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    expect(await post('https://rebound.example/', { resolve })).toMatchObject({ failure: 'refused', status: null })
    expect(seen).toEqual([])
  })

  it('checks a name on every connection, not only when it was saved', async () => {
    let requests = 0
    const resolve = async () => {
      requests += 1
      return [{ address: '127.0.0.1', family: 4 }]
    }
    const guarded = outgoing({ allow: [], resolve })
    expect(guarded.validate('https://flips.example/')).toBeNull()
    for (let time = 0; time < 20; time += 1)
      expect((await guarded.post({ url: 'https://flips.example/', headers: {}, body: '{}' })).failure).toBe('refused')
    expect(requests).toBe(20)
  })

  it('lets an allowed name resolve to an internal address', async () => {
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    const allow = ['http://receiver.test:*']
    expect(await post(`http://receiver.test:${port}/`, { allow, resolve })).toMatchObject({ status: 200 })
  })

  it.each([301, 302, 303, 307, 308])('returns a redirect (%i) without following it', async (status) => {
    expect(await post(`${local}/redirect/${status}`)).toMatchObject({ status })
    expect(seen.map(({ url }) => url)).toEqual([`/redirect/${status}`])
  })
})

describe('the client, on a response,', () => {
  it('reads an endless response up to its limit', async () => {
    const answer = await post(`${local}/endless`, { maxResponseBytes: 65_536 })
    expect(answer).toMatchObject({ status: 200, failure: null })
    expect(answer.body).toHaveLength(65_536)
  })

  it('does not decompress a response', async () => {
    const answer = await post(`${local}/bomb`)
    expect(answer.status).toBe(200)
    expect(Buffer.byteLength(answer.body!)).toBeLessThan(200_000)
    expect(answer.body!.charCodeAt(0)).toBe(0x1f)
  })

  it('aborts at the deadline if a receiver never responds', async () => {
    expect(await post(`${local}/hang`, { timeout_ms: 100 })).toMatchObject({ status: null, failure: 'timeout' })
  })

  it('aborts at the deadline although a response is still dripping', async () => {
    expect(await post(`${local}/drip`, { timeout_ms: 1_000 })).toMatchObject({ status: 200, body: null })
  })

  it('reports a broken connection, an unknown name and a closed port as failures without throwing', async () => {
    expect(await post(`${local}/reset`)).toMatchObject({ status: null, failure: 'broken' })
    expect(await post('http://127.0.0.1:1/')).toMatchObject({ status: null, failure: 'unreachable' })
    const resolve = async () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
    expect(await post('https://nowhere.example/', { resolve })).toMatchObject({ status: null, failure: 'unresolved' })
  })

  it('ends an aborted delivery at once', async () => {
    const stop = new AbortController()
    const sending = outgoing().post({ url: `${local}/hang`, headers: {}, body: '{}', signal: stop.signal })
    stop.abort()
    expect((await sending).status).toBeNull()
  })
})
