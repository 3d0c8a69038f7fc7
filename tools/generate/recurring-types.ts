/**
 * Names the types that recur in every operation. The types do not change, but the file that every editor loads becomes
 * a fifth smaller.
 */
export function nameRecurringTypes(text: string): string {
  const from = text.indexOf('export interface operations')
  const paths = named(text.slice(0, from))
  const { operations, queries } = shareQueries(named(text.slice(from)))
  const { text: whole, refusals } = shareRefusals(operations)
  const shared =
    paths +
    whole +
    interfaceOf('Queries', 'Query parameters that several operations take.', queries) +
    interfaceOf('Refusals', 'Documented errors, by status, that several operations answer.', refusals)
  return shared + declared(shared)
}

/** Exported, so that the declarations of a program that exports an operation's types can name them. */
const interfaceOf = (name: string, about: string, members: readonly string[]): string =>
  members.length === 0 ? '' : `/** ${about} */\nexport interface ${name} {\n${members.join('')}}\n`

const NAME = String.raw`(Schemas\["\w+"\])`
const HEADERS = String.raw`headers: \{ \[name: string\]: unknown; \};`

/** The recurring types on one line each, from the inside out, with their names. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [literal('query?: never; header?: never; path?: never; cookie?: never;'), 'NoParameters'],
  [
    literal(
      'query?: never; header?: never; path: { /** Identifier of the record. */ id: components["parameters"]["Id"]; }; cookie?: never;',
    ),
    'ById',
  ],
  [pattern(`${HEADERS} content: \\{ "application/vnd.api\\+json": ${NAME}; \\};`), 'Answer<$1>'],
  [pattern(`${HEADERS} content: \\{ "application/json": ${NAME}; \\};`), 'Answer<$1, "application/json">'],
  [pattern(`${HEADERS} content\\?: never;`), 'NoContent'],
  [pattern(`content: \\{ "application/vnd.api\\+json": ${NAME}; "application/json": \\1; \\};`), 'Sent<$1>'],
  [
    pattern(
      `parameters: NoParameters; requestBody: \\{ content: \\{ "application/json": ${NAME}; \\}; \\}; responses: \\{ 200: Responses\\["Received"\\]; \\};`,
    ),
    'Notify<$1>',
  ],
]

const declarations: readonly string[] = [
  'type NoParameters = { query?: never; header?: never; path?: never; cookie?: never };',
  `type ById = {
	query?: never;
	header?: never;
	path: {
		/** Identifier of the record. */
		id: components["parameters"]["Id"];
	};
	cookie?: never;
};`,
  'type Answer<Body, Type extends string = "application/vnd.api+json"> = { headers: { [name: string]: unknown }; content: { [type in Type]: Body } };',
  'type NoContent = { headers: { [name: string]: unknown }; content?: never };',
  'type Sent<Body> = { content: { "application/vnd.api+json": Body; "application/json": Body } };',
  `type Notify<Body> = {
	parameters: NoParameters;
	requestBody: { content: { "application/json": Body } };
	responses: {
		200: Responses["Received"];
	};
};`,
]

/** Only the types that occur are declared, because the feed contract has hardly any of them. */
function declared(text: string): string {
  const used = declarations.filter((one) => new RegExp(`\\b${/^type (\w+)/.exec(one)![1]}\\b`).test(text))
  return used.map((one) => `${one}\n`).join('')
}

/** A pattern for a type as the generator writes it, on several lines. */
function pattern(line: string): RegExp {
  return new RegExp(`\\{ ${line} \\}`.replaceAll(' ', '\\s+'), 'g')
}

function literal(line: string): RegExp {
  return pattern(line.replaceAll(/[[\]{}?*]/g, '\\$&'))
}

const named = (text: string): string => shapes.reduce((rest, [shape, name]) => rest.replaceAll(shape, name), text)

const QUERY = /\n(\t+)query\?: \{\n([\s\S]*?)\n\1\};/g
/** An optional parameter that refers to the components, with its comment. */
const PARAMETER = /(?:\t+\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?\t+("[^"]+"|\w+)\?: components\["parameters"\]\["\w+"\];\n?/g

/** Declares parameters of several operations once, with their comments, and picks them in each operation. */
function shareQueries(text: string): { operations: string; queries: string[] } {
  const uses = new Map<string, { count: number; name: string }>()
  for (const [, , body] of text.matchAll(QUERY))
    for (const [written, name] of body!.matchAll(PARAMETER)) {
      const key = written.trim()
      uses.set(key, { count: (uses.get(key)?.count ?? 0) + 1, name: name! })
    }
  const shared = new Map<string, string>()
  for (const [written, { count, name }] of uses) if (count > 1 && !shared.has(name)) shared.set(name, written)
  const operations = text.replaceAll(QUERY, (_, indent: string, body: string) => {
    const picked: string[] = []
    const own = body.replaceAll(PARAMETER, (written: string, name: string) => {
      if (shared.get(name) !== written.trim()) return written
      picked.push(name.startsWith('"') ? name : `"${name}"`)
      return ''
    })
    const parts = [...(picked.length > 0 ? [`Pick<Queries, ${picked.join(' | ')}>`] : [])]
    if (own.trim() !== '') parts.push(`{\n${own.replace(/\n+$/, '')}\n${indent}}`)
    return `\n${indent}query?: ${parts.join(' & ')};`
  })
  const queries = [...shared.values()].map((written) => `\t${written.replaceAll(/\n\t+/g, '\n\t')}\n`)
  return { operations, queries }
}

const RESPONSES = /\n(\t+)responses: \{\n([\s\S]*?)\n\1\};/g
const REFUSAL = /^\t+(\d{3}): (Responses\["\w+"\]);\n?/gm

/** The same for documented errors, each of which is one response in nearly every operation. */
function shareRefusals(text: string): { text: string; refusals: string[] } {
  const refusals = new Map<string, string>()
  for (const [, status, response] of text.matchAll(REFUSAL))
    if (!refusals.has(status!)) refusals.set(status!, response!)
  const shared = text.replaceAll(RESPONSES, (_, indent: string, body: string) => {
    const picked: string[] = []
    const own = body.replaceAll(REFUSAL, (line: string, status: string, response: string) => {
      if (refusals.get(status) !== response) return line
      picked.push(status)
      return ''
    })
    const rest = `{\n${own.replace(/\n+$/, '')}\n${indent}}`
    return `\n${indent}responses: ${rest}${picked.length > 0 ? ` & Pick<Refusals, ${picked.join(' | ')}>` : ''};`
  })
  return { text: shared, refusals: [...refusals].map(([status, response]) => `\t${status}: ${response};\n`) }
}
