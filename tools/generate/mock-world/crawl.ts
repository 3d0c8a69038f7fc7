import { contract } from './contract.ts'

/** A record as the API serves it. */
export interface Resource {
  id: string
  type: string
  attributes: Record<string, unknown>
  relationships?: Record<string, { data?: Reference | Reference[] | null }>
}
interface Reference {
  type: string
  id: string
}

/** Everything that an account can read at one moment. */
export interface Recording {
  /** The time of the recording, by the clock of the service. */
  recordedAt: string
  resources: Resource[]
  /** The order of each list at the root of the API: `containers`, `webhooks`. */
  lists: Record<string, string[]>
  /** Documents computed from a record, by operation and id: `explainContainer <id>`. */
  documents: Record<string, unknown>
  /** The latest events of the log, the oldest first. */
  events: Resource[]
}

export type Get = (path: string) => Promise<unknown>
interface Document {
  data?: Resource | Resource[]
  included?: Resource[]
  links?: { next?: string }
}

/** Lists that need a query, are read separately, or are only for the operator. */
const LEFT_OUT = new Set(['listSources', 'searchRecords', 'listEvents'])

/** Queries of a list whose records have to be read in several requests. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = { listAccuracy: ['&by=source', '&by=port_pair'] }

/** Reads every list, every record that is referred to, and every document about a record. */
export const crawl = async (get: Get, recordedAt: string): Promise<Recording> => {
  const found = new Map<string, Resource>()
  const lists: Recording['lists'] = {}
  const documents: Recording['documents'] = {}
  /** Records as they are included, which may have fewer attributes than in their list. */
  const keep = (resources: Resource[] = []) => {
    for (const one of resources) {
      const known = found.get(keyOf(one))
      if (!known) found.set(keyOf(one), one)
      else if (saysLess(one, known)) documents[`included ${one.id}`] = { data: one }
    }
  }
  const keepListed = (one: Resource) => {
    const known = found.get(keyOf(one))
    if (known && saysLess(known, one)) documents[`included ${one.id}`] = { data: known }
    found.set(keyOf(one), one)
  }
  /** Stores a single record separately if it has more than in its list. */
  const keepSingle = (one: Resource, operation: string) => {
    const listed = found.get(keyOf(one))
    if (!listed) found.set(keyOf(one), one)
    else if (JSON.stringify(listed) !== JSON.stringify(one)) documents[`${operation} ${one.id}`] = { data: one }
  }

  for (const { id, path, includes } of contract.lists.filter(({ id }) => !LEFT_OUT.has(id))) {
    const ids: string[] = []
    const include = direct(includes)
    for (const variant of VARIANTS[id] ?? ['']) {
      let next: string | undefined = `${path}?page[size]=100${include ? `&include=${include}` : ''}${variant}`
      while (next) {
        const page = (await get(next)) as Document
        ids.push(...(page.data as Resource[]).map((one) => one.id))
        for (const one of page.data as Resource[]) keepListed(one)
        keep(page.included)
        next = page.links?.next?.replace(/^.*?\/v2/, '')
      }
    }
    lists[id] = ids
  }

  const read = new Set<string>()
  for (let open = unread(found, read); open.length > 0; open = unread(found, read))
    for (const reference of open) {
      read.add(keyOf(reference))
      const single = contract.singles[reference.type]
      if (!single) continue
      const include = direct(single.includes)
      const path = single.path.replace(/\{\w+\}/, encodeURIComponent(reference.id))
      const document = (await get(`${path}${include ? `?include=${include}` : ''}`).catch(() => ({}))) as Document
      if (document.data) keepSingle(document.data as Resource, single.id)
      keep(document.included)
      for (const below of single.below) {
        const included = direct(below.includes)
        const path = below.path.replace(/\{\w+\}/, encodeURIComponent(reference.id))
        const { included: beside = [], ...document } = (await get(
          `${path}${included ? `?include=${included}` : ''}`,
        ).catch(() => ({}))) as Document
        keep(beside)
        documents[`${below.id} ${reference.id}`] = document
      }
    }
  for (const { id, path } of contract.alone) documents[id] = await get(path)
  const { document_types: types } = documents.listDocumentTypes as { document_types: { code: string }[] }
  for (const { code } of types) keep([((await get(`/document_schemas/${code}`)) as { data: Resource }).data])
  await readReports(get, documents, keep)
  const events = await latestEvents(get)
  return { recordedAt, resources: [...found.values()], lists, documents, events }
}

/**
 * Reads the reports from which values come, except documents, which are not reports. Their bodies would be the larger
 * part of the recording.
 */
const readReports = async (get: Get, documents: Recording['documents'], keep: (resources: Resource[]) => void) => {
  const text = JSON.stringify(documents)
  const ids = new Set(text.match(/(?<="report_id":")[^"]+/g))
  for (const id of text.match(/(?<="id":"document:)[^"]+/g) ?? []) ids.delete(id)
  for (const id of ids) keep([((await get(`/reports/${id}`)) as { data: Resource }).data])
}

const EVENTS = 5_000

const latestEvents = async (get: Get): Promise<Resource[]> => {
  const { meta } = (await get('/events?limit=1')) as { meta: { last_sequence: number } }
  const events: Resource[] = []
  for (let after = Math.max(0, meta.last_sequence - EVENTS); after < meta.last_sequence; ) {
    const page = (await get(`/events?after=${after}&limit=100`)) as { data: Resource[]; meta: { next_after: number } }
    events.push(...page.data)
    after = page.meta.next_after
  }
  return events
}

/** The relations of the records themselves, for the query. */
const direct = (includes: readonly string[]): string => includes.filter((name) => !name.includes('.')).join(',')

const saysLess = (one: Resource, other: Resource): boolean =>
  Object.keys(one.attributes).length < Object.keys(other.attributes).length

const keyOf = ({ type, id }: Reference): string => `${type} ${id}`

/** The records that were found, and those to which they refer, that have not been read yet. */
const unread = (found: ReadonlyMap<string, Resource>, read: ReadonlySet<string>): Reference[] => {
  const named = [...found.values()].flatMap((one) => [
    one,
    ...Object.values(one.relationships ?? {}).flatMap(({ data }) => data ?? []),
  ])
  return [...new Map(named.map((one) => [keyOf(one), one])).values()].filter((one) => !read.has(keyOf(one)))
}
