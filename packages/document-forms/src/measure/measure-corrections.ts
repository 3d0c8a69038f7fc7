import { isDocumentType } from '@boxtrail/document-reading/document-types'
import { fieldsByType } from '@boxtrail/document-reading/fields'
import type { FileToRead } from '@boxtrail/document-reading/file-to-read'
import { readFile } from '@boxtrail/document-reading/read-file'
import type { Reading } from '@boxtrail/document-reading/reading'
import { buildCorpus, type Sample } from '../corpus.ts'
import type { Half } from '../vocabulary/vocabulary.ts'
import { judge } from './score.ts'

/**
 * Corrects wrong and missing values in the first filling of each form, and reads the second with the learned
 * corrections: `node measure-corrections.ts <development|held_out>`.
 */
const half = (process.argv[2] ?? 'development') as Half
const samples = await buildCorpus({ half, fillings: 2 })
const tally = { faults: 0, learned: 0, again: 0, repaired: 0, wrongProposals: 0, withheld: 0, spoilt: 0 }

for (let at = 0; at < samples.length; at += 2) await measureForm(samples[at]!, samples[at + 1]!)
console.log(tally)

async function measureForm(first: Sample, second: Sample): Promise<void> {
  const faults = findFaults(first, await read(first))
  tally.faults += faults.length
  if (faults.length === 0) return
  const correctedValues = Object.fromEntries(faults.map(({ path, truth }) => [path, toText(truth)]))
  const { learned } = await read(first, { correctedValues })
  if (!learned || learned.corrections.length === 0) return
  tally.learned += learned.corrections.length
  const before = await read(second)
  const after = await read(second, {
    earlierCorrections: learned.corrections.map((correction) => ({ ...correction, form: learned.form })),
  })
  const correctedFields = new Set(learned.corrections.map(({ field }) => field))
  const wrongBefore = findFaults(second, before).filter(({ path }) => correctedFields.has(path))
  tally.again += wrongBefore.length
  const proposed = { ...after.extraction?.payload, ...after.extraction?.proposed }
  const faultsAfter = findFaults(second, { ...after, extraction: { ...after.extraction!, payload: proposed } })
  for (const { path } of wrongBefore) if (!faultsAfter.some((one) => one.path === path)) tally.repaired++
  tally.wrongProposals += faultsAfter.filter(
    ({ path, verdict }) => correctedFields.has(path) && verdict === 'wrong',
  ).length
  const rightBefore = findRight(second, before)
  tally.withheld += rightBefore.filter(
    (path) => correctedFields.has(path) && !(path in after.extraction!.payload),
  ).length
  tally.spoilt += findRight(second, before).filter((path) =>
    findFaults(second, after).some((one) => one.path === path && one.verdict === 'wrong'),
  ).length
}

function read({ bytes, name }: Sample, more: Partial<FileToRead> = {}): Promise<Reading> {
  return readFile(new Uint8Array(bytes), { name, ...more })
}

function judgeReading({ truth }: Sample, { documentType, extraction }: Reading) {
  const fields = truth.type !== null && isDocumentType(truth.type) ? fieldsByType[truth.type] : []
  const served = { documentType, payload: extraction?.payload ?? {} }
  return judge(served, truth, new Set<string>(fields)).filter(({ path }) =>
    (fields as readonly string[]).includes(path),
  )
}

function findFaults(sample: Sample, reading: Reading) {
  return judgeReading(sample, reading).filter(({ verdict }) => verdict !== 'right')
}

function findRight(sample: Sample, reading: Reading): string[] {
  return judgeReading(sample, reading).flatMap(({ verdict, path }) => (verdict === 'right' ? [path] : []))
}

/** The text that a person would enter: what is printed, and nothing for a missing value. */
function toText(truth: unknown): unknown {
  return truth === undefined ? null : Array.isArray(truth) ? truth[0] : truth
}
