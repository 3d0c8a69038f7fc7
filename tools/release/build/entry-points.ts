import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { type Answer, examplesOf, type Operation, operationsOf, resolve, type Spec } from '../../generate/bundle.ts'
import { name as keyOf } from '../../generate/text.ts'

/**
 * Writes entry points for single schemas, operations and examples, so that programs for browsers only load what they
 * use: the tables of `@boxtrail/contracts/zod`, `/operations` and `/examples` contain all of them. Shared values are in
 * one module of constants, of which bundlers take those that are used.
 */
export async function writeEntryPoints(dist: string, spec: Spec, shared: Samples): Promise<void> {
  await writeSchemas(dist)
  await writeOperations(dist)
  await writeExamples(dist, spec)
  await writeEvents(dist, shared)
}

export type Samples = { records: unknown[]; samples: Record<string, unknown> }

interface Entry {
  /** The name that the module exports. */
  name: string
  /** The text of the ES module. */
  text: string
  /** The declaration for both forms. */
  types: string
  /** The expression for CommonJS, an entry of the complete table: CommonJS is not tree-shaken. */
  required: string
}

async function write(dist: string, file: string, { name, text, types, required }: Entry): Promise<void> {
  const texts = { js: await minified(text), 'd.ts': types }
  const common = { js: `exports.${name} = ${required}\n`, 'd.ts': types }
  for (const [folder, endings] of Object.entries({ [dist]: texts, [join(dist, 'cjs')]: common }))
    for (const [ending, content] of Object.entries(endings)) {
      const place = join(folder, `${file}.${ending}`)
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place, content)
    }
}

const minified = async (text: string): Promise<string> =>
  (await transform(text, { minify: true, target: 'node20' })).code

async function writeSchemas(dist: string): Promise<void> {
  const text = await readFile(join(dist, 'generated/zod/index.d.ts'), 'utf8')
  for (const [, name = ''] of text.matchAll(/^export declare const ([A-Z]\w*)/gm)) {
    const line = `export { ${name} } from '../generated/zod/index.js'\n`
    await write(dist, `zod/${name}`, { name, text: line, types: line, required: `require('../zod.js').${name}` })
  }
}

async function writeOperations(dist: string): Promise<void> {
  const { operations } = await import(pathToFileURL(join(dist, 'generated/operations.js')).href)
  for (const [id, operation] of Object.entries(operations))
    await write(dist, `operations/${id}`, {
      name: id,
      text: `export const ${id} = ${JSON.stringify(operation)}\n`,
      types: `import type { operations } from '../operations.js'
/** Method, path, statuses and includes of the operation. */
export declare const ${id}: (typeof operations)['${id}']\n`,
      required: `require('../operations.js').operations.${id}`,
    })
}

async function writeExamples(dist: string, spec: Spec): Promise<void> {
  const constants = new Constants('x')
  for (const { operation } of operationsOf(spec)) {
    const id = operation.operationId
    const contents = [['request', operation.requestBody?.content] as const, ...answersOf(spec, operation)]
    const places = contents.flatMap(([place, content]) => {
      const [media] = Object.values(content ?? {})
      if (!media?.examples) return []
      const members = Object.entries(examplesOf(spec, media)).map(
        ([name, value]) => `${keyOf(name)}: ${constants.nameOf(value)}`,
      )
      return [`${place}: { ${members.join(', ')} }`]
    })
    const text = `export const ${id} = { ${places.join(', ')} }\n`
    await write(dist, `examples/${id}`, {
      name: id,
      text: constants.importedBy(text, ANSWERS) + text,
      types: `import type { Examples } from '../examples.js'
/** Examples of the operation, by place (\`request\` or a status) and name. */
export declare const ${id}: Examples['${id}']\n`,
      required: `require('../examples.js').examples.${id}`,
    })
  }
  await writeShared(dist, ANSWERS, constants)
}

const ANSWERS = '../generated/samples/answers.js'
const RECORDS = '../generated/samples/records.js'

async function writeShared(dist: string, file: string, { text }: Constants): Promise<void> {
  const place = join(dist, 'examples', file)
  await mkdir(dirname(place), { recursive: true })
  await writeFile(place, await minified(text))
}

const answersOf = (spec: Spec, { responses }: Operation) =>
  Object.entries(responses).map(([status, answer]) => [status, resolve<Answer>(spec, answer).content] as const)

async function writeEvents(dist: string, { records, samples }: Samples): Promise<void> {
  const constants = new Constants('r')
  const written = (node: unknown): string => {
    if (Array.isArray(node)) return `[${node.map(written).join(', ')}]`
    if (typeof node !== 'object' || node === null) return JSON.stringify(node)
    if ('$' in node) return constants.nameOf(node.$, () => written(records[node.$ as number]))
    return `{ ${Object.entries(node)
      .map(([key, value]) => `${keyOf(key)}: ${written(value)}`)
      .join(', ')} }`
  }
  for (const [event, sample] of Object.entries(samples)) {
    const name = event.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase())
    const text = `export const ${name} = ${written(sample)}\n`
    await write(dist, `examples/${event}`, {
      name,
      text: constants.importedBy(text, RECORDS) + text,
      types: `import type { WebhookEvent } from '../index.js'
/** What the event posts to a webhook. */
export declare const ${name}: WebhookEvent<'${event}'>\n`,
      required: `require('../examples.js').eventExamples['${event}']`,
    })
  }
  await writeShared(dist, RECORDS, constants)
}

/** Values that several modules use, each written once, after those on which it depends. */
class Constants {
  readonly #prefix: string
  readonly #names = new Map<unknown, string>()
  text = ''

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  nameOf(value: unknown, write = (): string => JSON.stringify(value)): string {
    let name = this.#names.get(value)
    if (!name) {
      const written = write()
      name = `${this.#prefix}${this.#names.size}`
      this.#names.set(value, name)
      this.text += `export const ${name} = ${written}\n`
    }
    return name
  }

  importedBy(text: string, file: string): string {
    const used = [...this.#names.values()].filter((name) => new RegExp(`[:[ ]${name}\\b`).test(text))
    return used.length === 0 ? '' : `import { ${used.join(', ')} } from '${file}'\n`
  }
}
