import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isLong } from '../../config/form.ts'

/**
 * A program that exports what every export of the packages returns, without explicit types: with `declaration: true`,
 * the compiler must be able to name every type that a public signature reaches, by an entry point of a dependency
 * (otherwise TS2742, TS2883, TS4023 or TS4058).
 */
export function reExports(folder: string, entries: readonly string[]): string {
  const require = createRequire(join(folder, 'any.cjs'))
  const modules = entries.map((entry, at) => {
    const values = Object.entries(require(entry) as Values).filter(([, value]) => isLong || !isSchema(value))
    const names = values.flatMap(([name, value]) => wrappers(`e${at}.${name}`, `e${at}_${name}`, value))
    return `import * as e${at} from '${entry}'\n${names.join('\n')}\n`
  })
  return `${modules.join('\n')}\n${ofClient(require)}`
}

/** Schemas are skipped: all have the same type for different records, and their declarations are long. */
const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null && '_zod' in value

/** The entry points of a package that programs import, without documents. */
export async function entriesOf(folder: string, name: string): Promise<string[]> {
  const manifest = await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8')
  const entries = Object.keys((JSON.parse(manifest) as { exports: object }).exports)
  return entries.filter((entry) => !/\.(json|yaml)$|\*/.test(entry)).map((entry) => name + entry.slice(1))
}

type Values = Record<string, unknown>
type Operation = { method: string; path: string }

/** Exports of the value itself, of the result of calling it, and of a class that extends it. */
function wrappers(value: string, name: string, given: unknown): string[] {
  const itself = `export const ${name} = ${value}`
  if (typeof given !== 'function') return [itself]
  if (/^class\b/.test(Function.prototype.toString.call(given))) return [`export class ${name} extends ${value} {}`]
  // Before TypeScript 5.7, `Parameters` does not accept readonly lists of arguments.
  return /^\(\.\.\./.test(String(given)) ? [itself] : [itself, ...calls(value, name)]
}

const calls = (value: string, name: string): string[] => [
  `export const of_${name} = (...all: Parameters<typeof ${value}>) => ${value}(...all)`,
  `export const after_${name} = async (...all: Parameters<typeof ${value}>) => ({ got: await ${value}(...all) })`,
]

/** Each method of a client in each form of its results, and each call by path. */
function ofClient(require: NodeJS.Require): string {
  const { createClient } = require('@boxtrail/client') as { createClient: (options: object) => Values }
  const { operations } = require('@boxtrail/contracts/operations') as { operations: Record<string, Operation> }
  const lines = ["import { createClient } from '@boxtrail/client'", "const options = { baseUrl: 'http://127.0.0.1' }"]
  const methods = Object.entries(createClient({ baseUrl: 'http://127.0.0.1', apiKey: 'any' }))
  for (const format of ['mapped', 'raw', 'both']) {
    lines.push(`export const ${format} = createClient({ ...options, format: '${format}' })`)
    for (const [noun, verbs] of methods)
      if (typeof verbs === 'object')
        for (const verb of Object.keys(verbs as object))
          lines.push(
            `export const ${format}_${noun}_${verb} = ${format}.${noun}.${verb}`,
            ...calls(`${format}.${noun}.${verb}`, `${format}_${noun}_${verb}`),
          )
  }
  for (const [id, { method, path }] of Object.entries(operations))
    lines.push(`export const by_path_${id} = () => mapped.${method.toUpperCase()}('${path}', {} as never)`)
  return `${lines.join('\n')}\n`
}
