import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from './programs.ts'
import { UpgradeError } from './upgrade-error.ts'

interface Answer {
  code: number | null
  /** The text on stdout. */
  output: string
  /** The text on stderr. */
  complaint: string
}

/** Runs a command of a version to its end. */
export const askVersion = (
  { node, main }: Program,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const child = spawn(node, [main, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const answer: Answer = { code: null, output: '', complaint: '' }
    child.stdout.on('data', (chunk) => (answer.output += chunk))
    child.stderr.on('data', (chunk) => (answer.complaint += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...answer, code }))
  })

/** Whether a process at an address says that it is ready. */
export const isReady = async (url: string): Promise<boolean> => (await whyNotReady(url)) === null

/** What the process at an address is waiting for; null if it is ready. */
const whyNotReady = async (url: string): Promise<string | null> => {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })
    const { status } = await answer.json()
    return answer.ok ? null : String(status)
  } catch {
    return 'no answer'
  }
}

const POLL_MS = 100
const STOP_MS = 12_000

/**
 * Starts a version as it would serve, with the settings and the data of the installation, on a port that nobody knows,
 * and stops it once it is ready. Throws with its output if it does not become ready.
 */
export const tryOut = async (
  { node, main, version }: Program,
  env: NodeJS.ProcessEnv,
  waitMs: number,
): Promise<void> => {
  // The process does no work, and the channel ends it when this process ends, however that happens.
  const child = spawn(node, [main, 'start'], {
    env: { ...env, HOST: '127.0.0.1', PORT: '0', BOXTRAIL_ROLES: 'api', BOXTRAIL_LOG: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  let waitsFor: string | null = null
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (output += chunk))
  let hasEnded = false
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve())).then(() => {
    hasEnded = true
  })
  child.on('error', (error) => (output += error.message))
  try {
    const deadline = Date.now() + waitMs
    while (!hasEnded && Date.now() < deadline) {
      const [, url] = /^boxtrail ready (\S+)$/m.exec(output) ?? []
      if (url !== undefined) {
        waitsFor = await whyNotReady(url)
        if (waitsFor === null) return
      }
      await sleep(POLL_MS)
    }
    const reason = hasEnded ? 'ended' : `was not ready within ${waitMs / 1_000} s`
    const why = [lastLines(inWords(output)), waitsFor === null ? '' : `It says: ${waitsFor}.`].filter(Boolean)
    throw new UpgradeError([`Version ${version} ${reason} when it was tried beside the service:`, ...why].join('\n'))
  } finally {
    child.kill('SIGTERM')
    await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })])
    // Until it has ended, it counts as a process that serves.
    if (child.kill('SIGKILL')) await once(child, 'exit')
  }
}

export const lastLines = (text: string): string => text.trimEnd().split('\n').slice(-5).join('\n').slice(-2_000)

/** The messages of a log; the rest of its lines is for programs. */
const inWords = (output: string): string =>
  output.replaceAll(/^\{.*"msg":("(?:[^"\\]|\\.)*")\}$/gm, (_, message) => JSON.parse(message))
