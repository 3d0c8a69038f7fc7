import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** How a server answers a connection: with an error, or with facts about itself. */
export type Greeting = { code: string; message: string } | { version: number; encoding: string }

const packet = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const text = (value: string) => Buffer.from(`${value}\0`)
const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

const failure = (code: string, message: string) =>
  packet('E', Buffer.concat([text('SFATAL'), text(`C${code}`), text(`M${message}`), Buffer.from([0])]))
const ready = packet('Z', Buffer.from('I'))

const rows = (columns: [name: string, type: number, value: string][]) => {
  const names = columns.map(([name, type]) =>
    Buffer.concat([text(name), int32(0), int16(0), int32(type), int16(-1), int32(-1), int16(0)]),
  )
  const values = columns.map(([, , value]) => Buffer.concat([int32(value.length), Buffer.from(value)]))
  return Buffer.concat([
    packet('T', Buffer.concat([int16(columns.length), ...names])),
    packet('D', Buffer.concat([int16(columns.length), ...values])),
    packet('C', text('SELECT 1')),
    ready,
  ])
}

const SSL_REQUEST = 80_877_103

const serve = (socket: Socket, greeting: Greeting): void => {
  socket.on('error', () => {})
  let isGreeted = false
  socket.on('data', (data) => {
    if (!isGreeted && data.readInt32BE(4) === SSL_REQUEST) return void socket.write('N')
    if ('code' in greeting) return void socket.end(failure(greeting.code, greeting.message))
    if (!isGreeted) socket.write(Buffer.concat([packet('R', int32(0)), ready]))
    else if (data[0] === 'Q'.charCodeAt(0))
      socket.write(
        rows([
          ['version', 23, String(greeting.version)],
          ['encoding', 25, greeting.encoding],
        ]),
      )
    isGreeted = true
  })
}

/** A server that speaks as much of PostgreSQL's protocol as is needed to be rejected. */
export const fakePostgres = async (greeting: Greeting) => {
  const server = createServer((socket) => serve(socket, greeting)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `postgresql://box:secret@127.0.0.1:${port}/track`, close: () => server.close() }
}
