import type { Reference } from '@boxtrail/reference/reference'
import type { Pool } from 'pg'
import { Agent } from 'undici'
import type { Config, Feed, Line } from '../config/config.ts'
import type { EdiPartner } from '../config/edi.ts'
import { statement } from '../db/statement.ts'
import { authorityOf } from './authority/configure-authority.ts'
import { judgeFacility } from './authority/judge-facility.ts'
import type { Auth } from './dcsa/profile.ts'
import { profiles } from './dcsa/profiles.ts'
import { createDcsaSource } from './dcsa/source.ts'
import { createCredentials } from './dcsa/token.ts'
import { partnerOf, UnknownCode } from './edi/configure-partner.ts'
import { createEdiSource } from './edi/source.ts'
import { createFeedSource } from './feed/source.ts'
import { createRegistry, type Registry } from './registry.ts'
import type { Source } from './source.ts'
import type { Sandbox } from './test-line/sandbox.ts'
import { createTestLine } from './test-line/source.ts'
import { createUnconfiguredLine } from './unconfigured/source.ts'

/** A mistake in the operator's file that only this place can see. */
export class SourceConfigError extends Error {}

/** The sources that the operator configured, the test line, which is always there, and the lines that lack credentials. */
export const configureSources = (
  config: Pick<Config, 'lines' | 'feeds'> & Partial<Pick<Config, 'edi'>>,
  reference: Reference,
  sandbox?: Sandbox,
): Registry => {
  // One pool of connections for all lines: kept open between askings, and never to more than a few hundred at once.
  const dispatcher = new Agent({ connections: 64, keepAliveTimeout: 30_000, connect: { timeout: 10_000 } })
  const lines = config.lines.map((line) => createLine(line, reference, dispatcher))
  const feeds = config.feeds.map((feed) => createFeed(feed, reference, dispatcher))
  const partners = (config.edi?.partners ?? []).map((given) => createPartner(given, config.feeds, reference))
  const configured = new Set(lines.map((line) => line.id))
  const others = reference.shippingLines.all().filter(({ scac }) => scac !== 'TEST' && !configured.has(`line:${scac}`))
  return createRegistry(
    [
      ...(sandbox?.demo(createTestLine()) ?? [createTestLine()]),
      ...lines,
      ...feeds,
      ...partners,
      ...others.map(createUnconfiguredLine),
    ],
    sandbox,
  )
}

const createLine = (line: Line, reference: Reference, dispatcher: Agent): Source => {
  const known = reference.shippingLines.byScac(line.scac)
  const profile = Object.hasOwn(profiles, line.profile) ? profiles[line.profile] : undefined
  if (!profile)
    throw new SourceConfigError(
      `line ${line.scac}: there is no profile "${line.profile}"; known are ${Object.keys(profiles).join(', ')}`,
    )
  const { concurrency, per_minute, per_day } = line.limits
  return createDcsaSource({
    id: `line:${known?.scac ?? line.scac}${line.account ? `@${line.account}` : ''}`,
    scac: known?.scac ?? line.scac,
    name: known?.shortName ?? line.scac,
    profile,
    baseUrl: line.base_url,
    auth: authOf(line.auth),
    limits: {
      ...(concurrency === undefined ? {} : { concurrency }),
      ...(per_minute === undefined ? {} : { perMinute: per_minute }),
      ...(per_day === undefined ? {} : { perDay: per_day }),
    },
    dispatcher,
  })
}

const createFeed = (feed: Feed, reference: Reference, dispatcher: Agent): Source => {
  const { concurrency, per_minute, per_day } = feed.limits
  return createFeedSource({
    id: feed.id,
    kind: feed.kind,
    name: feed.name ?? feed.id,
    scac: primaryScac(feed.scac, reference),
    authority: authorityOf(feed, reference),
    secrets: feed.secret ? [feed.secret, ...(feed.previous_secret ? [feed.previous_secret] : [])] : null,
    endpoint: feed.base_url
      ? {
          baseUrl: feed.base_url,
          credentials: createCredentials(authOf(feed.auth), dispatcher),
          dispatcher,
          timeoutMs: 30_000,
        }
      : null,
    accountId: feed.account ?? null,
    covers: coverage(feed.facilities ?? 'any', reference),
    limits: {
      ...(concurrency === undefined ? {} : { concurrency }),
      ...(per_minute === undefined ? {} : { perMinute: per_minute }),
      ...(per_day === undefined ? {} : { perDay: per_day }),
    },
  })
}

/** A line is known by one SCAC, whichever of its others the operator writes: requests are kept under that one. */
const primaryScac = (scac: string | undefined, { shippingLines }: Reference): string | null =>
  scac === undefined ? null : (shippingLines.byScac(scac)?.scac ?? scac)

const createPartner = (given: EdiPartner, feeds: Config['feeds'], reference: Reference): Source => {
  const { id, name = id, secret, previous_secret, account = null } = given
  // Both are pushed to /feed/v1/{id}.
  if (feeds.some((feed) => feed.id === id)) throw new SourceConfigError(`edi partner ${id}: there is a feed of this id`)
  try {
    const secrets = [secret, previous_secret].filter((one) => one !== undefined)
    const authority = authorityOf(given, reference)
    const partner = { ...partnerOf(given, authority), scac: primaryScac(given.scac, reference) }
    const judged = judgeFacility(authority, given.place ?? null)
    if (given.place && 'reason' in judged) throw new SourceConfigError(`edi partner ${id}: its place: ${judged.reason}`)
    return createEdiSource({ partner, name, secrets, accountId: account })
  } catch (error) {
    if (error instanceof UnknownCode) throw new SourceConfigError(`edi partner ${id}: ${error.message}`)
    throw error
  }
}

/** By the terminal where both are known by it, else by the place; undefined: it is asked about every facility. */
const coverage = (facilities: NonNullable<Feed['facilities']>, { places }: Reference): Source['covers'] => {
  if (facilities === 'any') return undefined
  const terminals = new Set(facilities.map((one) => places.terminal(one)?.id).filter((id) => id !== undefined))
  const named = new Set(facilities.map(({ locode }) => locode).filter((locode) => locode !== undefined))
  return ({ locode, terminalId }) =>
    terminalId !== null && terminals.size > 0 ? terminals.has(terminalId) : locode !== null && named.has(locode)
}

const authOf = (auth: Line['auth']): Auth => {
  if (auth.kind === 'none') return auth
  if (auth.kind === 'header') return { kind: 'headers', values: auth.headers }
  const { token_url, client_id, client_secret, scope, audience, headers } = auth
  return {
    kind: 'oauth2',
    tokenUrl: token_url,
    clientId: client_id,
    clientSecret: client_secret,
    scope,
    audience,
    headers,
  }
}

const askChangedSourcesSql = statement(
  'ask-changed-sources',
  `with due as materialized (
     select id from checks where source_id = any($1::text[]) and next_check_at is not null order by id for no key update)
   update checks c set next_check_at = now(), attempts = 0 from due where c.id = due.id`,
)

const saveSourcesSql = statement(
  'save-sources',
  `insert into sources (id, account_id, adapter, scac, created_at)
   select id, account_id, adapter, scac, now() from unnest($1::text[], $2::uuid[], $3::text[], $4::text[]) as s(id, account_id, adapter, scac)
   on conflict (id) do update set adapter = excluded.adapter, failures = 0, paused_until = null
     where sources.adapter is distinct from excluded.adapter returning id`,
)

/** Rows for the leases of the configured sources. */
export const saveSources = async (pool: Pool, registry: Registry): Promise<void> => {
  const sources = registry.ids.map((id) => registry.byId(id)!)
  const changed = await saveSourcesSql.rows(
    pool,
    sources.map(({ id }) => id),
    sources.map(({ id }) => id.split('@')[1] ?? null),
    sources.map(({ adapter }) => adapter),
    sources.map(({ scac }) => scac),
  )
  // A line that has got its credentials answers now, not when its long retries come round.
  await askChangedSourcesSql.count(
    pool,
    changed.map(({ id }) => id),
  )
}
