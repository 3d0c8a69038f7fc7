import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { run } from '../src/run.ts'
import type { Terminal } from '../src/terminal/terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'boxtrail-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let folders = 0

/** A home directory that no other test uses. */
export const freshHome = (): string => join(folder, String(++folders))

export interface Ran {
  code: number
  stdout: string
  stderr: string
}

/** A terminal that keeps what is written to it; by default a pipe, on a machine without a keychain. */
export const testTerminal = (given: Partial<Terminal> & { input?: string } = {}) => {
  const written = { stdout: '', stderr: '' }
  const { input = '', ...rest } = given
  const terminal: Terminal = {
    env: {},
    platform: 'linux',
    home: freshHome(),
    hostname: 'laptop',
    pid: 4711,
    stdin: (async function* () {
      yield Buffer.from(input)
    })(),
    isInputTerminal: false,
    stdout: async (text) => {
      written.stdout += text
    },
    stderr: (text) => {
      written.stderr += text
    },
    isOutputTerminal: false,
    isErrorTerminal: false,
    columns: 120,
    askHidden: async () => '',
    fetch: (request) => globalThis.fetch(request),
    execute: async () => ({ code: null, stdout: '' }),
    isRunning: () => false,
    sleep: async () => {},
    now: () => new Date(),
    signal: new AbortController().signal,
    ...rest,
  }
  return { terminal, written }
}

/** Runs a command line; a string is split into arguments at spaces. */
export const ran = async (line: string | string[], given: Parameters<typeof testTerminal>[0] = {}): Promise<Ran> => {
  const { terminal, written } = testTerminal(given)
  const code = await run(typeof line === 'string' ? line.split(' ').filter(Boolean) : line, terminal)
  return { code, ...written }
}

/** A `fetch` that always returns this response, without a service. */
export const answering =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Terminal['fetch'] =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/vnd.api+json', ...headers },
    })
