import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { type Config, ConfigError } from '@boxtrail/server/config/config'

/** Opens the port, or reports the setting that prevents it. */
export const listen = async (server: Pick<Server, 'listen'> & NodeJS.EventEmitter, config: Config): Promise<void> => {
  const { host, port } = config
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const problem = problemOf((error as NodeJS.ErrnoException).code, host, port)
    throw problem === null ? error : new ConfigError([problem])
  }
}

/**
 * Checks the port before anything is created: a first start that found its port in use would leave a key behind, and
 * the next start would no longer be the first one, which prints the key and tracks the demo world.
 */
export const refuseUnusablePort = async (config: Config): Promise<void> => {
  const server = createServer((socket) => socket.destroy())
  await listen(server, config)
  server.close()
  await once(server, 'close')
}

const problemOf = (code: string | undefined, host: string, port: number): string | null => {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: ${host}:${port} is in use by another process; stop that one, or set PORT to another port (0: any free one)`
    case 'EACCES':
      return `PORT: this user may not open port ${port}; set PORT to 1024 or higher, or grant the permission`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST: this machine has no address ${host}; set HOST to one of its addresses, 127.0.0.1 or 0.0.0.0`
    default:
      return null
  }
}
