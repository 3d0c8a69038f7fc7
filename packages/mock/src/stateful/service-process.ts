import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { environment } from './environment.ts'
import type { InstalledService } from './find-service.ts'

export interface ServiceProcess {
  url: string
  /** The folder of its database. */
  dataDir: string
  /** Stops the service, and deletes its database. */
  stop(): Promise<void>
}

/** Starts a service with its own empty database, and waits until the journeys of the demo account are tracked. */
export async function startService(
  { node, main }: InstalledService,
  { apiKey, publicUrl }: { apiKey: string; publicUrl: string },
): Promise<ServiceProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'boxtrail-mock-'))
  const child = spawn(node, [main, 'start'], {
    env: environment({
      PORT: '0',
      HOST: '127.0.0.1',
      BOXTRAIL_DATA_DIR: dataDir,
      BOXTRAIL_API_KEY: apiKey,
      BOXTRAIL_PUBLIC_URL: publicUrl,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    return { url: await untilReady(child), dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let url = ''
    createInterface({ input: child.stdout! }).on('line', (line) => {
      url = /^boxtrail ready (\S+)$/.exec(line)?.[1] ?? url
      if (line.startsWith('demo world tracked')) resolve(url)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The service ended with ${code} before it was ready.`)))
  })
}
