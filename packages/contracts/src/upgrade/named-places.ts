import type { Spec } from '../comparison/document.ts'
import type { Shape } from '../comparison/shapes.ts'
import { succeeding } from './find-places.ts'
import { bodyOf, reachable, schemaAt } from './places.ts'
import { note, type Site, type Uses } from './uses.ts'

/** Converts uses that are known only by name to places, because a record of usage only has places. */
export function namedPlaces(spec: Spec, uses: Uses): { places: Map<string, Site[]>; whole: Map<string, Site[]> } {
  const places = new Map<string, Site[]>()
  const whole = new Map<string, Site[]>()
  for (const id of uses.operations.keys()) {
    const isUntyped = uses.untypedOperations.has(id)
    const names = byContractName([uses.untyped, ...(isUntyped ? [uses.own] : [])])
    const bodies = [...succeeding(spec, id), ...bodyOf(spec, id)]
    for (const schema of names.size > 0 ? reachable(spec, bodies, isUntyped) : []) {
      const cursor = schemaAt(spec, schema)
      if (cursor) noteNamed(cursor.place, cursor.shape, names, places)
    }
    for (const site of isUntyped ? uses.answersHandedOn : [])
      for (const schema of reachable(spec, succeeding(spec, id), false)) note(whole, schema, site)
  }
  return { places, whole }
}

const byContractName = (known: Map<string, Site[]>[]): Map<string, Site[]> =>
  new Map(
    known
      .flatMap((names) => [...names])
      .map(([name, sites]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), sites]),
  )

/**
 * Notes members with a used name that are declared in this schema; members of other schemas have places of their own.
 */
function noteNamed(place: string, shape: Shape, names: Map<string, Site[]>, places: Map<string, Site[]>): void {
  for (const [name, member] of Object.entries(shape.properties ?? {})) {
    for (const site of names.get(name) ?? []) note(places, `${place}.${name}`, site)
    if (!member.$ref) noteNamed(`${place}.${name}`, member, names, places)
  }
  if (shape.items && !shape.items.$ref) noteNamed(`${place}[]`, shape.items, names, places)
}
