import { parentPort, workerData } from 'node:worker_threads'
import { readRows } from './csv-rows.ts'

const { body } = workerData as { body: Uint8Array }

parentPort!.postMessage({ result: readRows(body) })
