import { createContent } from './content/content.ts'
import { type Family, families } from './families/families.ts'
import { type Issuer, inventIssuer, typesByIssuerKind } from './issuer.ts'
import { createOtherContent } from './other-documents.ts'
import { Sheet } from './sheet.ts'
import { inventFacts } from './shipment.ts'
import { Recorder, type Truth } from './truth.ts'
import type { Half, PaperType } from './vocabulary/vocabulary.ts'
import { createBlocks, type Format, formatsByHalf, writers } from './writers.ts'

/** A document of the corpus, with what it states. */
export interface Sample {
  issuer: string
  /** Its type and layout, unique to the issuer. */
  form: string
  /** The file name, which gives no hint of the type: only the content does. */
  name: string
  bytes: Buffer
  truth: Truth
}

export interface CorpusOptions {
  half: Half
  /** How often each form is filled in, each time with a new shipment. */
  fillings?: number
  /** A different seed gives different shipments. */
  seed?: number
  /** If set, only the first issuers, up to this number. */
  issuers?: number
}

interface Form {
  issuer: Issuer
  type: PaperType | null
  family: Family
  format: Format
}

const ISSUERS: Record<Half, number> = { development: 60, held_out: 30 }
const FORMS_PER_ISSUER = 3

/** Every form of a half, filled in. */
export async function buildCorpus({
  half,
  fillings = 2,
  seed = 1,
  issuers = ISSUERS[half],
}: CorpusOptions): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const form of createForms(half, issuers))
    for (let filling = 0; filling < fillings; filling++) {
      const number = String(samples.length).padStart(3, '0')
      samples.push(await fillIn(form, seed * 7919 + samples.length * 31 + filling, `doc-${number}`))
    }
  return samples
}

function createForms(half: Half, issuers: number): Form[] {
  return Array.from({ length: issuers }, (_, number) => inventIssuer(half, number)).flatMap((issuer, number) => {
    const own = typesByIssuerKind[issuer.kind]
    const first = issuer.random('forms').below(own.length)
    const types: (PaperType | null)[] = own.map((_, at) => own[(first + at) % own.length]!).slice(0, FORMS_PER_ISSUER)
    // Every sixth issuer also sends a document of none of the types.
    if (number % 6 === 5) types.push(null)
    return types.map((type, at) => {
      const fitting = families[half].filter((family) => !family.types || (type !== null && family.types.includes(type)))
      const formats = formatsByHalf(half)
      return {
        issuer,
        type,
        family:
          fitting[
            (number * FORMS_PER_ISSUER + at * 2 + issuer.random('family').below(fitting.length)) % fitting.length
          ]!,
        // Most documents are PDFs.
        format: issuer.random(`format ${type}`).below(5) === 0 ? formats[(number + at) % formats.length]! : 'pdf',
      }
    })
  })
}

async function fillIn({ issuer, type, family, format }: Form, seed: number, stem: string): Promise<Sample> {
  const facts = inventFacts(seed, issuer.region)
  const record = new Recorder(type)
  const content = type === null ? createOtherContent(issuer, facts) : createContent(type, issuer, facts, record)
  const sample = { issuer: issuer.name, name: `${stem}.${format}`, truth: record.truth }
  if (format !== 'pdf')
    return { ...sample, form: `${type}, ${format}`, bytes: await writers[format](createBlocks(content)) }
  const sheet = new Sheet(issuer.region === 'us' ? 'LETTER' : 'A4')
  family.draw(content, sheet)
  return { ...sample, form: `${type}, ${family.name}`, bytes: await sheet.finish() }
}
