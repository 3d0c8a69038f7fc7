/** Loaded before the service: breaks on purpose that a stop waits for the requests that are open. */
import { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

const { close } = NetServer.prototype
NetServer.prototype.close = function (this: NetServer, callback?: (error?: Error) => void) {
  if (this instanceof Server) this.closeAllConnections()
  return close.call(this, callback)
}
