import type { Hono } from 'hono'
import type { PoolClient } from 'pg'
import { BASE_URL, checkAgainstContract } from '../harness/api.ts'
import { type Digest, digestStatement, tenantTables } from './catalogue.ts'
import type { Probe, Sent } from './probes.ts'
import type { Tenant } from './tenant-type.ts'

export interface Leak {
  operation: string
  what: string
}

export interface Parts {
  /** The app on a pool of one connection, so that each probe is rolled back and starts from the same state. */
  app: Hono
  client: PoolClient
  victim: Tenant
  /** The keys used by the probes. */
  keys: { own: string; revoked: string }
  /** Returns what was logged since the last call. */
  takeLog: () => string
}

interface Answered {
  status: number
  body: string
  headers: string
  log: string
}

const JSON_API = 'application/vnd.api+json'
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/**
 * Runs probes, and reports each response that reveals something of the victim's, and each change to the victim's data.
 */
export const createChecker = async ({ app, client, victim, keys, takeLog }: Parts) => {
  const statement = digestStatement(await tenantTables(client))
  const whatItHas = async () => {
    const { rows } = await client.query<Digest>({ name: 'digest', text: statement, values: [victim.accountId] })
    return rows
  }
  const before = JSON.stringify(await whatItHas())
  /** A transaction gets its id with its first write. Without an id, it has changed no row. */
  const hasWritten = async () => {
    const { rows } = await client.query<{ written: boolean }>(
      'select pg_current_xact_id_if_assigned() is not null as written',
    )
    return rows[0]!.written
  }
  const secrets = new Set(Object.values(victim.ids))
  const { rows: own } = await client.query<{ id: string }>(idsStatement, [victim.accountId])
  for (const { id } of own) secrets.add(id)
  const marks = [victim.mark, victim.texts.container].map((text) => text.toLowerCase())

  const send = async ({ method, path, headers, body }: Sent, key: string | null, watch = false) => {
    await client.query('begin')
    try {
      const request = new Request(BASE_URL + path, {
        method,
        headers: {
          ...(key === null ? {} : { authorization: `Token ${key}` }),
          ...(body === undefined ? {} : { 'content-type': typeof body === 'string' ? 'message/rfc822' : JSON_API }),
          ...headers,
        } as Record<string, string>,
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const response = await app.request(request)
      await checkAgainstContract(method, new URL(request.url), response)
      const answered: Answered = {
        status: response.status,
        body: await response.text(),
        // The last two headers depend on the body, which is compared itself.
        headers: JSON.stringify(
          [...response.headers].filter(([name]) => !/^(x-request-id|ratelimit|etag|content-length)/.test(name)),
        ),
        log: takeLog(),
      }
      const changed = watch && method !== 'GET' && (await hasWritten()) && JSON.stringify(await whatItHas()) !== before
      return { answered, changed }
    } finally {
      await client.query('rollback')
    }
  }

  /** Removes what varies between calls and what the request contained from a response, but keeps the victim's data. */
  const plain = ({ status, body, headers, log }: Answered, requested: readonly string[]): string => {
    let text = `${status} ${headers} ${readable(body)} ${log}`
    for (const form of requested.flatMap(formsOf)) text = text.replaceAll(form, '<asked>')
    // Suggested names of tables that all accounts share, which depend on what was requested.
    text = text.replace(/Is it [^"]*\?|Nothing is called so\./g, '<choices>')
    return text
      .replaceAll(UUID, (id) => (secrets.has(id) ? id : '<id>'))
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '<time>')
      .replaceAll(/(?<=<id>\/)[0-9a-z]{28}\b/g, '<random>')
      .replaceAll(/whsec_[\w+/=]+/g, '<secret>')
      .replaceAll(/bxt_\w+/g, '<key>')
      .replaceAll(/(?<=calendar_feeds\/)[\w-]{43}\.ics/g, '<address>')
      .replaceAll(/"last4":"\w{4}"/g, '"last4":"<end of key>"')
      .replaceAll(/v1,[\w+/=]+|\b[0-9a-f]{64}\b|(?<=Timestamp":")\d+/g, '<signed>')
  }
  const textsOf = (text: string): string[] => [
    ...marks.filter((mark) => text.toLowerCase().includes(mark)),
    ...[...text.matchAll(UUID)].map(([id]) => id).filter((id) => secrets.has(id)),
  ]

  /** Checks the responses to one probe, and returns the leaks. */
  const check = async (probe: Probe): Promise<Leak[]> => {
    const leaks: string[] = []
    const mine = await send(probe.send(probe.stolen), keys.own, true)
    const answer = plain(mine.answered, probe.stolen)
    const shown = textsOf(answer)
    if (shown.length > 0) leaks.push(`tells ${[...new Set(shown)].slice(0, 3).join(', ')}`)
    if (mine.changed) leaks.push('changes what is the other account’s')
    if (mine.answered.status >= 500) leaks.push(`answers ${mine.answered.status}`)
    if (probe.unused.length > 0) {
      const nothing = plain((await send(probe.send(probe.unused), keys.own)).answered, probe.unused)
      if (answer !== nothing) leaks.push(`is told apart from nobody’s:\n  ${answer}\n  ${nothing}`)
    }
    return leaks.map((what) => ({ operation: probe.operation, what: `${probe.operation}, ${probe.place}: ${what}` }))
  }

  /** Checks that a request without a key or with a revoked one is always rejected with the same response. */
  const checkRefused = async (probe: Probe): Promise<Leak[]> => {
    const answers = [
      await send(probe.send(probe.stolen), keys.revoked, probe.stolen.length === 0),
      await send(probe.send(probe.stolen), null, probe.stolen.length === 0),
      await send(probe.send(probe.unused), null),
    ]
    const texts = new Set(answers.map((each) => plain(each.answered, [])))
    const wrong = texts.size > 1 || answers.some((each) => each.answered.status !== 401 || each.changed)
    return wrong
      ? [{ operation: probe.operation, what: `${probe.operation}, ${probe.place}: refused in other words` }]
      : []
  }

  /**
   * Checks whether the probes of an operation changed anything through another connection, which is not rolled back.
   */
  const checkKept = async (operation: string): Promise<Leak[]> =>
    JSON.stringify(await whatItHas()) === before
      ? []
      : [{ operation, what: `${operation} changes for good what is the other account’s` }]

  return { check, checkRefused, checkKept, whatItHas }
}

/** The holder of signed data can read it, so its payload is compared too, except for its expiry. */
const readable = (body: string) =>
  body.replaceAll(/([\w-]+)--[0-9a-f]{64}\b/g, (_, payload: string) =>
    Buffer.from(payload, 'base64url')
      .toString()
      .replace(/"exp":\d+/, ''),
  )

/** The forms in which a response may repeat a text: as sent or URL-encoded, in upper or lower case. */
const formsOf = (text: string): RegExp[] =>
  [text, encodeURIComponent(text)].map((form) => new RegExp(form.replaceAll(/[^\w]/g, '\\$&'), 'gi'))

const idsStatement = [
  'shipments',
  'containers',
  'tracking_requests',
  'webhooks',
  'notifications',
  'parties',
  'tariffs',
  'views',
  'calendar_feeds',
  'api_keys',
  'audit_events',
  'custom_field_definitions',
  'custom_field_options',
  'custom_fields',
  'changes',
  'journeys',
  'transport_events',
  'raw_events',
]
  .map((table) => `select id from ${table} where account_id = $1`)
  .join(' union all ')
