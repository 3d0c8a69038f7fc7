import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient, NotFoundError } from '@boxtrail/client'
import { repository } from '../generate/places.ts'
import { type Check, run } from './consumer/run.ts'

/**
 * Simulates a frontend developer on a machine with only Node and npm: one command from the registry, in a folder that
 * contains only the address of that registry.
 */

const NODES = ['20.20.2', '22.21.1', '24.21.0']
const PATIENCE_MS = 120_000

interface Machine {
  /** The cache of npm's downloads, shared as on a machine that has used the registry before. */
  cache: string
  folder: string
  node: string
}

export function frontendDevelopers(folder: string, npmrc: () => string): Check[] {
  const machine = async (version: string): Promise<Machine> => {
    const own = join(folder, `machine-${version}`)
    const node = await nodeOf(join(folder, 'runtimes', version), version)
    await mkdir(own, { recursive: true })
    const { stdout } = await run(own, 'npm', 'config', 'get', 'registry')
    await writeFile(join(own, '.npmrc'), `registry=${stdout.trim()}\n${npmrc()}`)
    return { cache: join(folder, 'machines-cache'), folder: own, node }
  }
  return [
    ...NODES.map(
      (version): Check => [`npx @boxtrail/mock, Node ${version}`, async () => first(await machine(version))],
    ),
    ...['20.20.2', '24.21.0'].map(
      (version): Check => [`npx @boxtrail/mock --stateful, Node ${version}`, async () => state(await machine(version))],
    ),
  ]
}

async function nodeOf(folder: string, version: string): Promise<string> {
  if (process.versions.node === version) return process.execPath
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', `node@${version}`)
  return join(folder, 'node_modules/node/bin/node')
}

/** The time from the command to the first response, with the registry's files in the cache, and nothing installed. */
async function first(machine: Machine): Promise<string> {
  const seconds: number[] = []
  for (const _ of ['fills the cache', 'is measured']) {
    await rm(join(machine.cache, '_npx'), { recursive: true, force: true })
    const begun = performance.now()
    const mock = await start(machine)
    try {
      const answer = await fetch(`${mock.url}/v2/shipments`, { headers: { authorization: 'Token any' } })
      if (answer.status !== 200) throw new Error(`The mock answered ${answer.status}`)
      seconds.push((performance.now() - begun) / 1_000)
    } finally {
      await mock.stop()
    }
  }
  const [empty = 0, warm = 0] = seconds
  return `first answer after ${warm.toFixed(1)} s, ${empty.toFixed(1)} s with an empty cache`
}

/** The service itself: stores writes until it is reset, and then starts again with the same journeys. */
async function state(machine: Machine): Promise<string> {
  const begun = performance.now()
  const mock = await start(machine, '--stateful')
  try {
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
    const client = createClient({ baseUrl: mock.url, apiKey: mock.apiKey })
    const tracked = async () => (await client.trackingRequests.list({}, { format: 'raw' })).meta.total
    const total = await tracked()
    const party = await client.parties.create({ companyName: 'Kept until the reset' })
    await client.parties.get(party.id)
    const answer = await fetch(`${mock.url}/reset`, { method: 'POST' })
    if (answer.status !== 204) throw new Error(`The reset answered ${answer.status}: ${await answer.text()}`)
    const outcome = await client.parties.get(party.id).catch((error: unknown) => error)
    if (!(outcome instanceof NotFoundError)) throw new Error('What was written is still there after the reset')
    const again = await tracked()
    if (total === 0 || again !== total) throw new Error(`${total} requests at first, ${again} after the reset`)
    return `ready after ${seconds} s, with ${total} tracking requests`
  } finally {
    await mock.stop()
  }
}

interface Started {
  url: string
  apiKey: string
  stop(): Promise<void>
}

async function start({ cache, folder, node }: Machine, ...options: string[]): Promise<Started> {
  const outside = (process.env.PATH ?? '').split(':').filter((path) => !path.startsWith(repository))
  const child = spawn('npx', ['--yes', '@boxtrail/mock', '--port', '0', ...options], {
    cwd: folder,
    detached: true,
    env: {
      ...without(/^npm_|^BOXTRAIL_/),
      HOME: folder,
      PATH: [dirname(node), ...outside].join(':'),
      npm_config_cache: cache,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Like Ctrl-C in a terminal: signals npx and the processes that it has started.
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    process.kill(-child.pid!, 'SIGINT')
    await once(child, 'exit')
  }
  try {
    return { ...(await untilReady(child)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const without = (names: RegExp): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.test(name)))

function untilReady(child: ChildProcess): Promise<{ url: string; apiKey: string }> {
  const lines: string[] = []
  return new Promise((resolve, reject) => {
    const give = (reason: string) => reject(new Error(`${reason}\n${lines.join('\n')}`))
    const timer = setTimeout(() => give('The mock was not ready in time'), PATIENCE_MS)
    let apiKey = 'any'
    for (const stream of [child.stdout!, child.stderr!])
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        apiKey = /^api key: (\S+)$/.exec(line)?.[1] ?? apiKey
        const url = /^mock ready (\S+)$/.exec(line)?.[1]
        if (url) resolve({ url, apiKey })
      })
    child.once('error', reject)
    child.once('exit', (code) => give(`The command ended with ${code}`)).once('exit', () => clearTimeout(timer))
  })
}
