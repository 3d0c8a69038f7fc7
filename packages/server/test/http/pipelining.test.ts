import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { createDrain } from '../../src/http/drain.ts'
import { createHttpServer } from '../../src/http/server.ts'

const start = async () => {
  const begun: number[] = []
  const release: (() => void)[] = []
  const app = new Hono()
  app.get('/:n', async (http) => {
    begun.push(Number(http.req.param('n')))
    await new Promise<void>((resolve) => release.push(resolve))
    return http.text('done')
  })
  const server = createHttpServer(app)
  const drain = createDrain(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const closed = new Promise<void>((resolve) =>
    server.once('connection', (accepted) => accepted.once('close', resolve)),
  )
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  socket.write(Array.from({ length: 12 }, (_, n) => `GET /${n} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
  await expect.poll(() => begun).toEqual([0, 1])
  const finish = async () => {
    for (const each of release.splice(0)) each()
    await setTimeout(50)
  }
  return { begun, socket, closed, drain, finish }
}

test.each<[string, (socket: Socket) => unknown]>([
  ['was closed', (socket) => socket.destroy()],
  ['was reset', (socket) => socket.resetAndDestroy()],
])('a request that waits on a connection that %s is never begun', async (_, end) => {
  const { begun, socket, closed, finish } = await start()
  end(socket)
  await closed
  for (let n = 0; n < 3; n++) await finish()
  expect(begun).toEqual([0, 1])
})

test('a request that a stop has refused is never begun', async () => {
  const { begun, drain, finish } = await start()
  expect(await drain(100)).toBeGreaterThan(2)
  for (let n = 0; n < 3; n++) await finish()
  expect(begun).toEqual([0, 1])
})

test('requests that wait on an open connection are begun in order', async () => {
  const { begun, socket, finish } = await start()
  const finished = async () => {
    await finish()
    return begun
  }
  await expect.poll(finished).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  socket.destroy()
})
