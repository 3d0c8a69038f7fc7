import { createDatabase } from '../../../src/db/database.ts'
import { startEmbedded } from '../../../src/db/embedded/embedded.ts'

// A process that starts a server, writes a row, and waits to be killed.
const server = await startEmbedded({ dataDir: process.argv[2]! })
const { pool, close } = createDatabase(server.url, { maxConnections: 1 })
await pool.query('create table if not exists kept (n int)')
await pool.query('insert into kept values (1)')
await close()
process.send!('ready')
process.on('disconnect', () => process.exit())
