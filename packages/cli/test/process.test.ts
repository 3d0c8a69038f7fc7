import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { examples } from '@boxtrail/contracts/examples'
import { afterAll, expect, it } from 'vitest'
import { freshHome } from './terminal.ts'

/** A service whose lists never end, and whose change log never has news. */
const page = examples.listContainers[200].default
let number = 0
const server = createServer((request, response) => {
  if (request.url!.includes('/events') && request.url!.includes('wait=')) return
  response.setHeader('content-type', 'application/vnd.api+json')
  if (request.url!.includes('/events')) return response.end(JSON.stringify(examples.listEvents[200].nothing_new))
  const data = Array.from({ length: 100 }, () => ({
    ...page.data[0],
    id: `019c2291-c340-7a42-9519-${String(++number).padStart(12, '0')}`,
  }))
  response.end(
    JSON.stringify({ ...page, data, links: { ...page.links, next: `${request.url}&page[after]=x${number}` } }),
  )
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const start = (...args: string[]) =>
  spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts'), ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: freshHome(),
      BOXTRAIL_API_KEY: 'key-of-nobody-in-particular',
      BOXTRAIL_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
  })

it('a reader that closes the pipe ends it without a message', async () => {
  const child = start('containers')
  const stderr = text(child.stderr)
  await once(child.stdout, 'data')
  child.stdout.destroy()
  const [code] = await once(child, 'exit')
  expect([code, await stderr]).toEqual([0, ''])
})

it('Ctrl-C ends a command that follows without a message', async () => {
  const child = start('events', '--follow', '--verbose')
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
    if (said.includes('wait=20') && !child.killed) child.kill('SIGINT')
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})

it('the version is that of the package', async () => {
  const child = start('--version')
  expect(await text(child.stdout)).toMatch(/^\d+\.\d+\.\d+\n$/)
})
