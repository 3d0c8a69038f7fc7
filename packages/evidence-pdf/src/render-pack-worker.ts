import { parentPort, workerData } from 'node:worker_threads'
import { renderPack } from './render-pack.ts'
import type { Pack } from './words.ts'

const bytes = new Uint8Array(await renderPack(workerData as Pack))
parentPort!.postMessage(bytes, [bytes.buffer])
