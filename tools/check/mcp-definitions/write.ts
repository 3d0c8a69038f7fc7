import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../../generate/places.ts'
import { type Definitions, readDefinitions } from './definitions.ts'

export const folder = join(repository, 'packages/mcp')
const snapshot = join(folder, 'definitions.json')
const page = join(folder, 'README.md')
const versionFile = join(folder, 'src/version.ts')

/** The version of the package as a module, because a server on an edge runtime has no manifest to read. */
const versionModule = (): string => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return `// @generated from package.json by "pnpm generate".\n/** The version of this package, which clients are told. */\nexport const VERSION = '${version}'\n`
}

/**
 * The files derived from the definitions: the snapshot for reviews, and the table of tools in the README; and what the
 * server says of its version.
 */
export const definitionFiles = async (): Promise<{ file: string; text: string }[]> => {
  const definitions = await readDefinitions()
  return [
    { file: snapshot, text: `${JSON.stringify(definitions, null, 2)}\n` },
    { file: page, text: withTools(readFileSync(page, 'utf8'), definitions) },
    { file: versionFile, text: versionModule() },
  ]
}

export const withTools = (text: string, { tools, prompts, resources, resourceTemplates }: Definitions): string => {
  const [before, , after] = text.split(/<!-- \/?tools[^>]*-->\n?/)
  if (after === undefined) throw new Error(`${page} has no place for the table of tools`)
  const rows = tools.map(({ name, description, inputSchema }) => [
    `\`${name}\``,
    description ?? '',
    argumentsOf(inputSchema.properties ?? {}, inputSchema.required ?? []),
  ])
  const readable = [...resources, ...resourceTemplates].map((one) => `\`${'uri' in one ? one.uri : one.uriTemplate}\``)
  const note = '<!-- tools: written by `pnpm generate` from the definitions -->'
  return `${before}${note}

${table(['Tool', 'What it does', 'Arguments'], rows)}

${table(
  ['Prompt', 'What it asks', 'Arguments'],
  prompts.map(({ name, description, arguments: given = [] }) => [
    `\`${name}\``,
    description ?? '',
    given.map((one) => `\`${one.name}\`${one.required ? '' : '?'}`).join(', '),
  ]),
)}

Resources: ${readable.join(', ')}.

<!-- /tools -->
${after}`
}

/** Arguments that are not shown: those without effect, and those for paging. */
const UNSHOWN = new Set(['intent', 'containerNumber', 'bookingNumber', 'cursor', 'page', 'page_size'])

const argumentsOf = (properties: object, required: readonly string[]) =>
  Object.keys(properties)
    .filter((name) => !UNSHOWN.has(name))
    .map((name) => `\`${name}\`${required.includes(name) ? '' : '?'}`)
    .join(', ')

/** A table with aligned columns, as the formatter writes it. */
const table = (head: string[], rows: string[][]): string => {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]!.length)))
  const line = (cells: string[], filler = ' ') =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!, filler)).join(' | ')} |`
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ].join('\n')
}

if (import.meta.main) for (const { file, text } of await definitionFiles()) writeFileSync(file, text)
