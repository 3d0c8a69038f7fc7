import { examples } from '@boxtrail/contracts/examples'
import { operations } from '@boxtrail/contracts/operations'

type Json = ReturnType<typeof JSON.parse>

/** Fields with free text by lines, terminals, railways, customers or senders of documents. */
const WRITTEN_BY_OTHERS = new Set([
  'description',
  'notes',
  'ref_numbers',
  'tags',
  'location_at_pod_terminal',
  'seal_number',
  'pod_vessel_name',
  'pod_voyage_number',
  'voyage_number',
  'customer_name',
  'bill_of_lading_number',
  'normalized_number',
  'request_number',
  'original_event',
  'name',
  'nickname',
  'reason',
  'detail',
  'text',
  'words',
])
/** Resources whose `name` comes from a reference table, and not from others. */
const OWN_NAMES = new Set(['port', 'metro_area', 'shipping_line', 'terminal', 'rail_terminal'])

/** A document of the API with `text` in every field that others can write. */
export const planted = (value: Json, text: string, type = ''): Json => {
  if (Array.isArray(value)) return value.map((one) => planted(one, text, type))
  if (typeof value !== 'object' || value === null) return value
  const kind = typeof value.type === 'string' && value.attributes ? value.type : type
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isWritten(name, kind, value) ? written(member, text) : planted(member, text, kind),
    ]),
  )
}

const isWritten = (name: string, type: string, owner: Json) => {
  if (!WRITTEN_BY_OTHERS.has(name)) return false
  // The names of holds and fees are ours, and so are those of sources, lines and candidates.
  if (name === 'name')
    return !OWN_NAMES.has(type) && !('status' in owner) && !('kind' in owner) && !('confidence' in owner)
  return true
}

const written = (member: Json, text: string): Json => {
  if (Array.isArray(member)) return [text]
  return typeof member === 'string' || member === null ? text : member
}

const routes = Object.entries(operations).map(([id, { method, path, status }]) => ({
  method: method.toUpperCase(),
  path: new RegExp(`^/v2${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  isFixed: !path.includes('{'),
  status,
  answer: Object.values((examples as unknown as Record<string, Record<number, object>>)[id]?.[status] ?? {})[0],
}))

/** An API that answers with the examples of the contract, with a hold, and with `text` planted. */
export const plantedApi =
  (text: string) =>
  async ({ method, url }: Request): Promise<Response> => {
    const { pathname } = new URL(url)
    const [found] = routes
      .filter((one) => one.method === method && one.path.test(pathname))
      .sort((a, b) => Number(b.isFixed) - Number(a.isFixed))
    if (!found?.answer || pathname.endsWith(REFUSED))
      return Response.json(planted(examples.getShipment[404].not_found, text), { status: 404 })
    return Response.json(planted(withHold(structuredClone(found.answer)), text), { status: found.status })
  }

/** An id that the API refuses, with an error text that contains the planted text. */
export const REFUSED = '0195a3c2-7c1e-7d44-9a51-5b1f0c6de201'

const withHold = (document: Json): Json => {
  for (const { type, attributes } of [document.data ?? [], document.included ?? []].flat())
    if (type === 'container')
      Object.assign(attributes, {
        availability_known: true,
        holds_at_pod_terminal: [{ name: 'customs', status: 'hold', description: '' }],
        location_at_pod_terminal: '',
      })
  return document
}
