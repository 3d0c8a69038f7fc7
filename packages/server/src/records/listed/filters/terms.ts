import { type Filter, negated } from '../../../db/lists/conditions.ts'
import type { Build, Building, Builds } from './build.ts'

/** Keeps rows that have one of these values; the first condition uses the index. */
const having = (column: 'terms' | 'tags', values: readonly string[], { conditions }: Building): Filter => {
  const held = `l.${column} && ${conditions.bind(values)}::text[]`
  return { sought: [`(l.terms <> '{}' or l.tags <> '{}') and ${held}`], held, isOrdered: false }
}

/** Filters by the tags of the shipment, which both lists have. */
export const tagged: Build<readonly string[]> = (tags, building) => having('tags', tags, building)

const ofKind =
  (kind: 'hold' | 'fee'): Build<readonly string[]> =>
  (names, building) => {
    const terms = names.map((name) => `${kind}:${name}`)
    return having('terms', terms, building)
  }

/** Filters by overdue milestones of records that are tracked: nothing becomes due for others. */
const overdue: Build<boolean> = (isOverdue, building) => {
  const { sought, held } = having('terms', ['overdue'], building)
  const tracked = (condition: string) => `${condition} and not l.tracking_stopped`
  const filter = { sought: sought.map(tracked), held: tracked(held!), isOrdered: false }
  return isOverdue ? filter : negated(filter)
}

/** The filters on `terms`, which both lists have (records/listed/rows.ts). */
export const filtersOfTerms: Builds = {
  'filter[hold]': ofKind('hold'),
  'filter[fees]': ofKind('fee'),
  'filter[holds]': (isHeld: boolean, building) => having('terms', [isHeld ? 'hold:any' : 'hold:none'], building),
  'filter[overdue]': overdue,
  'filter[ready]': (isReady: boolean, building) => having('terms', [isReady ? 'ready' : 'not_ready'], building),
}
