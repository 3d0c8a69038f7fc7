import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

// The command of the package, with messages as an AI client sends them.
const child = spawn(process.execPath, ['node_modules/@boxtrail/mcp/dist/main.js'], {
  env: { BOXTRAIL_API_KEY: 'any', BOXTRAIL_API_URL: 'http://127.0.0.1:1' },
  stdio: ['pipe', 'pipe', 'inherit'],
})
const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'consumer', version: '1' } }
const messages = [
  { id: 1, method: 'initialize', params: client },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
]
for (const message of messages) child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
let tools = 0
for await (const line of createInterface({ input: child.stdout })) {
  const { id, result } = JSON.parse(line) as { id?: number; result?: { tools?: unknown[] } }
  if (id !== 2) continue
  tools = result?.tools?.length ?? 0
  break
}
child.stdin.end()
await once(child, 'exit')
console.log(`mcp: ${tools} tools`)
