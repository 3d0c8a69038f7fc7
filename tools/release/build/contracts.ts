import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import type { Spec } from '../../generate/bundle.ts'
import { asyncapi } from './asyncapi.ts'
import { type Samples, writeEntryPoints } from './entry-points.ts'
import { asOpenapi30 } from './openapi-30.ts'
import { published } from './published.ts'
import { asYaml } from './yaml.ts'

/** Writes the published documents of the contract, and minifies everything. */
export async function buildContracts(dist: string): Promise<void> {
  const read = async (name: string): Promise<Spec> =>
    JSON.parse(await readFile(join(dist, '../src/generated', name), 'utf8'))
  const [source, feed] = [await read('openapi.json'), published(await read('feed/openapi.json'))]
  const spec = withoutEventSamples(published(source))
  const documents: Record<string, string> = {
    'generated/openapi.json': JSON.stringify(spec),
    'generated/event-samples.json': JSON.stringify(await read('event-samples.json')),
    'openapi.yaml': asYaml(spec),
    'openapi-3.0.json': JSON.stringify(asOpenapi30(source)),
    'asyncapi.json': JSON.stringify(asyncapi(spec)),
    'feed.json': JSON.stringify(feed),
    'feed.yaml': asYaml(feed),
  }
  for (const [name, text] of Object.entries(documents)) await writeFile(join(dist, name), text)
  await minify(dist)
  await shareTypes(dist)
  await pointAtDocument(dist)
  await writeEntryPoints(dist, source, (await read('event-samples.json')) as unknown as Samples)
}

/**
 * Minifies modules with data and validators, which nobody reads or debugs, and those of the command, which need no
 * declarations. Removes the indentation of generated declarations, which editors show, and which have no map.
 */
async function minify(dist: string): Promise<void> {
  for (const file of await readdir(dist, { recursive: true })) {
    const place = join(dist, file)
    const isOfCommand = /^(check|comparison|upgrade)\//.test(file)
    const isGenerated = /^(cjs\/)?generated\//.test(file)
    if (file.endsWith('.map')) {
      if (isOfCommand || isGenerated) await rm(place)
    } else if (isOfCommand && file.endsWith('.d.ts')) {
      await rm(place)
    } else if (isOfCommand && file.endsWith('.js')) {
      await writeFile(place, (await transform(await readWithoutMap(place), { minify: true })).code)
    } else if (isGenerated && file.endsWith('.d.ts')) {
      const text = await readWithoutMap(place)
      const isOfOperations = file === 'generated/operations.d.ts'
      await writeFile(place, isOfOperations ? withoutUsualFacts(compact(text)) : compact(text))
    } else if (file.startsWith('generated/') && file.endsWith('.js')) {
      const whole = await readWithoutMap(place)
      // An undefined property is the same as a missing one; the type names it nevertheless.
      const text = file.endsWith('/operations.js') ? whole.replaceAll(/^ +\w+: undefined,\n/gm, '') : whole
      // Minifying the syntax would remove the functions that let bundlers drop a validator (validators.ts). The
      // annotations of such functions are lost in any case.
      const { code } = await transform(text, { minifyWhitespace: true, minifyIdentifiers: true })
      await writeFile(place, code.replaceAll(/(\bconst [\w$]+=)(?=\(\(\)=>)/g, '$1/*#__PURE__*/'))
      await writeFile(
        join(dist, 'cjs', file),
        (await transform(text, { minify: true, format: 'cjs', platform: 'node' })).code,
      )
    }
  }
}

/** A module without the line with its source map. */
const readWithoutMap = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8')).replace(/\/\/# sourceMappingURL=.*\s*$/, '')

/** Declarations with tabs, unnamed blocks on one line, and without the generator's notice. */
const compact = (text: string): string =>
  text
    .replaceAll(/^( {4})+/gm, (indent) => '\t'.repeat(indent.length / 4))
    .replaceAll(
      /\{\n((?:\s*(?:\w+\?: never|\[name: string\]: unknown);\n)+)\s*\}/g,
      (_, lines: string) => `{ ${lines.trim().replaceAll(/\s*\n\s*/g, ' ')} }`,
    )
    .replaceAll(' (enum property replaced by openapi-typescript)', '')
    .replaceAll(/\/\*\*\n(\t*) \* ([^\n]*)\n\1 \* (@example [^\n]*)\n\1 \*\//g, '/** $2\n$1 * $3 */')

/** Facts that most operations share, and that every line of the table would repeat. */
const USUAL = [
  'readonly access: "read";',
  'readonly feature: undefined;',
  'readonly bucket: undefined;',
  'readonly contentType: "application/vnd.api+json";',
  'readonly headers: readonly [];',
  'readonly rawBody: undefined;',
  'readonly bodyRequired: false;',
  'readonly maxBodyBytes: undefined;',
  'readonly resourceType: undefined;',
  'readonly includes: readonly [];',
]

/** The operation table with one line for each operation, which only states how it differs from the usual facts. */
const withoutUsualFacts = (text: string): string =>
  `${text
    .replaceAll(/\n\t\t+/g, ' ')
    .replaceAll(/^(\treadonly \w+: )\{ (readonly method: .*;)\s*\};$/gm, (_, name: string, facts: string) => {
      const own = USUAL.reduce((rest, fact) => rest.replace(` ${fact}`, ''), facts)
      return `${name}Facts<{ ${own} }>;`
    })}type Usual = { ${USUAL.join(' ')} };
type Facts<Own> = Own & Omit<Usual, keyof Own>;
export {};
`

/**
 * Makes CommonJS programs use the same declarations: a second copy of the large ones would have to be parsed as well.
 */
async function shareTypes(dist: string): Promise<void> {
  for (const file of [
    'types.d.ts',
    'feed/types.d.ts',
    'zod/index.d.ts',
    'feed/zod.d.ts',
    'events.d.ts',
    'examples.d.ts',
    'operations.d.ts',
  ]) {
    const text = await readFile(join(dist, 'generated', file), 'utf8')
    const whole = `'${'../'.repeat(file.split('/').length + 1)}generated/${file.replace('.d.ts', '.js')}'`
    const attributes = `{ with: { 'resolution-mode': 'import' } }`
    const types = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name)
    const values = [...text.matchAll(/^export declare const (\w+)/gm)].map(([, name]) => name)
    const lines = [
      ...(types.length > 0
        ? [`export type { ${types.join(', ')} } from ${whole} with { 'resolution-mode': 'import' }`]
        : []),
      ...(values.length > 0 ? [`type Whole = typeof import(${whole}, ${attributes})`] : []),
      ...values.map((name) => `export declare const ${name}: Whole['${name}']`),
    ]
    await writeFile(join(dist, 'cjs/generated', file), `${lines.join('\n')}\n`)
  }
}

/** Removes the samples of events, which are in `event-samples.json`, where they share their records. */
function withoutEventSamples(spec: Spec): Spec {
  const { webhooks, components, ...rest } = JSON.parse(JSON.stringify(spec), (_key, value) => {
    if (value === null || typeof value !== 'object' || !('schema' in value)) return value
    const { examples, ...media } = value
    return JSON.stringify(examples ?? {}).includes('.payload"') ? media : value
  })
  const examples = Object.entries(components.examples).filter(([name]) => !name.endsWith('.payload'))
  return { ...rest, webhooks, components: { ...components, examples: Object.fromEntries(examples) } }
}

/** Makes modules refer to the single copy of the contract as JSON. */
async function pointAtDocument(dist: string): Promise<void> {
  const file = join(dist, 'cjs/examples.js')
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replaceAll(
      /'\.\/generated\/([\w-]+\.json)'|"\.\/generated\/([\w-]+\.json)"/g,
      (_, one, two) => `"../generated/${one ?? two}"`,
    ),
  )
}
