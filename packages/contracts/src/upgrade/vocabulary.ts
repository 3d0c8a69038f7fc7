import { operationsOf, type Spec } from '../comparison/document.ts'

/** Words with a meaning in a contract: listed values, error codes, names of events, headers, media types. */
export function vocabularyOf(spec: Spec): Set<string> {
  const words = new Set<string>(Object.keys(spec.webhooks ?? {}))
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) {
      for (const item of node) walk(item)
      return
    }
    const { enum: values, const: only, headers, content, code, 'x-aliases': aliases } = node as Record<string, unknown>
    if (Array.isArray(values)) for (const value of values) if (value !== null) words.add(String(value))
    if (only !== undefined && typeof only !== 'object') words.add(String(only))
    if (typeof code === 'string') words.add(code)
    for (const named of [headers, content, aliases])
      if (typeof named === 'object' && named !== null)
        for (const name of Object.keys(named)) words.add(name.toLowerCase())
    for (const value of Object.values(node)) walk(value)
  }
  walk(spec.paths)
  walk(spec.components)
  for (const { id } of spec['x-webhook-event-categories'] ?? []) words.add(id)
  for (const { operation } of operationsOf(spec)) {
    for (const status of Object.keys(operation.responses)) words.add(status)
    for (const media of Object.values(operation.requestBody?.content ?? {}))
      for (const name of Object.keys(media.examples ?? {})) words.add(name)
  }
  return words
}
