import type { PoolClient } from 'pg'
import { isUniqueViolation } from '../../db/errors.ts'
import { type Client, statement } from '../../db/statement.ts'
import type { PartyRow } from './resource.ts'

const findPartiesSql = statement(
  'find-parties',
  `select id, company_name from parties where account_id = $1 and id = any($2::uuid[])
   order by created_at desc, id desc`,
)

/** Returns parties, newest first. */
export const findParties = async (client: Client, accountId: string, ids: readonly string[]): Promise<PartyRow[]> => {
  if (ids.length === 0) return []
  return findPartiesSql.rows(client, accountId, ids)
}

const findPartiesNamedSql = statement(
  'find-parties-named',
  'select id from parties where account_id = $1 and lower(company_name) = lower($2)',
)

/** The parties with this name, regardless of case. */
export const findPartiesNamed = async (client: Client, accountId: string, name: string): Promise<string[]> =>
  (await findPartiesNamedSql.rows(client, accountId, name)).map(({ id }) => id)

const lockPartySql = statement(
  'lock-party',
  'select id, company_name from parties where account_id = $1 and id = $2 for update',
)

/** A party, locked for update. */
export const lockParty = async (client: PoolClient, accountId: string, id: string): Promise<PartyRow | undefined> =>
  lockPartySql.first(client, accountId, id)

const insertPartySql = statement(
  'insert-party',
  `insert into parties (account_id, id, company_name, created_at) values ($1, $2, $3, now())
   on conflict (account_id, company_name) do nothing returning id, company_name`,
)

/** Returns nothing if the account already has a party with this name. */
export const insertParty = async (
  client: PoolClient,
  accountId: string,
  party: { id: string; companyName: string },
): Promise<PartyRow | undefined> => insertPartySql.first(client, accountId, party.id, party.companyName)

const saveCompanyNameSql = statement(
  'save-company-name',
  'update parties set company_name = $3 where account_id = $1 and id = $2',
)

/** Returns false if another party has the name; the transaction is then aborted. */
export const saveCompanyName = async (
  client: PoolClient,
  accountId: string,
  party: { id: string; companyName: string },
): Promise<boolean> => {
  try {
    await saveCompanyNameSql.count(client, accountId, party.id, party.companyName)
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
