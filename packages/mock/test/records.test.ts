import type { OperationId } from '@boxtrail/contracts'
import { operations, parameters } from '@boxtrail/contracts/operations'
import { responseValidator } from '@boxtrail/contracts/strict'
import { expect, test } from 'vitest'
import { documentedOperations } from '../src/contract.ts'
import { createMock } from '../src/mock.ts'
import { filtersIn, passing } from '../src/records/passing.ts'
import type { Resource } from '../src/world/resource.ts'
import { createWorlds } from '../src/world/worlds.ts'

const mock = createMock()
const world = createWorlds().find('default')
const headers = { authorization: 'Token any' }
const get = async (path: string) => {
  const answer = await mock.respond(new Request(`http://boxtrail.test/v2${path}`, { headers }))
  return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() }
}

/** How an answer violates the contract of its operation. */
const problemOf = (id: string, body: unknown): string | undefined => {
  const read = responseValidator(id as OperationId, 200)?.safeParse(body)
  return read?.success === false ? `${id}: ${JSON.stringify(read.error.issues[0]).slice(0, 300)}` : undefined
}

const reads = documentedOperations.filter(({ method, record }) => method === 'get' && record)
const singles = reads.filter(({ path, record }) => !record!.isList && /^\/\w+\/\{\w+\}$/.test(path))

// Renew the recording when this fails after a change of the contract: node tools/generate/mock-world/record.ts
test.each(singles.map(({ id, record, path }) => [record!.type, id, path] as const))(
  'each %s is read by itself, as the contract has it',
  async (type, id, path) => {
    const problems: string[] = []
    // The first 60 represent all records of the type.
    for (const { id: record } of world.all(type).slice(0, 60)) {
      const { status, body } = await get(path.replace(/\{\w+\}/, encodeURIComponent(record)))
      const problem = status === 200 ? problemOf(id, body) : `${record}: ${status}`
      if (problem) problems.push(problem)
      else expect(body.data.id).toBe(record)
    }
    expect(problems).toEqual([])
  },
)

const lists = reads.filter(({ path, record }) => record!.isList && !path.includes('{') && !/search|examples/.test(path))

test.each(lists.map(({ id, path }) => [id, path] as const))(
  '%s gives each record once by its pages, with all that it includes',
  async (id, path) => {
    const { includes } = operations[id as OperationId]
    const ids: string[] = []
    let next: string | undefined = `${path}?${includes.length > 0 ? `include=${includes.slice(0, 6)}` : ''}`
    let total = 0
    while (next) {
      const {
        status,
        body,
      }: { status: number; body: { data: Resource[]; meta: { total: number }; links: { next?: string } } } =
        await get(next)
      expect([status, problemOf(id, body)]).toEqual([200, undefined])
      ids.push(...body.data.map((one) => one.id))
      total = body.meta.total
      next = body.links.next?.replace(/^.*\/v2/, '')
    }
    expect([new Set(ids).size, ids.length]).toEqual([total, total])
  },
)

test('each filter of a list is known, so that none is silently left out', () => {
  const unknown = lists
    .filter(({ id }) => id !== 'listEvents')
    .flatMap(({ id, record }) =>
      Object.entries(parameters[id as OperationId])
        .flatMap(([name, kind]) => filtersIn({ [name]: sampleOf(name, kind) }))
        .filter((given) => !passing(record!.type, given, world))
        .map(([name]) => `${id} ${name}`),
    )
  expect(unknown).toEqual([])
})

const sampleOf = (name: string, kind: string) => {
  if (/\[(?:port|port_of_\w+|pickup_place)\]$/.test(name)) return 'USLAX'
  if (/\[(?:carrier|source)\]$/.test(name)) return 'TEST'
  if (name.endsWith('[terminal]')) return world.all('terminal')[0]!.id
  if (kind === 'map') return {}
  return kind === 'csv' ? ['one'] : 'one'
}

test('whatever a container, shipment or request names is there', async () => {
  const absent: string[] = []
  for (const type of ['container', 'shipment', 'tracking_request'])
    for (const one of world.all(type))
      for (const { data } of Object.values(one.relationships ?? {}))
        for (const named of [data ?? []].flat())
          if (!world.get(named)) absent.push(`${one.id} → ${named.type} ${named.id}`)
  expect(absent).toEqual([])
})

test('what the service computes of a container is there for each, as the contract has it', async () => {
  const of = documentedOperations.filter(
    ({ path, method }) => method === 'get' && /^\/containers\/\{id\}\/\w+$/.test(path),
  )
  for (const { id } of world.all('container').slice(0, 40))
    for (const operation of of) {
      const { status, body } = await get(operation.path.replace('{id}', id))
      expect([operation.id, status, problemOf(operation.id, body)]).toEqual([operation.id, 200, undefined])
    }
})

test('an explanation is text for people where `format` or `Accept` asks for it', async () => {
  const [{ id, attributes }] = world.all('container') as [Resource]
  const ask = async (query: string, accept?: string) => {
    const asked = { headers: { ...headers, ...(accept ? { accept } : {}) } }
    const answer = await mock.respond(new Request(`http://boxtrail.test/v2/containers/${id}/explain${query}`, asked))
    return [answer.headers.get('content-type'), await answer.text()] as const
  }
  for (const asked of [ask('?format=markdown'), ask('', 'text/markdown')]) {
    const [type, text] = await asked
    expect(type).toBe('text/markdown; charset=utf-8')
    expect(text).toContain(`# ${attributes.number}`)
    expect(text).toContain('## Where it is')
  }
  for (const asked of [ask('?format=json', 'text/markdown'), ask('', '*/*'), ask('')])
    expect((await asked)[0]).toBe('application/vnd.api+json')
})

test('an evidence pack of the past has what had been recorded by then', async () => {
  const created = (id: string) => Date.parse(String(world.get({ type: 'container', id })!.attributes.created_at))
  const latest = Math.max(...world.events().map(({ attributes }) => Date.parse(String(attributes.occurred_at))))
  const changed = world.events().filter(({ attributes: { event } }) => event === 'container.updated')
  const { id } = changed
    .map(({ relationships }) => relationships!.resource!.data as { id: string })
    .find(({ id }) => created(id) + 1_000 < latest)!
  const at = new Date(created(id)).toISOString().replace('.000', '')
  for (const [parameter, past] of [
    ['known_at', { known_at: at, as_of: null }],
    ['as_of', { known_at: null, as_of: at }],
  ] as const) {
    const { body } = await get(`/containers/${id}/evidence?${parameter}=${at}`)
    expect(problemOf('getContainerEvidence', body)).toBeUndefined()
    const { attributes, meta } = body.data
    expect([meta.past, attributes.as_of, attributes.known_at]).toEqual([past, at, past.known_at])
    const then = (await get(`/containers/${id}?${parameter}=${at}`)).body.data.attributes
    for (const { of, name, value } of attributes.values)
      if (of === 'container' && name in then) expect([name, value]).toEqual([name, then[name]])
    expect(attributes.holds.items.map((one: { value: object }) => one.value)).toEqual(then.holds_at_pod_terminal)
    const recorded = [...attributes.journey, ...attributes.reports].map(({ recorded_at }) => recorded_at)
    expect(recorded.filter((time: string) => time > at)).toEqual([])
  }
  expect((await get(`/containers/${id}/evidence?as_of=2020-01-01T00:00:00Z`)).status).toBe(404)
})

test('a container of the past is what its log says that it was', async () => {
  const changed = world.events().find(({ attributes: { event } }) => event === 'container.updated')!
  const resource = changed.relationships!.resource!.data as { type: string; id: string }
  const record = world.get(resource)!
  const { id, attributes } = record
  const now = await get(`/containers/${id}`)
  const then = await get(`/containers/${id}?known_at=${attributes.created_at}`)
  expect(problemOf('getContainer', then.body)).toBeUndefined()
  expect(then.body.data.meta.past).toEqual({ known_at: attributes.created_at, as_of: null })
  expect(now.body.data.meta.past).toBeUndefined()
  const early = await get(`/containers/${id}?known_at=2020-01-01T00:00:00Z`)
  expect([early.status, early.body.errors[0].meta]).toEqual([404, { known_since: attributes.created_at }])
})
