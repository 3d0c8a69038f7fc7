import { spawn } from 'node:child_process'
import { homedir, hostname } from 'node:os'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { askHidden } from './ask-hidden.ts'
import type { Execute, Terminal } from './terminal.ts'

const PATIENCE_MS = 60_000

/** Runs a program. If a keychain is locked, the system asks its owner to unlock it, which may take a while. */
const execute: Execute = async (command, args, input = '') => {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], timeout: PATIENCE_MS })
  // A program that does not read its input closes it.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  const [code, stdout] = await Promise.all([ended, text(child.stdout).catch(() => '')])
  return { code, stdout }
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The terminal of this process. */
export const processTerminal = (signal: AbortSignal): Terminal => ({
  env: process.env,
  platform: process.platform,
  home: homedir(),
  hostname: hostname(),
  pid: process.pid,
  stdin: process.stdin,
  isInputTerminal: process.stdin.isTTY === true,
  stdout: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
  stderr: (text) => void process.stderr.write(text),
  isOutputTerminal: process.stdout.isTTY === true,
  isErrorTerminal: process.stderr.isTTY === true,
  columns: process.stdout.columns || 120,
  askHidden,
  fetch: (request) => globalThis.fetch(request),
  execute,
  isRunning,
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }),
  now: () => new Date(),
  signal,
})
