import { inventFacts } from './facts.ts'
import type { Half } from './half.ts'
import { issuersOf } from './half.ts'
import type { Form } from './issuer.ts'
import { Sheet } from './sheet.ts'
import { Recorder, type Truth } from './truth.ts'
import { writeWorkbook } from './workbook.ts'

/** A document of the corpus, with what it states. */
export interface Sample {
  issuer: string
  form: string
  /** Says nothing of the type: only the content can. */
  name: string
  bytes: Buffer
  truth: Truth
}

export interface Choice {
  half: Half
  /** How often each form is filled in, each time with another shipment. */
  fillings?: number
  /** Another number makes other shipments. */
  seed?: number
}

/** Every form of a half, filled in. */
export async function buildCorpus({ half, fillings = 2, seed = 1 }: Choice): Promise<Sample[]> {
  const samples: Sample[] = []
  const issuers = await issuersOf(half)
  for (const { name: issuer, forms } of issuers)
    for (const [title, form] of Object.entries(forms))
      for (let filling = 0; filling < fillings; filling++) {
        const number = String(samples.length).padStart(3, '0')
        const { bytes, extension, truth } = await fillIn(form, seed * 7919 + samples.length * 31 + filling)
        samples.push({ issuer, form: title, name: `doc-${number}.${extension}`, bytes, truth })
      }
  return samples
}

async function fillIn(form: Form, seed: number): Promise<{ bytes: Buffer; extension: string; truth: Truth }> {
  const facts = inventFacts(seed, form.region ?? 'us')
  const record = new Recorder(form.type)
  if (form.cells) {
    const cells = form.cells(facts, record)
    return { bytes: await writeWorkbook(cells), extension: 'xlsx', truth: record.truth }
  }
  const sheet = new Sheet(form.paper ?? 'A4', form.landscape)
  form.draw!(facts, sheet, record)
  return { bytes: await sheet.finish(), extension: 'pdf', truth: record.truth }
}
