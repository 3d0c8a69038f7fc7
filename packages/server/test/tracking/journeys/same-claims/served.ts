import type { TestAccount } from '../../../harness/api.ts'
import type { createWorlds } from './worlds.ts'

type Worlds = Awaited<ReturnType<typeof createWorlds>>
type Resource = { id: string; type: string; attributes: Record<string, unknown>; meta?: Record<string, unknown> }

/** What an account is served about one request, without what identifies the record. */
export interface Served {
  account: number
  by: string
  number: string
  shown: unknown
}

const names = ['created_at', 'updated_at', 'line_tracking_last_attempted_at', 'line_tracking_last_succeeded_at']

/** The shipments of all accounts that are still tracked, with their containers and events, read through the API. */
export const readServed = async ({ accounts, pool }: Pick<Worlds, 'accounts' | 'pool'>): Promise<Served[]> => {
  const served: Served[] = []
  for (const [index, account] of accounts.entries()) {
    const requests = await pool.query<{ by: string; number: string; shipment_id: string }>(
      `select request_type as by, normalized_number as number, shipment_id from tracking_requests
       where account_id = $1 and status = 'created'`,
      [account.accountId],
    )
    const resources = await allShipments(account)
    const events = await eventsOf(pool, account.accountId)
    const counted = await countedIn(pool, account.accountId)
    for (const { by, number, shipment_id } of requests.rows) {
      const { shipment, containers } = resources.get(shipment_id)!
      const shown = {
        shipment: strip(shipment),
        containers: containers.map((one) => ({ ...strip(one), events: events.get(one.id) ?? [] })),
        accuracy: counted.get(shipment_id) ?? [],
      }
      served.push({ account: index, by, number, shown })
    }
  }
  return served
}

type Source = { last_answered_at: string | null }
type Expected = { basis: string }

/**
 * Omits sources that never answered and expectations from history: which sources an account polled, and how long its
 * earlier journeys took, are its own history.
 */
const strip = ({ attributes, meta }: Resource) => ({
  attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name))),
  meta: {
    ...meta,
    sources: ((meta?.sources ?? []) as Source[]).filter(({ last_answered_at }) => last_answered_at !== null),
    expected: ((meta?.expected ?? []) as Expected[]).filter(({ basis }) => basis !== 'history'),
  },
})

const allShipments = async ({ api }: TestAccount) => {
  const found = new Map<string, { shipment: Resource; containers: Resource[] }>()
  let after: string | undefined
  do {
    const query = { include: 'containers', 'page[size]': 100, ...(after ? { 'page[after]': after } : {}) }
    const { data: page } = await api.GET('/shipments', { params: { query: query as never } })
    const included = new Map((page!.included ?? []).map((one) => [one.id, one as unknown as Resource]))
    for (const shipment of page!.data)
      found.set(shipment.id, {
        shipment: shipment as unknown as Resource,
        containers: shipment.relationships.containers.data.map(({ id }) => included.get(id)!),
      })
    const next = page!.links.next
    after = next ? (new URL(next, 'http://x').searchParams.get('page[after]') ?? undefined) : undefined
  } while (after)
  return found
}

/**
 * The events of each container, in order. Estimates and changes of dates are omitted: they show when the account
 * learned of them, which is its own history.
 */
const eventsOf = async (pool: Worlds['pool'], accountId: string) => {
  const { rows } = await pool.query<{ container_id: string; event: string }>(
    `select container_id, concat_ws(' ', event, "timestamp", location_locode, terminal_id, voyage_number) as event
     from transport_events where account_id = $1 and invalidated_at is null and event like 'container.transport.%'
       and event not like '%.estimated.%' order by "timestamp" nulls last, event`,
    [accountId],
  )
  return new Map(
    [...Map.groupBy(rows, ({ container_id }) => container_id)].map(([id, of]) => [id, of.map(({ event }) => event)]),
  )
}

/**
 * What each journey adds to the accuracy of its sources, without contradictions: only those are counted that were found
 * while the account tracked it.
 */
const countedIn = async (pool: Worlds['pool'], accountId: string) => {
  const { rows } = await pool.query<{ shipment_id: string; cells: { counts: Record<string, number> }[] }>(
    `select j.shipment_id, a.cells || coalesce(a.corrections, '[]') as cells from accuracy_journeys a join journeys j on j.account_id = a.account_id and j.id = a.journey_id
     where a.account_id = $1`,
    [accountId],
  )
  return new Map(rows.map(({ shipment_id, cells }) => [shipment_id, cells.flatMap(withoutContradictions)]))
}

const withoutContradictions = <Cell extends { counts: Record<string, number> }>(cell: Cell): Cell[] => {
  const counts = Object.fromEntries(
    Object.entries(cell.counts).filter(([counter]) => !counter.startsWith('contradictions')),
  )
  return Object.keys(counts).length === 0 ? [] : [{ ...cell, counts }]
}
