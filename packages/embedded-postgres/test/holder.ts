import { Pool } from 'pg'
import { startEmbedded } from '../src/embedded.ts'

// A process that starts a server, writes a row, and waits to be killed.
const server = await startEmbedded({ dataDir: process.argv[2]! })
const pool = new Pool({ connectionString: server.url, max: 1 })
await pool.query('create table if not exists kept (n int)')
await pool.query('insert into kept values (1)')
await pool.end()
process.send!('ready')
process.on('disconnect', () => process.exit())
