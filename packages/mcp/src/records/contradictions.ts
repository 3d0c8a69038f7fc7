import type { Contradiction } from '@boxtrail/client'
import { fitting, MAX_CHARACTERS, MAX_CONCISE_CHARACTERS, omission } from '../results/brief.ts'
import { quoted } from '../results/quote.ts'
import type { Context } from '../tool.ts'

type Statement = Contradiction['statements'][number]

/** More are listed by the API. */
const MOST = 25
/** Of the words of one statement in a concise result. */
const WORDS = 40

type Read = Pick<Context, 'client'>

/**
 * What sources say of a container that cannot all be true, in whose words, and which of it the record serves by what rule;
 * nothing while they agree.
 */
export const allContradictions = async (containerId: string, { client }: Read) => {
  const { items, meta } = await client.contradictions.list(openOf(containerId, MOST))
  if (items.length === 0) return {}
  const rows = items.map(contradictionIn)
  const open = rows.slice(0, fitting(rows, MAX_CHARACTERS / 2))
  const next = `GET /v2/contradictions?filter[container_id]=${containerId} lists all.`
  return { contradictions: { count: meta.total, open, ...omission(meta.total - open.length, next) } }
}

/** The most severe alone, for a concise result. */
export const firstContradiction = async (containerId: string, { client }: Read) => {
  const { items, meta } = await client.contradictions.list(openOf(containerId, 1))
  const [first] = items
  if (!first) return {}
  const omitted = omission(meta.total - 1, 'Call with response_format "detailed".')
  return { contradictions: { count: meta.total, first: inShort(first), ...omitted } }
}

/** Where a container fills a concise result, how many there are: its detailed one has what they say. */
export const withRoomFor = <Said extends { contradictions?: { count: number } }>(said: Said, result: object) =>
  said.contradictions && JSON.stringify({ ...result, ...said }).length > MAX_CONCISE_CHARACTERS
    ? { contradictions: { count: said.contradictions.count } }
    : said

const openOf = (containerId: string, size: number) => ({
  filter: { containerId, state: ['open' as const] },
  page: { size },
})

/** Each statement in a text of its own, so that the words of others cannot be taken for ours. */
const inShort = (one: Contradiction) => ({
  kind: one.kind,
  says: one.statements.map(
    (statement) => `${speakerOf(statement)} ${cut(statement.words)}${statement.prevails ? ' (served)' : ''}`,
  ),
  ...(one.decidedBy ? { decided_by: ruleOf(one) } : {}),
})

const cut = (words: string) => quoted(words.length > WORDS ? `${words.slice(0, WORDS - 1)}…` : words)

const contradictionIn = (one: Contradiction) => ({
  id: one.id,
  kind: one.kind,
  severity: one.severity,
  title: quoted(one.title),
  since: one.since,
  days_at_stake: one.daysAtStake,
  says: one.statements.map((statement) => ({
    by: speakerOf(statement),
    words: quoted(statement.words),
    prevails: statement.prevails,
    reported_at: statement.reportedAt,
    ...(statement.document ? { document_id: statement.document.id, page: statement.document.page } : {}),
  })),
  decided_by: one.decidedBy ? ruleOf(one) : null,
})

const speakerOf = ({ source }: Statement): string => source.id ?? source.kind

/** Of those who speak, who comes first. */
const ruleOf = ({ decidedBy, statements }: Contradiction): string =>
  decidedBy!.order.filter((kind) => statements.some(({ source }) => source.kind === kind)).join(' before ')
