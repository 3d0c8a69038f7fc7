import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../../../tools/service/free-port.ts'

export interface Pooler {
  /** The URL of the pooler, for the same user. It accepts any database of the server. */
  url: string
  stop(): Promise<void>
}

const READY_MS = 10_000

/** Starts PgBouncer in transaction mode in front of a server that trusts its users. */
export const startPooler = async (serverUrl: string): Promise<Pooler> => {
  const { host, port, user } = new pg.Client(serverUrl)
  const folder = mkdtempSync(join(tmpdir(), 'boxtrail-pooler-'))
  chmodSync(folder, 0o755)
  const at = await freePort()
  writeFileSync(join(folder, 'users'), `"${user}" ""\n`)
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${host} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${at}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 1000
server_idle_timeout = 5
`,
  )
  // PgBouncer refuses to run as root. Only the server's user may enter the folder of its socket.
  const { uid, gid } = statSync(host)
  const child = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], {
    stdio: 'inherit',
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  })
  const ended = once(child, 'exit')
  await untilOpen(at)
  return {
    url: `postgresql://${user}@127.0.0.1:${at}/postgres`,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

const untilOpen = async (port: number): Promise<void> => {
  for (const until = performance.now() + READY_MS; !(await isOpen(port)); await sleep(50))
    if (performance.now() > until) throw new Error('PgBouncer does not listen')
}
