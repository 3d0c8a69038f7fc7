import { idv7 } from '../../src/db/idv7.ts'
import { insertConnection } from '../../src/identity/oauth/connection-queries.ts'
import { SCOPES } from '../../src/identity/oauth/scopes.ts'
import { insertToken } from '../../src/identity/oauth/token-queries.ts'
import { newKey } from '../../src/storage/store/new-key.ts'
import { newToken } from '../../src/token.ts'
import { fileOf } from '../documents/blobs/file.ts'
import { BASE_URL, type TestAccount, type TestApi } from '../harness/api.ts'

/** Adds a position of the vessel that the container is on, so that the map names the container. */
export const addPosition = ({ pool }: TestApi['context'], containerId: string) =>
  pool.query(
    `insert into vessel_positions (vessel_id, reported_at, latitude, longitude, source_id)
     select (s->'outbound'->>'vessel_id')::uuid, now(), 30.5, -150.25, (select id from sources limit 1)
     from container_routes r, jsonb_array_elements(r.stops) s
     where r.container_id = $1 and (s->'outbound'->>'done')::boolean`,
    [containerId],
  )

/** Connects an app for a member, with all scopes, and returns its access token. */
export const addApp = async (
  { pool }: TestApi['context'],
  { accountId }: TestAccount,
  mark: string,
): Promise<string> => {
  const { rows } = await pool.query('select id from users where account_id = $1 and role is not null', [accountId])
  const [connectionId, token, scopes] = [idv7(), newToken(), [...SCOPES]]
  await insertConnection(pool, {
    accountId,
    id: connectionId,
    userId: rows[0].id,
    clientId: mark,
    clientName: mark,
    redirectHost: `${mark}.example`,
    scopes,
  })
  const payload = { aud: BASE_URL, scope: scopes.join(' ') }
  const expiresAtS = Date.now() / 1_000 + 3_600
  await insertToken(pool, { token, connectionId, kind: 'access', payload, expiresAtS })
  return token
}

/** Adds an attention entry that refers to every type of record, and what a user said about it. */
export const addAttention = async (
  { pool }: TestApi['context'],
  { accountId, userId }: TestAccount,
  ids: Record<string, string>,
  mark: string,
): Promise<void> => {
  const id = idv7()
  const content = {
    title: `${mark} is held.`,
    what_to_do: `Ask ${mark}.`,
    who_acts: { role: 'you', name: mark },
    money: null,
    evidence: [{ attribute: 'holds', value: mark, source: null, reported_at: '2026-11-21T06:00:00Z' }],
    actions: [{ action: 'open', method: 'GET', path: `/v2/containers/${ids.container}` }],
  }
  await pool.query(
    `insert into attention_entries (account_id, id, scope_id, kind, severity, rank, due_order, since, container_id,
       shipment_id, tracking_request_id, document_id, cause, changed_at)
     values ($1, $2, $2, 'held', 'high', 1, '9999-12-31', now(), $3, $4, $5, $6, $7, now())`,
    [accountId, id, ids.container, ids.shipment, ids.tracking_request, ids.document, mark],
  )
  await pool.query('insert into attention_contents (account_id, id, content) values ($1, $2, $3)', [
    accountId,
    id,
    JSON.stringify(content),
  ])
  await pool.query(
    `insert into attention_states (account_id, entry_id, cause, state, reason, user_id, changed_at)
     values ($1, $2, 'another', 'done', $3, $4, now())`,
    [accountId, id, mark, userId],
  )
  ids.attention_entry = id
}

/** Adds a journey in a sandbox of the account, whose clock is ahead of the real one. */
export const addSandbox = async ({ pool }: TestApi['context'], accountId: string, mark: string): Promise<void> => {
  await pool.query('insert into sandboxes (account_id, ahead_ms) values ($1, 1) on conflict do nothing', [accountId])
  await pool.query('insert into sandbox_journeys (account_id, journey, began_at) values ($1, $2, now())', [
    accountId,
    mark,
  ])
}

/** Adds a document that came by mail, was read, and refers to the shipment. */
export const addDocument = async (
  { pool, store }: TestApi['context'],
  accountId: string,
  ids: Record<string, string>,
  mark: string,
): Promise<void> => {
  const [blob, submission, document] = [idv7(), idv7(), idv7()]
  const file = fileOf(Buffer.from(mark)).blob
  const { checksum, content_type: contentType, byte_size: byteSize, filename } = file
  const key = newKey(accountId)
  await store.put({ key, filename, contentType, byteSize, checksum }, Buffer.from(mark))
  await pool.query(
    `insert into blobs (account_id, id, key, filename, content_type, byte_size, checksum, service_name)
     values ($1, $2, $3, $4::text, 'application/pdf', 1, $4::text, 'disk')`,
    [accountId, blob, key, mark],
  )
  await pool.query(
    `insert into email_submissions (account_id, id, subject, sender, recipients, cc, reference_ids)
     values ($1, $2, $3::text, array[$3::text], array[$3::text], array[$3::text], array[$3::text])`,
    [accountId, submission, mark],
  )
  await pool.query(
    `insert into documents (account_id, id, blob_id, name, source, file_name, file_size_bytes, sha256, email_submission_id)
     values ($1, $2, $3, $4::text, 'email', $4::text, 1, sha256(convert_to($4::text, 'UTF8')), $5)`,
    [accountId, document, blob, mark, submission],
  )
  await pool.query(
    `insert into document_representations (account_id, id, document_id, document_type, schema_version, payload)
     values ($1, $2, $3, 'arrival_notice', '2026-11-21', jsonb_build_object('text', $4::text))`,
    [accountId, idv7(), document, mark],
  )
  await pool.query(
    `insert into document_links (account_id, id, document_id, shipment_id, container_id, because)
     values ($1, $2, $3, $4, $5,
       jsonb_build_object('kind', 'reference', 'number', $6::text, 'page', 1, 'span', jsonb_build_array(0, 1), 'strength', 'number'))`,
    [accountId, idv7(), document, ids.shipment, ids.container, mark],
  )
  await pool.query(
    `insert into document_numbers (account_id, document_id, kind, value, page, span) values ($1, $2, 'reference', $3, 1, '{0,1}')`,
    [accountId, document, mark],
  )
  await pool.query(
    `insert into document_lessons (account_id, document_id, field, sender, form, label, place, is_here)
     values ($1, $2, 'eta', $3::text, '{1,2,3,4}', '0123456789abcdef', 'beside', true)`,
    [accountId, document, mark],
  )
  Object.assign(ids, { document, email_submission: submission })
}
