import { z } from 'zod'
import { defined, names, paging, valuesOf } from '../arguments/parameters.ts'
import { listed, listOutput } from '../lists/list.ts'
import { attentionKinds, attributes } from '../records/contract.ts'
import { quoted } from '../results/quote.ts'
import { wireName } from '../results/wire-name.ts'
import { defineTool } from '../tool.ts'

const from = attributes('AttentionEntry', 'kind', 'severity', 'since', 'due_on', 'state')
const severities = ['high', 'medium', 'low'] as const
const states = ['open', 'snoozed', 'done'] as const

interface Entry {
  id: string
  kind: string
  severity: string
  title: string
  whatToDo: string
  since: string
  dueOn: string | null
  whoActs: { role: string; name: string | null }
  money: object[] | null
  state: string
  evidence: { attribute: string; value: unknown; source: { id: string } | null; reportedAt: string }[]
  container: { id: string } | null
  shipment: { id: string } | null
  trackingRequest: { id: string } | null
  document: { id: string } | null
}

/** The sentences may contain names of places that a source has written. */
const row = (entry: Entry) => ({
  id: entry.id,
  kind: entry.kind,
  severity: entry.severity,
  title: quoted(entry.title) ?? '',
  what_to_do: quoted(entry.whatToDo) ?? '',
  who_acts: entry.whoActs.role,
  since: entry.since,
  due_on: entry.dueOn,
  state: entry.state,
  ...(entry.money ? { money: entry.money } : {}),
  ...defined({
    container_id: entry.container?.id,
    shipment_id: entry.container ? undefined : entry.shipment?.id,
    tracking_request_id: entry.trackingRequest?.id,
    document_id: entry.document?.id,
  }),
})

const details = (entry: Entry) => ({
  ...row(entry),
  evidence: entry.evidence.map(({ attribute, value, source, reportedAt }) => ({
    attribute,
    value: quoted(typeof value === 'string' ? value : JSON.stringify(value)),
    source: source?.id ?? null,
    reported_at: reportedAt,
  })),
})

export const attentionToday = defineTool({
  name: 'attention_today',
  title: 'Attention Today',
  description:
    'What somebody must do or know now, the most severe first: free time that ends and its cost, holds and who releases them, what can be picked up, arrivals, what is not reported, failed requests. meta.counts is by kind.',
  input: {
    kind: names(attentionKinds.join(', ')),
    severity: names(severities.join(', ')),
    state: names('default open; snoozed, done'),
    changed_since: z.string().optional().describe('ISO 8601'),
    ...paging,
  },
  output: listOutput({
    kind: from.kind,
    severity: from.severity,
    title: z.string(),
    what_to_do: z.string(),
    who_acts: z.string(),
    since: from.since,
    due_on: from.due_on,
    state: from.state,
  }),
  run: async ({ kind, severity, state, changed_since: changedSince, response_format, ...given }, { client }) => {
    const filter = defined({
      kind: valuesOf('kind', kind, attentionKinds),
      severity: valuesOf('severity', severity, severities),
      state: valuesOf('state', state, states),
      changedSince,
    })
    let counts: Record<string, number> = {}
    const { result } = await listed(
      given,
      async (page) => {
        const found = await client.attention.list({ page, filter } as never)
        // The client converts all names to camelCase, including those of counts.
        counts = Object.fromEntries(Object.entries(found.meta.counts).map(([name, count]) => [wireName(name), count]))
        return found as never
      },
      (response_format === 'detailed' ? details : row) as (entry: { id: unknown }) => object,
    )
    return { ...result, meta: { ...result.meta, counts } } as never
  },
})
