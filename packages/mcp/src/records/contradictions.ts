import type { Contradiction } from '@boxtrail/client'
import { fitting, MAX_CHARACTERS, MAX_CONCISE_CHARACTERS, omission } from '../results/brief.ts'
import { quoted } from '../results/quote.ts'
import type { Context } from '../tool.ts'

type Statement = Contradiction['statements'][number]

/** More are available from the API. */
const MOST = 25
/** The characters of a statement's words in a concise result. */
const WORDS = 40

type Read = Pick<Context, 'client'>

/**
 * Contradictory statements of sources about a container, each in its own words, and which one is served by which rule.
 * Empty if the sources agree.
 */
export const allContradictions = async (containerId: string, { client }: Read) => {
  const { items, meta } = await client.contradictions.list(openOf(containerId, MOST))
  if (items.length === 0) return {}
  const rows = items.map(contradictionIn)
  const open = rows.slice(0, fitting(rows, MAX_CHARACTERS / 2))
  const next = `GET /v2/contradictions?filter[container_id]=${containerId} lists all.`
  return { contradictions: { count: meta.total, open, ...omission(meta.total - open.length, next) } }
}

/** Only the most severe contradiction, for a concise result. */
export const firstContradiction = async (containerId: string, { client }: Read) => {
  const { items, meta } = await client.contradictions.list(openOf(containerId, 1))
  const [first] = items
  if (!first) return {}
  const omitted = omission(meta.total - 1, 'Call with response_format "detailed".')
  return { contradictions: { count: meta.total, first: inShort(first), ...omitted } }
}

/** If the container leaves no room in a concise result, only the number of contradictions is shown. */
export const withRoomFor = <Part extends { contradictions?: { count: number } }>(part: Part, result: object) =>
  part.contradictions && JSON.stringify({ ...result, ...part }).length > MAX_CONCISE_CHARACTERS
    ? { contradictions: { count: part.contradictions.count } }
    : part

const openOf = (containerId: string, size: number) => ({
  filter: { containerId, state: ['open' as const] },
  page: { size },
})

/** Each statement is a separate text, so that the words of others cannot be taken for ours. */
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

/** The order of precedence among the sources that made the statements. */
const ruleOf = ({ decidedBy, statements }: Contradiction): string =>
  decidedBy!.order.filter((kind) => statements.some(({ source }) => source.kind === kind)).join(' before ')
