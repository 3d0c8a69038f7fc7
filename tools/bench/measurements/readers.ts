import { readDocument } from '@boxtrail/document-reading/read-document'
import { readers } from '@boxtrail/document-reading/readers/readers'
import { cpuOf } from '../costs.ts'

/**
 * `node tools/bench/measurements/readers.ts`: the processor time for a document of one page, in its reader and in the
 * process that requests it.
 */

const FILES = 80
const account = 'bench'
const bytes = Buffer.from(`ARRIVAL NOTICE

B/L No.: MAEU123456789      Vessel: Silver Tern
Container No.: MSKU 123456-5
ETA: 12-MAY-2026            Last Free Day: 17-MAY-2026
`)

const read = async () => {
  const { documentType, quarantined } = await readDocument({ account, name: 'arrival-notice.txt', bytes })
  if (documentType !== 'arrival_notice') throw new Error(quarantined ?? 'It was not read')
}
const cpuNow = (): number => {
  const { user, system } = process.cpuUsage()
  return readers.processes.reduce((sum, { pid }) => sum + cpuOf(pid!), (user + system) / 1_000)
}
const secondsOf = async (work: () => Promise<void>): Promise<number> => {
  const before = cpuNow()
  await work()
  return (cpuNow() - before) / 1_000
}

const first = await secondsOf(read)
const further = await secondsOf(async () => {
  for (let file = 0; file < FILES; file++) await read()
})
console.log(`a first document, its reader started: ${first.toFixed(3)} CPU s`)
console.log(`a further one of its account: ${(further / FILES).toFixed(4)} CPU s (mean of ${FILES})`)
