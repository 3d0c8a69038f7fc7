import type { Pool, PoolClient } from 'pg'
import { overChecks } from '../db/distribution/over-checks.ts'
import { awaitedSince, isSandboxSource, sandboxAhead } from '../db/journey-clock.ts'
import { type Client, type RowOf, statement } from '../db/statement.ts'
import type { ToldSilence } from '../schema/column-types.ts'

/** A source whose answers an account awaits. */
export interface AwaitedSource {
  account_id: string
  source_id: string
}

const columnsOf = (awaited: readonly AwaitedSource[]) => {
  const sorted = awaited.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  return [sorted.map(({ account_id }) => account_id), sorted.map(({ source_id }) => source_id)] as const
}

const keyOf = ({ account_id, source_id }: AwaitedSource) => `${account_id} ${source_id}`

/**
 * A source that is to be checked within minutes anyway is left alone, so that many journeys do not wait for each other.
 */
const noteLateSql = statement(
  'note-late-sources',
  `insert into source_silences (account_id, source_id, look_at)
   select distinct account_id, source_id, now() from unnest($1::uuid[], $2::text[]) as k(account_id, source_id)
   order by account_id, source_id
   on conflict (account_id, source_id) do update set look_at = excluded.look_at
     where source_silences.look_at > excluded.look_at + interval '10 minutes'`,
)

/**
 * Notes sources whose answer about a record of an account is late, so that it is soon checked whether they are silent.
 */
export const noteLate = async (client: Client, late: readonly AwaitedSource[]): Promise<void> => {
  if (late.length > 0) await noteLateSql.count(client, ...columnsOf(late))
}

const findDueSql = statement(
  'find-due-silences',
  'select account_id, source_id from source_silences where look_at <= now() order by look_at limit $1',
)

/** The pairs of accounts and sources that are to be checked. */
export const findDue = (pool: Pool, limit: number): Promise<AwaitedSource[]> => findDueSql.rows(pool, limit)

const lockDueSql = statement(
  'lock-due-silence',
  `select told, look_at from source_silences
   where account_id = $1 and source_id = $2 and look_at <= now() for update skip locked`,
)

/** Locks a pair that is due; undefined if another process has checked it meanwhile, or is checking it. */
export const lockDue = (client: PoolClient, { account_id, source_id }: AwaitedSource) =>
  lockDueSql.first(client, account_id, source_id)

const ahead = sandboxAhead('$1::uuid', isSandboxSource('$2::text'))

const answersText = `with own as materialized (
     select j.shipment_id, v.wanted_every_s, c.subject_kind, c.subject_number, c.last_answered_at, c.last_asked_at,
       greatest(case when c.last_answered_at is null then c.created_at end, ${awaitedSince('c.source_id')}) as awaited_at
     from subscriptions v join checks c on c.id = v.check_id
     join journeys j on j.account_id = v.account_id and j.id = v.journey_id
     where v.account_id = $1 and v.active and c.source_id = $2)
   select now() as wall, now() + ${ahead} as now, max(o.last_answered_at) as answered_at, max(o.last_asked_at) as asked_at, min(o.awaited_at) as awaited_at,
     min(o.wanted_every_s) as every_s, count(*)::int as checks, count(distinct o.shipment_id)::int as shipments,
     (select count(distinct k.id)::int from own n join containers k on k.account_id = $1 and k.shipment_id = n.shipment_id
       and (n.subject_kind <> 'container' or k.number = n.subject_number)) as containers
   from own o`

const answersSql = statement('answers-of-source', answersText, {
  notNull: ['wall', 'now', 'checks', 'shipments', 'containers'],
  distributed: overChecks(answersText, 'select v.check_id from subscriptions v where v.account_id = $1 and v.active'),
})

/** What a source has answered, or is awaited to answer, about the tracked records of an account. */
export const answersOf = (client: Client, { account_id, source_id }: AwaitedSource) =>
  answersSql.one(client, account_id, source_id)

const failingUntilSql = statement(
  'failing-until',
  `select least(paused_until, now()) as until from sources where id = $1 and failures > 0`,
)

/**
 * Until when polls of a source have been failing or are paused because of that, so that few of its numbers are polled.
 * Null if its polls do not fail.
 */
export const failingUntil = async (client: Client, sourceId: string): Promise<Date | null> =>
  (await failingUntilSql.first(client, sourceId))?.until ?? null

const findSilencesSql = statement(
  'find-silences',
  'select told from source_silences where account_id = $1 and told is not null',
)

/** The ongoing silences of which an account was notified. */
export const findSilences = async (client: Client, accountId: string): Promise<ToldSilence[]> =>
  (await findSilencesSql.rows(client, accountId)).map(({ told }) => told!)

const findSilencesOfSql = statement(
  'find-silences-of-accounts',
  'select account_id, source_id, told from source_silences where account_id = any($1::uuid[]) and told is not null',
)

/** The same for several accounts, by account and source. */
export const findSilencesOf = async (
  client: Client,
  accountIds: readonly string[],
): Promise<(awaited: AwaitedSource) => ToldSilence | undefined> => {
  const rows = accountIds.length === 0 ? [] : await findSilencesOfSql.rows(client, [...new Set(accountIds)])
  const found = new Map(rows.map((row) => [keyOf(row), row.told!]))
  return (awaited) => found.get(keyOf(awaited))
}

const findSilenceSql = statement(
  'find-silence',
  `select told from source_silences where account_id = $1 and told->>'id' = $2`,
)

export const findSilence = async (client: Client, accountId: string, id: string): Promise<ToldSilence | null> =>
  (await findSilenceSql.first(client, accountId, id))?.told ?? null

const saveSql = statement(
  'save-silence',
  `update source_silences set look_at = coalesce($3::timestamptz, now() + interval '1 minute'), told = $4
   where account_id = $1 and source_id = $2`,
)

const forgetSql = statement(
  'forget-silence',
  'delete from source_silences where account_id = $1 and source_id = $2 and attended_id is null',
)

/**
 * Saves the result of a check. `lookAt`: null if the source is no longer awaited; its row is kept until the records
 * that waited for it were projected again.
 */
export const settle = async (
  client: PoolClient,
  { account_id, source_id }: AwaitedSource,
  { lookAt, told }: { lookAt: Date | null; told: ToldSilence | null },
): Promise<void> => {
  if (lookAt === null && (await forgetSql.count(client, account_id, source_id)) > 0) return
  await saveSql.count(client, account_id, source_id, lookAt, told === null ? null : JSON.stringify(told))
}

const findPushesSql = statement(
  'find-pushes',
  'select id, pushed_at, pushing_since, push_gaps, push_rests, created_at, now() as now from sources where id = any($1::text[])',
  { notNull: ['now'] },
)

export type PushesRow = RowOf<'find-pushes'>

/** When sources last pushed, and how often they do. */
export const findPushes = (client: Client, sourceIds: readonly string[]): Promise<PushesRow[]> =>
  findPushesSql.rows(client, sourceIds)

const receiversText = `select distinct v.account_id from checks c join subscriptions v on v.check_id = c.id
   where c.source_id = $1 and v.active`

const findReceiversSql = statement('find-receivers', receiversText, {
  distributed: overChecks(receiversText, 'select id as check_id from checks where source_id = $1'),
})

/** The accounts with tracked records on which a source that pushes to all reports. */
export const findReceivers = async (client: Client, sourceId: string): Promise<string[]> =>
  (await findReceiversSql.rows(client, sourceId)).map(({ account_id }) => account_id)
