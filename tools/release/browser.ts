import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startStateful } from '@boxtrail/mock'
import { chromium, type Page } from 'playwright-core'
import { freePort } from '../service/free-port.ts'
import { findChromium } from './consumer/chromium.ts'

const BYTES = 3_000_001
const PATIENCE_MS = 30_000

/** Opens the Vite build of a consumer's project in a real browser, and uses it as its users would. */
export async function inChromium(project: string): Promise<string> {
  const service = await startStateful({ port: 0 })
  const line = await createLine(service.url)
  const site = await serve(project)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error.stack)))
    await page.goto(`${site.url}/?service=${line.url}&key=${service.apiKey}`)
    await page.waitForFunction(() => document.title === 'ready')
    const results = [await iterates(page), await uploads(page), await follows(page, line.cut), await rest(page)]
    if (errors.length > 0) throw new Error(errors.join('\n'))
    return results.join('; ')
  } finally {
    await browser.close()
    await site.close()
    line.close()
    await service.close()
  }
}

interface OurPage {
  page: Record<string, (argument: unknown) => unknown>
}

/** Calls a function of `programs/page.js`. */
const call = async <Answer>(page: Page, name: string, argument?: number): Promise<Answer> =>
  (await page.evaluate(({ name, argument }) => (globalThis as unknown as OurPage).page[name]!(argument), {
    name,
    argument,
  })) as Answer

async function iterates(page: Page): Promise<string> {
  const { records, distinct, total } = await call<Record<'records' | 'distinct' | 'total', number>>(page, 'iterate')
  // Journeys continue meanwhile: there may be more records than at first, but never fewer, and none twice.
  if (distinct !== records || records < total || total < 8) throw new Error(`${distinct} of ${records} of ${total}`)
  return `${records} records by pages`
}

async function uploads(page: Page): Promise<string> {
  type Uploaded = { name: string; progress: { sent: number; total: number }[]; isSame: boolean }
  const { name, progress, isSame } = await call<Uploaded>(page, 'upload', BYTES)
  const isGrowing = progress.every(({ sent, total }, at) => total === BYTES && sent >= (progress[at - 1]?.sent ?? 0))
  if (name !== 'arrival notice.bin' || !isSame) throw new Error(`${name} was not stored as it is`)
  if (!isGrowing || progress[0]?.sent !== 0 || progress.at(-1)?.sent !== BYTES)
    throw new Error(`Progress was ${JSON.stringify(progress)}`)
  return `upload with ${progress.length} reports of progress`
}

/** Checks that events that occur while the connection is interrupted arrive as well, once and in order. */
async function follows(page: Page, cut: (ms: number) => Promise<void>): Promise<string> {
  const after = await call<number>(page, 'follow')
  await call(page, 'track')
  const arrived = async () =>
    (await call<(number | string)[]>(page, 'followed')).filter((one) => one !== 'disconnected')
  await until(async () => (await arrived()).length > 0)
  await cut(1_500)
  await call(page, 'track')
  const logged = await call<number[]>(page, 'logged', after)
  await until(async () => (await arrived()).length >= logged.length)
  await call(page, 'stopFollowing')
  const events = await arrived()
  const isWhole = logged.every((sequence, at) => events[at] === sequence)
  const isCut = (await call<unknown[]>(page, 'followed')).includes('disconnected')
  if (!isWhole || !isCut) throw new Error(`Followed ${events}, the log has ${logged}; disconnected: ${isCut}`)
  return `${events.length} events over a cut line`
}

async function rest(page: Page): Promise<string> {
  if (!(await call<boolean>(page, 'webhooks'))) throw new Error('A forged webhook was accepted')
  const { number, isRefused } = await call<{ number?: string; isRefused: boolean }>(page, 'msw')
  if (!number || !isRefused) throw new Error(`MSW answered ${number}, refused: ${isRefused}`)
  return 'MSW in a service worker'
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) if (await isDone()) return
  throw new Error('What was followed did not arrive')
}

/** A proxy of the service whose connections can be interrupted for a while. */
async function createLine(target: string) {
  const { port } = new URL(target)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy()
    const far = connect(Number(port), '127.0.0.1')
    for (const [one, other] of [
      [socket, far],
      [far, socket],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy()).once('close', () => sockets.delete(one))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hangUp = () => sockets.forEach((socket) => void socket.destroy())
  const cut = async (ms: number) => {
    isCut = true
    hangUp()
    await sleep(ms)
    isCut = false
  }
  const close = () => {
    server.close()
    hangUp()
  }
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, cut, close }
}

/** Serves the build in the same way as Vite. */
async function serve(project: string) {
  const port = await freePort()
  const main = join(project, 'node_modules/vite/bin/vite.js')
  const args = [main, 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const child = spawn(process.execPath, args, { cwd: project, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await until(() =>
    fetch(url).then(
      (answer) => answer.ok,
      () => false,
    ),
  )
  const close = async () => {
    if (child.kill() && child.exitCode === null) await once(child, 'exit')
  }
  return { url, close }
}
