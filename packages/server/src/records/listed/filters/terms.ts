import type { Filter } from '../../../db/conditions.ts'
import type { Build, Building, Builds } from './build.ts'

/** Containers that have one of these; the first condition is that of the index. */
const having = (terms: readonly string[], { conditions, row }: Building): Filter => {
  const held = `${row}.terms && ${conditions.bind(terms)}::text[]`
  return { sought: [`(${row}.terms <> '{}' or ${row}.tags <> '{}') and ${held}`], held, isOrdered: false }
}

/** Both lists have the tags of the shipment. */
export const tagged: Build<readonly string[]> = (tags, { conditions, table }) => {
  const held = `l.tags && ${conditions.bind(tags)}::text[]`
  const isIndexed = table === 'container_list' ? `(l.terms <> '{}' or l.tags <> '{}')` : `l.tags <> '{}'`
  return { sought: [`${isIndexed} and ${held}`], held, isOrdered: false }
}

const ofKind =
  (kind: 'hold' | 'fee'): Build<readonly string[]> =>
  (names, building) =>
    having(
      names.map((name) => `${kind}:${name}`),
      building,
    )

/** What the list of containers has in `terms` (records/listed/rows.ts). */
export const filtersOfTerms: Builds = {
  'filter[hold]': ofKind('hold'),
  'filter[fees]': ofKind('fee'),
  'filter[holds]': (isHeld: boolean, building) => having([isHeld ? 'hold:any' : 'hold:none'], building),
  'filter[ready]': (isReady: boolean, building) => having([isReady ? 'ready' : 'not_ready'], building),
}
