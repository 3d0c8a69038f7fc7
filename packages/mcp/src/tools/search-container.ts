import type { SearchResult } from '@boxtrail/client'
import { z } from 'zod'
import { briefly, omission } from '../results/brief.ts'
import { numbered, quoted, unquoted } from '../results/quote.ts'
import { defineTool } from '../tool.ts'

/** A search returns no more. */
const MAX_RESULTS = 25

export const searchContainer = defineTool({
  name: 'search_container',
  title: 'Search Containers',
  description:
    'Finds containers and shipments by container number, bill of lading, booking, reference or part of one. Call it first to get ids.',
  input: { query: z.string().min(1) },
  output: z.looseObject({
    containers: z.array(z.looseObject({ id: z.string(), container_number: z.string(), status: z.string() })),
    shipments: z.array(z.looseObject({ id: z.string() })),
    total_results: z.int(),
  }),
  run: async (given, { client }) => {
    const query = unquoted(given.query)
    // The search does not return the status of containers, but the list with the same query does.
    const [{ items }, { items: listed }] = await Promise.all([
      client.search(query),
      client.containers.list({ q: query, page: { size: MAX_RESULTS } }),
    ])
    const statuses = new Map(listed.map(({ id, currentStatus }) => [id, currentStatus]))
    const containers = items.filter(({ entityType }) => entityType === 'cargo' || entityType === 'container')
    const shipments = items.filter(({ entityType }) => entityType === 'shipment')
    const requests = items.filter(({ entityType }) => entityType === 'tracking_request')
    const found = briefly(containers.map(containerIn(containers, statuses)), undefined)
    const bills = briefly(shipments.map(shipmentIn), undefined)
    return {
      containers: found.shown,
      shipments: bills.shown,
      total_results: containers.length + shipments.length,
      ...(requests.length > 0 ? { tracking_requests: briefly(requests.map(requestIn), undefined).shown } : {}),
      ...omission(found.omitted + bills.omitted, 'Search for more of the number.'),
    }
  },
})

const lineOf = ({ scac }: SearchResult) => scac ?? 'Unknown'

const containerIn = (all: readonly SearchResult[], statuses: Map<string, string>) => (result: SearchResult) => ({
  id: result.id,
  container_number: result.number,
  status: statuses.get(result.id) ?? result.status ?? 'unknown',
  shipping_line: lineOf(result),
  ...(result.portOfDischargeName === null
    ? {}
    : { pod_terminal: quoted(result.portOfDischargeName), destination: quoted(result.portOfDischargeName) }),
  ...(result.portOfLadingName === null ? {} : { pol_terminal: quoted(result.portOfLadingName) }),
  ...(result.shipmentId === null ? {} : { shipment_id: result.shipmentId }),
  ...(all.filter(({ number }) => number === result.number).length > 1 ? { duplicate_number: true } : {}),
})

const shipmentIn = (result: SearchResult) => ({
  id: result.id,
  bill_of_lading: numbered(result.number),
  ref_numbers: result.refNumbers.map(numbered),
  shipping_line: lineOf(result),
  container_count: result.containersCount,
})

const requestIn = (result: SearchResult) => ({
  id: result.id,
  number: numbered(result.number),
  status: result.status,
  failed_reason: result.failedReason,
})
