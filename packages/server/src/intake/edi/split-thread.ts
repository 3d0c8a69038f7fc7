import { parentPort, workerData } from 'node:worker_threads'
import type { Partner } from '@boxtrail/sources/edi/message/partner'
import { splitInterchange } from '@boxtrail/sources/edi/split-interchange'

interface Given {
  text: string
  partner: Partner
  receivedMs: number
  answeredMs: number
}

const { text, partner, receivedMs, answeredMs } = workerData as Given

parentPort?.postMessage({ result: splitInterchange(text, partner, receivedMs, answeredMs) })
