import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parse, stringify } from 'yaml'
import { composeEvents } from './compose-events.ts'
import { composeFields } from './compose-fields.ts'
import { composeIncludes } from './compose-includes.ts'
import { composeResponses } from './compose-responses.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * Copies the specification, and expands everything that is written once and used in many places: the events of
 * `events.yaml`, the relations that `include` accepts, the names that `fields` accepts, the responses of all
 * operations, and the records of `examples/records/` to which examples refer.
 */
export async function composeSpec(spec: string, target: string): Promise<void> {
  await cp(spec, target, { recursive: true, filter: (path) => !path.endsWith('/released') })
  await composeEvents(target)
  await composeIncludes(target)
  await composeFields(target)
  await composeResponses(target)
  await composeExamples(target)
}

/**
 * Resolves `{ $ref: records/container.yaml#/held }` in examples, because OpenAPI does not resolve references in values.
 */
async function composeExamples(target: string): Promise<void> {
  const folder = join(target, 'examples')
  const records = new Map<string, Json>()
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(folder, entry.name)
    const text = await readFile(file, 'utf8')
    if (!text.includes('$ref')) continue
    await writeFile(file, stringify(await composed(parse(text), file, records), { lineWidth: 0 }))
  }
}

async function composed(value: Json, file: string, records: Map<string, Json>): Promise<Json> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => composed(item, file, records)))
  if (typeof value !== 'object' || value === null) return value
  if (typeof value.$ref === 'string') return record(value.$ref, file, records)
  const members = await Promise.all(
    Object.entries(value).map(async ([key, member]) => [key, await composed(member, file, records)] as const),
  )
  return Object.fromEntries(members)
}

async function record(reference: string, file: string, records: Map<string, Json>): Promise<Json> {
  const [path = '', name = ''] = reference.split('#/')
  const source = resolve(dirname(file), path)
  if (!records.has(source)) {
    const text = await readFile(source, 'utf8').catch(() => {
      throw new Error(`${file}: there is no file ${path}, which ${reference} names`)
    })
    records.set(source, parse(text, { merge: true, maxAliasCount: -1 }))
  }
  const found = (records.get(source) as { [key: string]: Json })[name]
  if (found === undefined) throw new Error(`${file}: ${path} has no record ${name}`)
  return found
}
