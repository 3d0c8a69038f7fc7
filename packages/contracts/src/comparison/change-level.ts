import { breakingChanges } from './breaking-changes.ts'
import type { Json, Spec } from './document.ts'

/** What a version number has to say of a change, from nothing to everything. */
export const LEVELS = ['none', 'patch', 'minor', 'major'] as const
export type Level = (typeof LEVELS)[number]

/** What became of a contract: the largest change in it, and the changes that make it that. */
export interface ContractChange {
  level: Level
  changes: string[]
}

/**
 * Breaking is what a program written before it would miss; minor what it may use from now on, or is advised to leave;
 * a patch is in other words.
 */
export function contractChange(old: Spec, now: Spec): ContractChange {
  const broken = breakingChanges(old, now)
  if (broken.length > 0) return { level: 'major', changes: broken }
  const changed = differences(meaningOf(old), meaningOf(now))
  if (changed.length > 0) return { level: 'minor', changes: changed }
  const reworded = differences(ordered(old as unknown as Json), ordered(now as unknown as Json))
  return { level: reworded.length > 0 ? 'patch' : 'none', changes: reworded }
}

/** Where two documents differ, as pointers; of what is new or gone, the uppermost. */
function differences(old: Json | undefined, now: Json | undefined, at = ''): string[] {
  if (JSON.stringify(old) === JSON.stringify(now)) return []
  if (old === undefined) return [`${at} is new`]
  if (now === undefined) return [`${at} is gone`]
  if (!isObject(old) || !isObject(now)) return [`${at} changed`]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names.flatMap((name) => differences(old[name], now[name], `${at}/${name.replaceAll('/', '~1')}`))
}

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const WORDS = ['title', 'description', 'summary', 'example', 'examples', 'externalDocs', 'tags', 'info', '$comment']

/** Below these, names are the contract's own, and none of them is a keyword. */
const NAMED = ['properties', 'paths', 'webhooks', 'responses', 'headers', 'schemas', 'parameters', 'content']

/** Lists in which the order says nothing. */
const UNORDERED = ['required', 'enum', 'type']

/** What programs can see of a contract: without its words. */
const meaningOf = (spec: Spec): Json => ordered(spec as unknown as Json, (name) => !WORDS.includes(name))

/** A document with everything in one order whose order says nothing, and of it only what is kept. */
function ordered(value: Json, isKept: (keyword: string) => boolean = () => true, owner = ''): Json {
  if (Array.isArray(value)) {
    const items = value.map((one) => ordered(one, isKept))
    return UNORDERED.includes(owner) ? items.sort(byText) : items
  }
  if (!isObject(value)) return value
  const isNamed = NAMED.includes(owner)
  return Object.fromEntries(
    Object.keys(value)
      .filter((name) => isNamed || isKept(name))
      .sort()
      .map((name) => [name, ordered(value[name]!, isKept, isNamed ? '' : name)]),
  )
}

const byText = (one: Json, other: Json): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)
