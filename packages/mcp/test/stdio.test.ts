import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const run = async (env: Record<string, string>, input = '') => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], { env })
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
  expect([stderr.includes(`BOXTRAIL_API_URL is no address of a service`), stderr.includes(address), code]).toEqual([
    true,
    true,
    1,
  ])
})

it('an unknown set of tools is named, and an empty variable counts as not set', async () => {
  const wrong = await run({ BOXTRAIL_API_KEY: 'key', BOXTRAIL_MCP_TOOLSET: 'some' })
  expect([wrong.stderr, wrong.code]).toEqual(['BOXTRAIL_MCP_TOOLSET is "all" or not set, and not "some".\n', 1])
  const empty = { BOXTRAIL_API_URL: '', BOXTRAIL_MCP_TOOLSET: '', BOXTRAIL_MCP_STDIO_BANNER: '' }
  const { stdout, stderr, code } = await run({ BOXTRAIL_API_KEY: 'key', ...empty }, `${JSON.stringify(initialize)}\n`)
  expect([JSON.parse(stdout).id, stderr, code]).toEqual([1, '', 0])
})

it('lines that are no messages are ignored with a sentence, and those after them are answered', async () => {
  const lines = ['[]', '{"id":3}', '{"jsonrpc":"1.0","id":4,"method":"ping"}', JSON.stringify(initialize)]
  const { stdout, stderr } = await run({ BOXTRAIL_API_KEY: 'key' }, `${lines.join('\n')}\n`)
  expect(JSON.parse(stdout).id).toBe(1)
  expect(stderr).toBe('A line on stdin is not one JSON-RPC 2.0 message, and was ignored.\n'.repeat(3))
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

it('the answer says that the service did not respond, and what to do', async () => {
  const called = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'list_shipments', arguments: {} } }
  const initialized = { jsonrpc: '2.0', method: 'notifications/initialized' }
  const messages = [initialize, initialized, called].map((message) => `${JSON.stringify(message)}\n`).join('')
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: { BOXTRAIL_API_KEY: 'key', BOXTRAIL_API_URL: 'http://127.0.0.1:1' },
  })
  child.stdin.write(messages)
  let said = ''
  for await (const chunk of child.stdout) {
    said += chunk
    if (said.includes('"id":2')) break
  }
  child.kill()
  const { result } = JSON.parse(said.trim().split('\n').at(-1)!)
  expect(result.structuredContent.error).toMatchObject({ status: null, code: 'unreachable', why: null })
})
