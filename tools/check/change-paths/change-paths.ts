import { type Copy, copyRepository } from '../copy/copy.ts'
import { attribute } from './attribute.ts'

/**
 * Whether the steps of CONTRIBUTING are complete: in a copy, adds an attribute by its steps and checks that it is
 * served; then omits each step in turn, or makes a mistake, and checks for a message that names the place. Ends with `N
 * passed, N failed`.
 */
const generate = (copy: Copy) => copy.run('node', 'tools/generate/generate.ts')
const compile = (copy: Copy, folder: string) => copy.run('tsc', '-b', folder)
const checkContract = (copy: Copy) => copy.run('node', 'tools/check/contract.ts')

/** Runs what a developer runs after a change. Returns the first error. */
const complaintOf = async (copy: Copy, folder = 'packages/server'): Promise<string | null> => {
  for (const step of [() => generate(copy), () => compile(copy, folder), () => checkContract(copy)]) {
    const { ok, output } = await step()
    if (!ok) return output
  }
  return null
}

interface Mistake {
  name: string
  make(copy: Copy): Promise<void>
  /** What the message must name. */
  names: RegExp
  folder?: string
}

const withoutStep = (name: string, names: RegExp): Mistake => ({
  name: `an attribute without ${name}`,
  names,
  make: async (copy) => {
    for (const step of attribute.spec) await copy.apply(step)
    for (const [each, step] of Object.entries(attribute.code)) if (each !== name) await copy.apply(step)
  },
})

const mistakes: Mistake[] = [
  withoutStep('the shared example', /examples\/.*seal_in_use|seal_in_use.*examples/s),
  withoutStep('the migration', /containers\/resource\.ts\(\d+,\d+\).*seal_in_use/s),
  withoutStep('what it is', /container-fields\.ts\(\d+,\d+\).*seal_in_use/s),
  {
    name: 'a misspelt field in the engine',
    names: /container-fields\.ts\(\d+,\d+\).*'seal_number' is missing/s,
    make: (copy) =>
      copy.replace(
        'packages/engine/src/project/fields/container-fields.ts',
        'seal_number: sourced',
        'seal_nunber: sourced',
      ),
  },
  {
    name: 'a misspelt column in a statement',
    names: /find-account\b.*compny_name/s,
    make: (copy) =>
      copy.replace(
        'packages/server/src/records/accounts/queries.ts',
        "'select id, company_name from accounts where id = $1'",
        "'select id, compny_name from accounts where id = $1'",
      ),
  },
  {
    name: 'a document type without its fields',
    names: /fields\.ts\(\d+,\d+\).*dock_receipt/s,
    folder: 'packages/document-reading',
    make: (copy) =>
      copy.replace(
        'packages/document-reading/src/document-types.ts',
        "  documentType('packing_list', 'Packing list'),\n",
        "  documentType('packing_list', 'Packing list'),\n  documentType('dock_receipt', 'Dock receipt'),\n",
      ),
  },
]

const isServed = async (copy: Copy): Promise<string | null> => {
  for (const step of [...attribute.spec, ...Object.values(attribute.code), attribute.shown]) await copy.apply(step)
  const complaint = await complaintOf(copy)
  if (complaint !== null) return complaint
  const { ok, output } = await copy.run(
    'vitest',
    'run',
    '--config',
    'tools/config/vitest.config.ts',
    'file' in attribute.shown ? attribute.shown.file : '',
  )
  return ok ? null : output
}

let passed = 0
let failed = 0
const report = (name: string, problem: string | null) => {
  console.log(`${problem === null ? 'ok    ' : 'FAILED'} ${name}`)
  if (problem === null) passed++
  else {
    failed++
    console.log(problem)
  }
}

const copy = await copyRepository()
try {
  report('an attribute added by the steps of CONTRIBUTING is served', await isServed(copy))
  for (const { name, names, make, folder } of mistakes) {
    await copy.reset()
    await make(copy)
    const complaint = await complaintOf(copy, folder)
    const shown = complaint === null ? 'nothing complains' : names.test(complaint) ? null : complaint
    report(`${name} is reported with its place`, shown)
    const line = complaint?.split('\n').find((each) => /error|examples|column/.test(each))
    if (line) console.log(`       ${line.trim().slice(0, 160)}`)
  }
} finally {
  await copy.remove()
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
