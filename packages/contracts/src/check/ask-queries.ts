import { operations, parameters } from '../operations.ts'
import { type Conversation, type Id, listOf, nextOf } from './conversation.ts'

const query = (given: Record<string, string>): string => `?${new URLSearchParams(given)}`

/** Requests pages of a list, what each filter leaves of it, and related records. */
export async function askQueries(talk: Conversation, id: Id, path: string, whole: unknown): Promise<void> {
  const known = parameters[id] as Record<string, string>
  if ('page[size]' in known) await pages(talk, id, path)
  const [first] = listOf(whole)
  for (const [name, kind] of Object.entries(known)) {
    const filter = /^filter\[(\w+)\](?:\[(start|end)\])?$/.exec(name)
    if (filter) await filtered(talk, id, path, { name, kind, attribute: filter[1]!, bound: filter[2], first })
  }
  const [include] = operations[id].includes.filter((one) => !one.includes('.'))
  if (include) await included(talk, id, path, include)
}

/** The second page continues the first: no record is on both. */
async function pages(talk: Conversation, id: Id, path: string): Promise<void> {
  const one = await talk.ask(id, { path: `${path}${query({ 'page[size]': '1' })}` }, [200])
  const next = nextOf(one.body)
  if (listOf(one.body).length > 1) talk.note(id, one, '200 data: has more than page[size] asks for')
  if (one.status !== 200 || !next) return
  const two = await talk.ask(id, { path: `${path}${next.slice(next.indexOf('?'))}` }, [200])
  const repeated = listOf(two.body).find((record) => listOf(one.body).some((other) => other.id === record.id))
  if (repeated) talk.note(id, two, '200 data/0/id: the next page repeats a record')
}

interface Filter {
  name: string
  kind: string
  attribute: string
  bound: string | undefined
  first: ReturnType<typeof listOf>[number] | undefined
}

/** A time before all records. */
const BEFORE_ALL = '2000-01-01T00:00:00Z'

async function filtered(talk: Conversation, id: Id, path: string, given: Filter): Promise<void> {
  const { name, kind, attribute, bound, first } = given
  const own = first?.attributes?.[attribute]
  if (bound) {
    // Only a filter with the name of an attribute can be compared with that attribute.
    if (kind !== 'date-time' || typeof own !== 'string') return
    const answer = await talk.ask(id, { path: `${path}${query({ [name]: BEFORE_ALL })}` }, [200])
    if (bound === 'end' && answer.status === 200 && listOf(answer.body).length > 0)
      talk.note(id, answer, `200 data: ${name} leaves records that are later`)
    if (bound === 'start' && first && answer.status === 200 && listOf(answer.body).length === 0)
      talk.note(id, answer, `200 data: ${name} leaves out records that are later`)
    return
  }
  const value = typeof own === 'string' && own !== '' ? own : kind === 'boolean' ? 'true' : undefined
  if (value === undefined) return
  const answer = await talk.ask(id, { path: `${path}${query({ [name]: value })}` }, [200])
  if (typeof own !== 'string' || answer.status !== 200) return
  const records = listOf(answer.body)
  if (records.length === 0) talk.note(id, answer, `200 data: ${name} leaves out a record that has this value`)
  const at = records.findIndex((record) => record.attributes?.[attribute] !== own)
  if (at >= 0 && attribute === 'number')
    talk.note(id, answer, `200 data/${at}/attributes/${attribute}: ${name} leaves a record with another value`)
}

/** Checks that exactly the records are included that others refer to, each once. */
async function included(talk: Conversation, id: Id, path: string, include: string): Promise<void> {
  const answer = await talk.ask(id, { path: `${path}${query({ include })}` }, [200])
  if (answer.status !== 200) return
  const { included: found = [] } = answer.body as { included?: { type: string; id: string }[] }
  const keys = found.map((record) => `${record.type} ${record.id}`)
  const again = keys.findIndex((key, at) => keys.indexOf(key) !== at)
  if (again >= 0) talk.note(id, answer, `200 included/${again}: a record is there twice`)
}
