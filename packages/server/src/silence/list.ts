import type { Query } from '@boxtrail/contracts/zod'
import { type Page, type Position, pageOfRows, type RowOrder, sortedRows } from '@boxtrail/protocol/answer/json-api'
import type { Reference } from '@boxtrail/reference/reference'
import type { Pool } from 'pg'
import { resolveSource } from '../reference/resolve-names.ts'
import type { ToldSilence } from '../schema/column-types.ts'
import { findSilences } from './queries.ts'

/** The longest first. */
const IN_ORDER: RowOrder<ToldSilence> = {
  key: ({ id, silence }) => [silence.since, id],
  kinds: ['text', 'text'],
}

/** A page of the ongoing silences of which an account was notified: at most as many as it has sources. */
export const listSilences = async (
  pool: Pool,
  accountId: string,
  query: Query<'listSourceSilences'>,
  page: Page,
  { shippingLines }: Pick<Reference, 'shippingLines'>,
): Promise<{ rows: readonly ToldSilence[] } & Position> => {
  const kinds: readonly string[] | undefined = query['filter[kind]']
  const asked = query['filter[source]']
  const id = asked === undefined ? undefined : resolveSource('filter[source]', asked, shippingLines)
  const all = await findSilences(pool, accountId)
  const found = all
    .filter(({ silence: { source } }) => kinds?.includes(source.kind) ?? true)
    .filter(({ silence: { source } }) => id === undefined || source.id === id)
  return pageOfRows(sortedRows(found, IN_ORDER), page, IN_ORDER)
}
