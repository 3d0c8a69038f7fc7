import { Worker } from 'node:worker_threads'
import type { Pack } from './words.ts'

/** In megabytes: the largest pack needs a third of it, with the font for all scripts. */
const MEMORY = 512

/** Renders in a separate thread: a long pack takes seconds, during which other requests are served. */
export const renderInThread = (pack: Pack): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./render-pack-worker.ts', import.meta.url), {
      workerData: pack,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
      env: {},
      execArgv: [],
    })
    worker.once('message', (bytes: Uint8Array<ArrayBuffer>) => {
      resolve(bytes)
      void worker.terminate()
    })
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the thread ended with ${code} before the PDF was drawn`)))
  })
