import { parentPort, workerData } from 'node:worker_threads'
import type { Partner } from '@boxtrail/sources/edi/partner'
import { splitInterchange } from '@boxtrail/sources/edi/split-interchange'

const { text, partner, receivedMs } = workerData as { text: string; partner: Partner; receivedMs: number }

parentPort?.postMessage({ result: splitInterchange(text, partner, receivedMs) })
