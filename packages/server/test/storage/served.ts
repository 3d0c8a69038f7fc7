import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll } from 'vitest'
import { createHttpServer } from '../../src/http/server.ts'
import type { Network, Store } from '../../src/storage/store/store.ts'

/**
 * Serves a store on a separate port, so that its own links work. `make` receives a function that returns the address.
 */
export const served = async (make: (baseUrl: () => string) => Store): Promise<Store> => {
  let origin = ''
  const store = make(() => origin)
  const server = createHttpServer(new Hono().all('*', (http) => store.serve!(http.req.raw, http.env as Network)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return store
}
