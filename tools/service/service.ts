import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { temporaryFolder } from './temporary-folder.ts'

export interface ServiceOptions {
  /** The contents of the file for BOXTRAIL_CONFIG. */
  config?: string
  env?: Record<string, string>
  /** Passed by the caller if a later start should reuse it. */
  dataDir?: string
}

export interface Service {
  url: string
  apiKey: string
  dataDir: string
  process: ChildProcess
  /** The output on stdout and stderr so far. */
  output(): string
  /** Sends SIGTERM, and returns the exit code. */
  stop(): Promise<number | null>
  kill(): Promise<void>
}

export const API_KEY = 'boxtrail-key-for-scripts-and-tests'
const running = new Set<ChildProcess>()

/** Kills services that were not stopped, for example because a test failed. */
export const killServices = (): void => {
  for (const child of running) child.kill('SIGKILL')
}
process.once('exit', killServices)

const main = join(import.meta.dirname, '../../apps/boxtrail/src/main.ts')

/** Starts the real service in a separate process and waits for its ready line; rejects with its output if it ends. */
export const startService = async ({ config = '', env = {}, dataDir }: ServiceOptions = {}): Promise<Service> => {
  const folder = dataDir ?? temporaryFolder('service')
  const settings = temporaryFolder('config')
  const file = join(settings, 'boxtrail.yaml')
  writeFileSync(file, config)
  const child = spawn(process.execPath, [main, 'start'], {
    env: {
      ...process.env,
      PORT: '0',
      BOXTRAIL_DATA_DIR: folder,
      BOXTRAIL_API_KEY: API_KEY,
      BOXTRAIL_LOG: 'error',
      // Without the demo world, because scripts count the records that they track themselves.
      BOXTRAIL_ROLES: 'api,worker',
      BOXTRAIL_CONFIG: file,
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    rmSync(settings, { recursive: true, force: true })
  })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk) => {
      output += chunk
    })
  child.stderr!.pipe(process.stderr, { end: false })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const ready = /^boxtrail ready (\S+)$/.exec(line)
      if (ready) resolve(ready[1]!)
    })
    void ended.then((code) => reject(new Error(`the service ended with ${code} before it was ready:\n${output}`)))
  })
  return {
    url,
    apiKey: API_KEY,
    dataDir: folder,
    process: child,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      const code = await ended
      if (!dataDir) rmSync(folder, { recursive: true, force: true })
      return code
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
