import type { Spec } from './document.ts'
import type { Shape } from './shapes.ts'

type IsUnchanged = (was: Shape, is: Shape) => boolean

/**
 * Tells whether two schemas are the same, with everything that they refer to: most schemas of a contract are, and need
 * no comparison. Schemas that differ only in their order are compared.
 */
export function unchangedBetween(old: Spec, now: Spec): IsUnchanged {
  const [before, after] = [textsOf(old), textsOf(now)]
  const changed = new Set([...before.keys()].filter((name) => before.get(name) !== after.get(name)))
  const references = new Map([...before].map(([name, text]) => [name, referencesIn(text)]))
  const isKept = (name: string) => references.has(name) && !changed.has(name)
  // Adds schemas that refer to a changed one, until there are no more.
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

/**
 * The names of the components that a text refers to; a reference that leads elsewhere is kept whole, and so matches
 * none.
 */
const referencesIn = (text: string): string[] =>
  [...text.matchAll(/"\$ref":"(?:#\/components\/schemas\/)?([^"]+)"/g)].map(([, name]) => name!)
