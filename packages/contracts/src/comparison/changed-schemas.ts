import type { Spec } from './document.ts'
import type { Shape } from './shapes.ts'

type IsUnchanged = (was: Shape, is: Shape) => boolean

/**
 * Tells of two schemas whether they are the same, with all that they refer to: of a contract, most are, and need no
 * comparison. One that is written in another order is compared.
 */
export function unchangedBetween(old: Spec, now: Spec): IsUnchanged {
  const [before, after] = [textsOf(old), textsOf(now)]
  const changed = new Set([...before.keys()].filter((name) => before.get(name) !== after.get(name)))
  const references = new Map([...before].map(([name, text]) => [name, referencesIn(text)]))
  const isKept = (name: string) => references.has(name) && !changed.has(name)
  // What refers to a schema that changed, until there is no other.
  for (let known = -1; known < changed.size; ) {
    known = changed.size
    for (const [name, names] of references) if (!names.every(isKept)) changed.add(name)
  }
  return (was, is) => {
    const text = JSON.stringify(was)
    return text === JSON.stringify(is) && referencesIn(text).every(isKept)
  }
}

const textsOf = ({ components }: Spec): Map<string, string> =>
  new Map(Object.entries(components.schemas ?? {}).map(([name, schema]) => [name, JSON.stringify(schema)]))

/** The names of components; the whole reference where it leads elsewhere, which none of them is called. */
const referencesIn = (text: string): string[] =>
  [...text.matchAll(/"\$ref":"(?:#\/components\/schemas\/)?([^"]+)"/g)].map(([, name]) => name!)
