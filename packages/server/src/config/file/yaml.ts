import { type Document, isMap, isNode, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import type { z } from 'zod'
import { dotted, type Locate, type Path } from './locate.ts'
import { renameSettings } from './renamed-settings.ts'
import { wording } from './wording.ts'

type Issue = z.core.$ZodIssue

/** An operator's mistake: the message is sufficient, so no stack is shown. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** Parses YAML by a schema. Each error is reported as `file:line:column path: what is wrong`. */
export function parseYaml<T extends z.ZodType>(
  schema: T,
  text: string,
  file: string,
  env: Record<string, string | undefined>,
): { value: z.output<T>; locate: Locate; warnings: string[] } {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const place = (offset = 0) => {
    const { line, col } = lines.linePos(offset)
    return `${file}:${line || 1}:${col || 1}`
  }
  if (document.errors.length > 0) {
    // Errors after the first one are mostly its consequences.
    const [{ pos, message, code }] = document.errors as [(typeof document.errors)[0]]
    const problem =
      code === 'MULTIPLE_DOCS'
        ? 'begins a second document; keep all settings in one, without this line'
        : `is not YAML (${message}); correct this line`
    throw new ConfigError([`${place(pos[0])} ${problem}`])
  }
  const missing = substitute(document, env)
  if (missing.length > 0) {
    throw new ConfigError(
      missing.map(({ offset, name }) => `${place(offset)} the environment variable ${name} is not set`),
    )
  }
  const locate: Locate = (path, key) => `${place(offsetOf(document, path, key))} ${dotted(path)}`
  const { file: settings, warnings } = renameSettings(valuesOf(document, file) ?? {}, locate)
  return { value: readSettings(schema, settings, locate), locate, warnings }
}

/**
 * Returns the values of a document. Aliases are resolved only here: one may refer to nothing, or many may expand to
 * more than any real file has.
 */
function valuesOf(document: Document, file: string): unknown {
  try {
    return document.toJS()
  } catch (error) {
    throw new ConfigError([`${file}: ${(error as Error).message}; write the values in place of the aliases`])
  }
}

/** Reads settings by their schema, `under` a path of the file; otherwise reports all errors, each with its position. */
export function readSettings<T extends z.ZodType>(
  schema: T,
  settings: unknown,
  locate: Locate,
  under: Path = [],
): z.output<T> {
  const read = schema.safeParse(settings, { error: wording })
  if (read.success) return read.data
  throw new ConfigError(
    read.error.issues
      .flatMap(spread)
      .map(({ path, message, key }) => `${locate([...under, ...path], key)}: ${message}`),
  )
}

/**
 * `${NAME}` in a value is replaced from the environment, so that the file need not contain secrets; `$${` is a literal
 * `${`.
 */
function substitute(document: Document, env: Record<string, string | undefined>): { offset?: number; name: string }[] {
  const missing: { offset?: number; name: string }[] = []
  visit(document, {
    Scalar(position, node) {
      if (position === 'key' || typeof node.value !== 'string') return
      node.value = node.value.replace(
        /\$(\$\{)|\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g,
        (_, escaped?: string, name?: string) => {
          if (escaped) return escaped
          if (!env[name!]) missing.push({ offset: node.range?.[0], name: name! })
          return env[name!] ?? ''
        },
      )
    },
  })
  return missing
}

// One issue names all the unknown keys of a map; split it, so that each has a line of its own. For a union, report the
// issues of the closest alternative.
function spread(issue: Issue): { path: Path; message: string; key?: boolean }[] {
  if (issue.code === 'invalid_union') {
    const depth = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length))
    const [nearest = []] = issue.errors.toSorted((a, b) => depth(b) - depth(a))
    if (nearest.length > 0)
      return nearest.flatMap((inner) => spread({ ...inner, path: [...issue.path, ...inner.path] } as Issue))
  }
  if (issue.code === 'invalid_key') return issue.issues.map(({ message }) => ({ path: issue.path, message, key: true }))
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, message: issue.message }]
  const messages = issue.message.split('\n')
  return issue.keys.map((key, at) => ({ path: [...issue.path, key], message: messages[at]!, key: true }))
}

// The offset of the value; for a missing one, of the map that lacks it; for an unexpected one, of its key.
function offsetOf(document: Document, path: Path, key = false): number | undefined {
  const parent = nodeAt(document, path.slice(0, -1))
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1))
    : undefined
  const keyNode = isNode(pair?.key) ? pair.key : undefined
  const node = key ? keyNode : (nodeAt(document, path) ?? keyNode ?? parent ?? nodeAt(document, path.slice(0, -2)))
  return node?.range?.[0]
}

function nodeAt(document: Document, path: Path): Node | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true)
  return isNode(node) ? node : undefined
}
