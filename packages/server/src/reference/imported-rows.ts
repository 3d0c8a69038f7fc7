import type { OwnerPrefix } from '@boxtrail/reference/owner-prefixes'
import type { PlaceRow, TerminalRow } from '@boxtrail/reference/places/place-rows'
import type { ReferenceAdditions } from '@boxtrail/reference/reference'
import type { Pool } from 'pg'
import { statement } from '../db/statement.ts'

type Kind = 'port' | 'metro_area' | 'terminal' | 'owner'

const readReferenceRowsSql = statement('read-reference-rows', 'select kind, row from reference_rows order by kind, key')

/** The lists that an operator imported. Places take precedence over the built-in tables, owners are added to them. */
export const readImported = async (pool: Pool): Promise<ReferenceAdditions> => {
  const rows = await readReferenceRowsSql.rows(pool)
  const of = <Row>(kind: Kind) => rows.filter((one) => one.kind === kind).map((one) => one.row as Row)
  const places = { ports: of<PlaceRow>('port'), metroAreas: of<PlaceRow>('metro_area') }
  return { places: { ...places, terminals: of<TerminalRow>('terminal') }, ownerPrefixes: of<OwnerPrefix>('owner') }
}

const saveReferenceRowsSql = statement(
  'save-reference-rows',
  `insert into reference_rows (kind, key, row, source, imported_at)
   select $1, key, row, row->>'source', now() from unnest($2::text[], $3::jsonb[]) as r(key, row)
   on conflict (kind, key) do update set row = excluded.row, source = excluded.source, imported_at = excluded.imported_at`,
)

/**
 * Stores imported rows, replacing those imported before; if a list has a code twice, the last row counts. Returns how
 * many were written.
 */
export const saveImportedRows = (
  pool: Pool,
  kind: Kind,
  rows: readonly { key: string; row: { source: string } }[],
): Promise<number> => {
  const byKey = new Map(rows.map(({ key, row }) => [key, JSON.stringify(row)]))
  return saveReferenceRowsSql.count(pool, kind, [...byKey.keys()], [...byKey.values()])
}
