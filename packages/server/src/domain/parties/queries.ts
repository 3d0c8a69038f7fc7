import type { Pool, PoolClient } from 'pg'
import { isUniqueViolation } from '../../db/errors.ts'
import type { PartyRow } from './resource.ts'

type Client = Pool | PoolClient

/** Newest first. */
export const findParties = async (client: Client, accountId: string, ids: readonly string[]): Promise<PartyRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await client.query<PartyRow>({
    name: 'find-parties',
    text: `select id, company_name from parties where account_id = $1 and id = any($2::uuid[])
           order by created_at desc, id desc`,
    values: [accountId, ids],
  })
  return rows
}

/** A party that nobody else renames until the commit. */
export const holdParty = async (client: PoolClient, accountId: string, id: string): Promise<PartyRow | undefined> => {
  const { rows } = await client.query<PartyRow>({
    name: 'hold-party',
    text: 'select id, company_name from parties where account_id = $1 and id = $2 for update',
    values: [accountId, id],
  })
  return rows[0]
}

/** Nothing when the account has a party of this name. */
export const insertParty = async (
  client: PoolClient,
  accountId: string,
  party: { id: string; companyName: string },
): Promise<PartyRow | undefined> => {
  const { rows } = await client.query<PartyRow>({
    name: 'insert-party',
    text: `insert into parties (account_id, id, company_name, created_at) values ($1, $2, $3, now())
           on conflict (account_id, company_name) do nothing returning id, company_name`,
    values: [accountId, party.id, party.companyName],
  })
  return rows[0]
}

/** False when another party has the name; the transaction is then lost. */
export const saveCompanyName = async (
  client: PoolClient,
  accountId: string,
  party: { id: string; companyName: string },
): Promise<boolean> => {
  try {
    await client.query({
      name: 'save-company-name',
      text: 'update parties set company_name = $3 where account_id = $1 and id = $2',
      values: [accountId, party.id, party.companyName],
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
