import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startMock } from '@boxtrail/mock'

// The command as npm installs it, in a shell of its own, against the mock.
const mock = await startMock({ port: 0 })
const env = { ...process.env, BOXTRAIL_URL: mock.url, BOXTRAIL_API_KEY: 'any' }
const boxtrail = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['node_modules/@boxtrail/cli/dist/main.js', ...args], { env })
const { stdout: version } = await boxtrail('--version')
const { stdout: containers, stderr } = await boxtrail('containers', '--limit', '1')
const { number } = JSON.parse(containers) as { number: string }
if (!/^[A-Z]{4}\d{7}$/.test(number) || stderr !== '') throw new Error(`${containers}${stderr}`)
const refused = await boxtrail('containers', '--limit', 'many').catch((error: { code: number }) => error)
if (!('code' in refused) || refused.code !== 2) throw new Error('A wrong option did not end with 2')
await mock.close()
console.log(`cli: ${version.trim()}`)
