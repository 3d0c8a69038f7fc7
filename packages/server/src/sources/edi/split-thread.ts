import { parentPort, workerData } from 'node:worker_threads'
import type { Partner } from './partner.ts'
import { splitInterchange } from './split.ts'

const { text, partner, receivedMs } = workerData as { text: string; partner: Partner; receivedMs: number }

parentPort?.postMessage({ result: splitInterchange(text, partner, receivedMs) })
