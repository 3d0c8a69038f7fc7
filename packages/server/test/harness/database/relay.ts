import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** A network between a client and a server on this machine, which can be broken. */
export interface Relay {
  /** The address of the server through this network. */
  url: string
  /** From now on, either all data is lost silently, or every connection is closed. */
  breakBy(how: 'silence' | 'closing'): void
  mend(): void
}

/** Starts a relay to a server. `url` names host and port, or the folder of a socket. */
export const relayTo = async (url: string): Promise<Relay> => {
  const at = new URL(url.replace('@/', '@localhost/'))
  const folder = at.searchParams.get('host')
  const port = Number(at.port || at.searchParams.get('port') || 5432)
  const sockets = new Set<Socket>()
  let broken: Parameters<Relay['breakBy']>[0] | undefined
  const closeAll = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (bytes) => broken || to.write(bytes))
    from.on('end', () => broken || to.end())
    from.on('error', () => broken || to.destroy())
  }
  const server = createServer((client) => {
    if (broken === 'closing') return client.destroy()
    const upstream = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, at.hostname)
    forward(client, upstream)
    forward(upstream, client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    closeAll()
    server.close()
  })
  at.hostname = '127.0.0.1'
  at.port = String((server.address() as AddressInfo).port)
  at.searchParams.delete('host')
  at.searchParams.delete('port')
  return {
    url: at.href,
    breakBy: (how) => {
      broken = how
      if (how === 'closing') closeAll()
    },
    mend: () => {
      // Data sent meanwhile is lost, so connections from before cannot be used any more.
      closeAll()
      broken = undefined
    },
  }
}
