import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

// The command of the package: each line that it says, and a call of what it serves.
const command = 'node_modules/@boxtrail/mock/dist/main.js'
const child = spawn(process.execPath, [command, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
let url = ''
let prism = ''
for await (const line of createInterface({ input: child.stdout })) {
  prism = /Prism/.exec(line)?.[0] ?? prism
  url = /^mock ready (\S+)/.exec(line)?.[1] ?? url
  if (url) break
}
const headers = { authorization: 'Token any', accept: 'application/vnd.api+json' }
const map = await fetch(`${url}/v2/containers/019c2291-c340-7a42-9519-714d616e9411/map_geojson`, { headers })
const { type } = (await map.json()) as { type: string }
const refused = await fetch(`${url}/v2/shipments`, { headers: { ...headers, prefer: 'code=429' } })
if (type !== 'FeatureCollection' || refused.status !== 429) throw new Error(`${type}, ${refused.status}`)
child.kill('SIGTERM')
const [code] = await once(child, 'exit')
if (code !== 0) throw new Error(`The mock ended with ${code}`)
console.log(`mock: ${prism}`)
