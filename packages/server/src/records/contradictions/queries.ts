import { everyColumn } from '../../db/every-column.ts'
import { type Client, type RowOf, statement } from '../../db/statement.ts'

export type ContradictionRow = RowOf<'find-contradictions'>

const findContradictionsSql = statement(
  'find-contradictions',
  `select ${everyColumn('contradictions', 'c')} from contradictions c
   where c.account_id = $1 and c.id = any($2::uuid[])
   order by array_position($2::uuid[], c.id)`,
)

const findContradictionsOfContainerSql = statement(
  'find-contradictions-of-container',
  `select ${everyColumn('contradictions', 'c')}, count(*) over ()::int as total from contradictions c
   where c.account_id = $1 and c.container_id = $2 order by c.since, c.id limit $3`,
  { notNull: ['total'] },
)

/** The open and resolved contradictions of a container, oldest first, each with the total number of them. */
export const findContradictionsOfContainer = (client: Client, accountId: string, containerId: string, limit: number) =>
  findContradictionsOfContainerSql.rows(client, accountId, containerId, limit)

/** Returns contradictions in the order of the ids. */
export const findContradictions = async (
  client: Client,
  accountId: string,
  ids: readonly string[],
): Promise<ContradictionRow[]> => (ids.length === 0 ? [] : findContradictionsSql.rows(client, accountId, ids))

const findContradictionsOfSql = statement(
  'find-contradictions-of-containers',
  `select ${everyColumn('contradictions', 'c')} from contradictions c
   where c.account_id = $1 and c.container_id = any($2::uuid[])`,
)

/** All contradictions of some containers, including resolved ones. */
export const findContradictionsOf = (
  client: Client,
  accountId: string,
  containerIds: readonly string[],
): Promise<ContradictionRow[]> => findContradictionsOfSql.rows(client, accountId, containerIds)
