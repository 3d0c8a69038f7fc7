import type { Client } from '@modelcontextprotocol/client'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { call } from './clients.ts'

export const tokensOf = (text: string): number => encode(text).length

const MAX_LISTED = 3_500
const MAX_CONCISE = 800
/** The limit for a page of 25 rows. */
const MAX_PAGE = 2_700
const MOST = 10_000

/** Random ids differ in their number of tokens, so each is replaced by a usual one. */
const ANY_ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
const AN_ID = '019c2291-c340-7a42-9519-714d616e9b01'

/** Measures the largest answers of each tool in the demo world. */
export const sizes = async (client: Client): Promise<string> => {
  const largest = new Map<string, number>()
  const count = async (name: string, given: Record<string, unknown>, format: string) => {
    const { text } = await call(client, name, given)
    const key = `${name} ${format}`
    largest.set(key, Math.max(largest.get(key) ?? 0, tokensOf(text.replaceAll(ANY_ID, AN_ID))))
  }
  const listed = tokensOf(JSON.stringify({ tools: (await client.listTools()).tools }))
  const { result: containers } = await call(client, 'list_containers', { page_size: 100 })
  const { result: shipments } = await call(client, 'list_shipments', { page_size: 100 })
  for (const format of ['concise', 'detailed']) {
    for (const { id } of containers.items) {
      await count('get_container', { id, include: 'transport_events', response_format: format }, format)
      await count('get_container_transport_events', { id, response_format: format }, format)
      if (format === 'concise') await count('get_container_route', { id }, format)
    }
    for (const { id } of shipments.items) await count('get_shipment_details', { id, response_format: format }, format)
    await count('get_supported_shipping_lines', { response_format: format }, format)
    for (const name of ['list_containers', 'list_shipments', 'list_tracking_requests']) {
      if (format === 'concise') await count(name, {}, 'of 25 rows')
      await count(name, { page_size: 100, response_format: 'detailed' }, 'detailed')
    }
  }
  for (const { number } of containers.items) await count('track_container', { number }, 'concise')
  for (const { number } of containers.items.slice(0, 10)) await count('search_container', { query: number }, 'concise')
  await count('search_container', { query: 'demo' }, 'concise')
  const rows = [...largest].sort(([one], [other]) => one.localeCompare(other))
  console.log(rows.map(([name, tokens]) => `  ${name}: ${tokens}`).join('\n'))
  const tooLarge = rows.filter(([name, tokens]) => tokens > mostOf(name))
  if (listed > MAX_LISTED) tooLarge.push(['tools/list', listed])
  if (tooLarge.length > 0) throw new Error(tooLarge.map(([name, tokens]) => `${name}: ${tokens} tokens`).join('\n'))
  return `tools/list ${listed} tokens`
}

const mostOf = (name: string) =>
  name.endsWith('concise') ? MAX_CONCISE : name.endsWith('of 25 rows') ? MAX_PAGE : MOST
