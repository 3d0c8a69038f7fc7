import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface S3Engine {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  process: ChildProcess
  stop(): Promise<void>
}

/** Debian's Python, for which Debian packages the engine, and no virtual environment. */
const PYTHON = '/usr/bin/python3'

/** Returns what the engine lacks, or null. `.ci/run` installs it. */
export const missingForS3 = (): string | null => {
  try {
    execFileSync(PYTHON, ['-c', 'import swift.common.middleware.s3api'], { stdio: 'ignore' })
    return null
  } catch {
    return 'the Debian package python3-swift is not installed'
  }
}

/**
 * Starts a strict S3 engine: unlike common test doubles, it rejects wrong bytes, lengths, types and signatures. `stop`
 * removes its data directory. With `conditional`, it accepts `If-None-Match: *`.
 */
export const startS3Engine = async ({ conditional = true } = {}): Promise<S3Engine> => {
  const folder = mkdtempSync(join(tmpdir(), 'boxtrail-s3-'))
  const script = join(import.meta.dirname, 'serve.py')
  const child = spawn(PYTHON, [script, folder, ...(conditional ? ['conditional'] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve)
    void ended.then((code) => reject(new Error(`the S3 engine ended with ${code} before it served`)))
  })
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'boxtrail:tests',
    secretAccessKey: 'boxtrail-tests-secret',
    process: child,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
