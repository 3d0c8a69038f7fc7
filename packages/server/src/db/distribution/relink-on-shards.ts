import type { PoolClient } from 'pg'

/**
 * Returns the statement that replaces the function which relinks documents when a number of their account changes. It
 * runs in a trigger on the machine that has the rows, where it cannot use the distributed tables, only the shards that
 * have the account.
 */
export const relinkOnShards = async (client: PoolClient): Promise<string> => {
  const { rows } = await client.query<{ body: string; language: string }>(
    `select prosrc as body, lanname as language from pg_proc p join pg_language l on l.oid = p.prolang
     where p.oid = 'relink_documents(uuid, text[])'::regprocedure`,
  )
  const { body, language } = rows[0]!
  // The database was distributed before.
  if (language !== 'sql') return 'select'
  const onShards = body
    .replaceAll(/\bdocument_numbers\b/g, '%1$I')
    .replaceAll(/\bupdate documents\b/g, 'update %2$I')
    .replaceAll(/\baccount\b/g, '$1')
    .replaceAll('unnest(numbers)', 'unnest($2)')
  return `create or replace function relink_documents(account uuid, numbers text[]) returns void language plpgsql as $function$
begin
  execute format($statement$${onShards}$statement$,
    'document_numbers_' || get_shard_id_for_distribution_column('document_numbers', account),
    'documents_' || get_shard_id_for_distribution_column('documents', account)) using account, numbers;
end $function$`
}
