/** Loaded before the service: disables on purpose that a stop waits for open requests. */
import { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

const { close } = NetServer.prototype
NetServer.prototype.close = function (this: NetServer, callback?: (error?: Error) => void) {
  if (this instanceof Server) this.closeAllConnections()
  return close.call(this, callback)
}
