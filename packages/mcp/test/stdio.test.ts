import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const main = join(import.meta.dirname, '../src/main.ts')

/** Starts with this environment only, and with Node's compile cache, which halves the time of a start. */
const start = (env: Record<string, string>, args: readonly string[] = []) => {
  const { NODE_COMPILE_CACHE } = process.env
  return spawn(process.execPath, [main, ...args], {
    env: { ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}), ...env },
  })
}

const run = async (env: Record<string, string>, input = '', args: string[] = []) => {
  const child = start(env, args)
  child.stdin.end(input)
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { stdout, stderr, code }
}

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
}

it('the program does not start without a key, and says where to put it', async () => {
  const { stdout, stderr, code } = await run({})
  expect([stdout, code]).toEqual(['', 1])
  expect(stderr).toContain('BOXTRAIL_API_KEY')
})

it.each(['nowhere', 'localhost:8080', 'ftp://127.0.0.1'])('the invalid address %s is named', async (address) => {
  const { stderr, code } = await run({ BOXTRAIL_API_KEY: 'key', BOXTRAIL_API_URL: address })
  expect([stderr.includes(`BOXTRAIL_API_URL is not the address of a service`), stderr.includes(address), code]).toEqual(
    [true, true, 1],
  )
})

it('an unknown set of tools is named, and an empty variable counts as not set', async () => {
  const wrong = await run({ BOXTRAIL_API_KEY: 'key', BOXTRAIL_MCP_TOOLSET: 'some' })
  expect([wrong.stderr, wrong.code]).toEqual(['BOXTRAIL_MCP_TOOLSET is "all" or not set, and not "some".\n', 1])
  const empty = { BOXTRAIL_API_URL: '', BOXTRAIL_MCP_TOOLSET: '', BOXTRAIL_MCP_STDIO_BANNER: '' }
  const { stdout, stderr, code } = await run({ BOXTRAIL_API_KEY: 'key', ...empty }, `${JSON.stringify(initialize)}\n`)
  expect([JSON.parse(stdout).id, stderr, code]).toEqual([1, '', 0])
})

it('lines that are no messages are ignored with a sentence, and those after them are answered', async () => {
  const lines = ['{', 'null', '[]', `"${'x'.repeat(1024 * 1024)}"`, '', `${JSON.stringify(initialize)}\r`]
  const { stdout, stderr } = await run({ BOXTRAIL_API_KEY: 'key' }, `\uFEFF${lines.join('\n')}\n`)
  expect(JSON.parse(stdout).id).toBe(1)
  const none =
    'It is not a JSON-RPC 2.0 message, which has jsonrpc "2.0" and a method, a result or an error, and params that are an object.'
  expect(stderr.trim().split('\n')).toEqual([
    'A line on stdin is not JSON, and was ignored.',
    `A line on stdin is ignored: ${none}`,
    `A line on stdin is ignored: ${none}`,
    'A line on stdin has more than 1048576 characters, and was ignored.',
  ])
})

it('a request that is none of the protocol is refused by its id', async () => {
  const lines = [
    '{"id":3,"method":"ping"}',
    '{"jsonrpc":"1.0","id":"4","method":"ping"}',
    '{"jsonrpc":"2.0","id":5}',
    '{"jsonrpc":"2.0","id":6,"method":"tools/list","params":[]}',
    '{"jsonrpc":"2.0","id":7,"method":"ping","params":{"_meta":1}}',
    '{"jsonrpc":"2.0","id":8,"method":"ping","result":{}}',
  ]
  const { stdout, stderr } = await run({ BOXTRAIL_API_KEY: 'key' }, `${lines.join('\n')}\n`)
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answers.map(({ id, error }) => [id, error.code])).toEqual([3, '4', 5, 6, 7, 8].map((id) => [id, -32600]))
  expect(stderr).toBe('')
})

it('the messages of a batch are answered, and the first message may begin with a byte order mark', async () => {
  const version = '2025-03-26'
  const first = { ...initialize, params: { ...initialize.params, protocolVersion: version } }
  const batch = [2, 3].map((id) => ({ jsonrpc: '2.0', id, method: 'ping' }))
  const { stdout } = await run(
    { BOXTRAIL_API_KEY: 'key' },
    `\uFEFF${JSON.stringify(first)}\n${JSON.stringify(batch)}\n`,
  )
  const ids = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).id)
  expect(ids).toEqual([1, 2, 3])
})

it('it says how it is used, and does not repeat an argument, which may be the key', async () => {
  const help = await run({}, '', ['--help'])
  expect([help.stdout.startsWith('usage: boxtrail-mcp'), help.stderr, help.code]).toEqual([true, '', 0])
  expect((await run({}, '', ['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+/)
  const wrong = await run({ BOXTRAIL_API_KEY: 'key' }, '', ['bxt_secret'])
  expect([wrong.stdout, wrong.code, wrong.stderr.includes('bxt_secret')]).toEqual(['', 2, false])
  expect(wrong.stderr).toContain('settings come from the environment')
})

it('a key with a character that no header can hold is refused at the start, and not repeated', async () => {
  const { stderr, code } = await run({ BOXTRAIL_API_KEY: 'bxt_wröng' })
  expect([code, stderr.includes('BOXTRAIL_API_KEY has a character'), stderr.includes('wröng')]).toEqual([
    1,
    true,
    false,
  ])
})

it('only messages of the protocol are written to stdout', async () => {
  const { stdout, stderr } = await run(
    { BOXTRAIL_API_KEY: 'key', BOXTRAIL_MCP_STDIO_BANNER: '1' },
    `${JSON.stringify(initialize)}\n`,
  )
  const lines = stdout.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).result.protocolVersion)).toEqual(['2025-06-18'])
  expect(stderr).toContain('boxtrail-mcp ready')
})

const initialized = { jsonrpc: '2.0', method: 'notifications/initialized' }
const called = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'list_shipments', arguments: {} } }

/** Starts the program, and asks it for a list of the shipments at this address. */
const ask = (address: string) => {
  const child = start({ BOXTRAIL_API_KEY: 'key', BOXTRAIL_API_URL: address })
  for (const message of [initialize, initialized, called]) child.stdin.write(`${JSON.stringify(message)}\n`)
  return child
}

const answerAt = async (address: string) => {
  const child = ask(address)
  let said = ''
  for await (const chunk of child.stdout) {
    said += chunk
    if (said.includes('"id":2') && said.endsWith('\n')) break
  }
  child.kill()
  return JSON.parse(said.trim().split('\n').at(-1)!).result.structuredContent.error
}

const listen = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, [Symbol.asyncDispose]: close }
}

it('the answer says that the service did not respond, and what to do', async () => {
  expect(await answerAt('http://127.0.0.1:1')).toMatchObject({ status: null, code: 'unreachable', why: null })
})

it.each([
  ['a web page', 200, '<h1>Hello</h1>'],
  ['a path that it does not know', 404, 'Cannot GET /v2/shipments'],
  ['a password that is asked for', 401, ''],
])('an address where something else answers is to be corrected: %s', async (_, status, body) => {
  await using other = await listen((_request, response) => response.writeHead(status).end(body))
  const problem = await answerAt(other.url)
  expect(problem).toMatchObject({ status, code: 'not_the_service' })
  expect(problem.next).toContain('BOXTRAIL_API_URL')
})

it('arguments that are too long for an address are to be shortened', async () => {
  await using service = await listen((_request, response) => response.writeHead(431).end())
  expect(await answerAt(service.url)).toMatchObject({ status: 431, code: 'invalid_request' })
})

it.each(['its caller cancels it', 'its caller is gone'])('a call ends at the service when %s', async (how) => {
  await using service = await listen(() => {})
  const asked = once(service.server, 'request')
  const child = ask(service.url)
  const [request] = await asked
  const gone = once(request.socket, 'close')
  const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2 } }
  if (how === 'its caller is gone') child.stdin.end()
  else child.stdin.write(`${JSON.stringify(cancelled)}\n`)
  await gone
  const exit = once(child, 'exit')
  child.stdin.end()
  expect((await exit)[0]).toBe(0)
})
