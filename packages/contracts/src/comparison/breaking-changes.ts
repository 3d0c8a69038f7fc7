import { operationsOf, type Spec } from './document.ts'
import { contentChanges, operationChanges } from './operation-changes.ts'
import type { Broken, Versions } from './schema-changes.ts'

/**
 * What a program written for the old contract would miss in the new one, each difference once, with the affected
 * operations and events.
 */
export function breakingChanges(old: Spec, now: Spec): string[] {
  const concerned = new Map<string, string[]>()
  const versions: Versions = { old, now, known: new Map() }
  for (const [name, broken] of [...brokenOperations(versions), ...brokenEvents(versions)])
    for (const { at, what } of broken) {
      const promise = `${at}: ${what}`
      concerned.set(promise, [...(concerned.get(promise) ?? []), name])
    }
  const promises = [...concerned].map(([promise, names]) => `${promise}${partiesOf(promise, [...new Set(names)])}`)
  return [...brokenAddress(old, now), ...promises, ...goneSchemas(old, now)]
}

function brokenOperations(versions: Versions): [string, Broken[]][] {
  const { old, now } = versions
  const current = new Map(operationsOf(now).map((entry) => [entry.operation.operationId, entry]))
  return operationsOf(old).map((before) => {
    const id = before.operation.operationId
    const after = current.get(id)
    if (!after || after.method !== before.method || after.path !== before.path)
      return [id, [{ at: id, what: 'was removed or moved' }]]
    return [id, operationChanges(versions, before, after)]
  })
}

/** What is sent to a webhook is compared like a response. */
function brokenEvents(versions: Versions): [string, Broken[]][] {
  return Object.entries(versions.old.webhooks ?? {}).map(([event, { post: before }]) => {
    const after = versions.now.webhooks?.[event]?.post
    if (!after) return [event, [{ at: event, what: 'is no longer sent' }]]
    return [event, contentChanges(versions, 'sent', event, before.requestBody?.content, after.requestBody?.content)]
  })
}

function brokenAddress(old: Spec, now: Spec): string[] {
  const kept = (now.servers ?? []).map(({ url }) => url)
  return (old.servers ?? []).filter(({ url }) => !kept.includes(url)).map(({ url }) => `is no longer served at ${url}`)
}

/** Programs use the names of schemas as types: `Schemas['Container']`. */
const goneSchemas = (old: Spec, now: Spec): string[] =>
  Object.keys(old.components.schemas ?? {})
    .filter((name) => !now.components.schemas?.[name])
    .map((name) => `${name}: the schema was removed, and with it the type that programs use`)

/** The affected operations, unless the promise itself begins with the name of the only one. */
function partiesOf(promise: string, names: string[]): string {
  if (names.length === 1 && promise.startsWith(names[0]!)) return ''
  const [shown, more] = [names.slice(0, 3), names.length - 3]
  return ` (${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''})`
}
