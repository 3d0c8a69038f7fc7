import type { Broken, BrokenPromise } from './broken.ts'
import { unchangedBetween } from './changed-schemas.ts'
import { operationsOf, type Spec } from './document.ts'
import { goneErrors } from './error-codes.ts'
import { brokenMarks } from './marks.ts'
import { contentChanges, goneTags, operationChanges } from './operation-changes.ts'
import type { RuleId } from './rules.ts'
import type { Versions } from './schema-changes.ts'
import { statedIn } from './stated.ts'

/**
 * What a program written for the old contract would miss in the new one, each difference once, with the affected
 * operations and events. Changes that concern only tools that read the document are left out.
 */
export const breakingChanges = (old: Spec, now: Spec): string[] =>
  [...brokenPromises(old, now), ...brokenMarks(statedIn(old), statedIn(now))]
    .filter(({ rule }) => !OF_THE_DOCUMENT.includes(rule))
    .map(({ what }) => what)

const OF_THE_DOCUMENT: RuleId[] = ['example-removed', 'tag-removed', 'beta-mark-added']

/** A break with its place, and the operations and events (`event container.created`) that it concerns. */
export interface ConcernedBreak extends Broken {
  promise: string
  what: string
  names: string[]
}

/** The promises about operations, events and schemas that are no longer kept, with their names. */
export function brokenPromises(old: Spec, now: Spec): BrokenPromise[] {
  const promises = brokenWithin(old, now).map(({ at, what, rule, promise, names }) => ({
    promise,
    what: `${at}: ${what}${partiesOf(`${at}: ${what}`, names)}`,
    rule,
    part: at,
  }))
  return [...brokenAddress(old, now), ...promises, ...goneSchemas(old, now)]
}

function brokenWithin(old: Spec, now: Spec): ConcernedBreak[] {
  const concerned = new Map<string, { broken: Broken; names: Set<string> }>()
  const versions: Versions = { old, now, known: new Map(), isUnchanged: unchangedBetween(old, now) }
  for (const [name, found] of [...brokenOperations(versions), ...brokenEvents(versions)])
    for (const broken of found) {
      const key = `${broken.at}: ${broken.what}`
      const { names } = concerned.get(key) ?? { names: new Set() }
      concerned.set(key, { broken, names: names.add(name) })
    }
  return [...concerned.values()].map(({ broken, names }) => ({ ...broken, promise: nameOf(broken), names: [...names] }))
}

/**
 * The same, with what only marks and examples promise, each with its place, so that it can be compared with what a
 * program uses.
 */
export function concernedBreaks(old: Spec, now: Spec): ConcernedBreak[] {
  const ids = operationsOf(old).map(({ operation }) => operation.operationId)
  const others = [
    ...brokenAddress(old, now),
    ...goneSchemas(old, now),
    ...goneErrors(old, now),
    ...brokenMarks(statedIn(old), statedIn(now)),
  ].map(({ promise, what, rule }): ConcernedBreak => {
    const name = promise.replace(/^(event \S+|\S+).*$/, '$1')
    const names = ids.includes(name) || name.startsWith('event ') ? [name] : []
    return { at: promise, promise, what: what.replace(`${promise}: `, ''), rule, names }
  })
  return [...brokenWithin(old, now), ...others].filter(({ rule }) => !OF_TOOLS.includes(rule))
}

const OF_TOOLS: RuleId[] = ['tag-removed', 'beta-mark-added']

/**
 * The name of a promise: `Container.seal_number`, `listShipments page[size] maximum`, `event container.created`,
 * `Port.kind=sea`. Attributes are named like members, because each name occurs only once; `{}` are the values of a map.
 */
const nameOf = ({ at, part = '' }: Broken): string =>
  `${at}${part}`.replace(/^([\w ]+?)(\.data)?\.attributes\./, '$1.').replaceAll('.*', '{}')

function brokenOperations(versions: Versions): [string, Broken[]][] {
  const { old, now } = versions
  const current = new Map(operationsOf(now).map((entry) => [entry.operation.operationId, entry]))
  return operationsOf(old).map((before) => {
    const id = before.operation.operationId
    const after = current.get(id)
    if (!after || after.method !== before.method || after.path !== before.path)
      return [id, [{ at: id, what: 'was removed or moved', rule: 'operation-removed' }]]
    return [id, operationChanges(versions, before, after)]
  })
}

/** The payload of a webhook event is compared like a response. */
function brokenEvents(versions: Versions): [string, Broken[]][] {
  return Object.entries(versions.old.webhooks ?? {}).map(([name, { post: before }]) => {
    const event = `event ${name}`
    const after = versions.now.webhooks?.[name]?.post
    if (!after) return [event, [{ at: event, what: 'is no longer sent', rule: 'event-removed' }]]
    const content = contentChanges(versions, 'sent', event, before.requestBody?.content, after.requestBody?.content)
    return [event, [...content, ...goneTags(event, before, after)]]
  })
}

function brokenAddress(old: Spec, now: Spec): BrokenPromise[] {
  const kept = (now.servers ?? []).map(({ url }) => url)
  return (old.servers ?? [])
    .filter(({ url }) => !kept.includes(url))
    .map(({ url }) => ({
      promise: `server ${url}`,
      what: `is no longer served at ${url}`,
      rule: 'server-address-removed',
    }))
}

/** Programs use the names of schemas as types: `Schemas['Container']`. */
const goneSchemas = (old: Spec, now: Spec): BrokenPromise[] =>
  Object.keys(old.components.schemas ?? {})
    .filter((name) => !now.components.schemas?.[name])
    .map((name) => ({
      promise: name,
      what: `${name}: the schema was removed, and with it the type that programs use`,
      rule: 'schema-removed',
    }))

/** The affected operations in brackets, unless the promise itself begins with the name of the only one. */
function partiesOf(promise: string, names: string[]): string {
  if (names.length === 1 && promise.startsWith(names[0]!)) return ''
  const [shown, more] = [names.slice(0, 3), names.length - 3]
  return ` (${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''})`
}
