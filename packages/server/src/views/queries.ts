import type { PoolClient } from 'pg'
import { type Client, type RowOf, statement } from '../db/statement.ts'

export type StoredView = RowOf<'find-views'>
export type ViewContent = Omit<StoredView, 'id' | 'created_at' | 'updated_at'>

const columns = 'id, name, list, filters, sort, columns, visibility, created_at, updated_at'

/** SQL: whether the user `$2` of the account `$1` sees a view. */
const seen = `account_id = $1 and (visibility = 'shared' or user_id = $2)`

const findViewsSql = statement(
  'find-views',
  `select ${columns} from views where ${seen} and id = any($3::uuid[]) order by created_at desc, id desc`,
)

/** The views with these ids that a user sees, newest first. */
export const findViews = async (client: Client, { accountId, userId }: Viewer, ids: readonly string[]) =>
  ids.length === 0 ? [] : findViewsSql.rows(client, accountId, userId, ids)

export interface Viewer {
  accountId: string
  userId: string
}

const lockViewSql = statement('lock-view', `select ${columns} from views where ${seen} and id = $3 for update`)

/** A view that a user sees, locked for update. */
export const lockView = (client: PoolClient, { accountId, userId }: Viewer, id: string) =>
  lockViewSql.first(client, accountId, userId, id)

const countViewsSql = statement('number-of-views', 'select count(*)::int as count from views where account_id = $1', {
  notNull: ['count'],
})

export const countViews = async (client: Client, accountId: string): Promise<number> =>
  (await countViewsSql.one(client, accountId)).count

const insertViewSql = statement(
  'insert-view',
  `insert into views (account_id, user_id, id, name, list, filters, sort, columns, visibility, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now(), now()) on conflict do nothing returning ${columns}`,
)

/** Inserts a view and returns it as stored; undefined if its name is taken. */
export const insertView = (client: Client, { accountId, userId }: Viewer, id: string, view: ViewContent) =>
  insertViewSql.first(
    client,
    accountId,
    userId,
    id,
    view.name,
    view.list,
    JSON.stringify(view.filters),
    view.sort,
    view.columns,
    view.visibility,
  )

const isNameTakenSql = statement(
  'is-view-name-taken',
  `select 1 from views where ${seen} and id <> $3 and list = $4 and lower(name) = lower($5) and visibility = $6`,
)

/** Whether another view of the same list and visibility has the name. */
export const isNameTaken = async (client: Client, { accountId, userId }: Viewer, id: string, view: ViewContent) =>
  (await isNameTakenSql.count(client, accountId, userId, id, view.list, view.name, view.visibility)) > 0

const updateViewSql = statement(
  'update-view',
  `update views set name = $3, filters = $4, sort = $5, columns = $6, visibility = $7, user_id = $8, updated_at = now()
   where account_id = $1 and id = $2 returning ${columns}`,
)

/** Updates a view. Whoever makes a shared view personal becomes its owner. */
export const updateView = (client: Client, { accountId, userId }: Viewer, id: string, view: ViewContent) =>
  updateViewSql.one(
    client,
    accountId,
    id,
    view.name,
    JSON.stringify(view.filters),
    view.sort,
    view.columns,
    view.visibility,
    userId,
  )

const deleteViewSql = statement('delete-view', `delete from views where ${seen} and id = $3`)

/** Deletes a view; returns whether it existed. */
export const deleteViewRow = async (client: Client, { accountId, userId }: Viewer, id: string): Promise<boolean> =>
  (await deleteViewSql.count(client, accountId, userId, id)) > 0
