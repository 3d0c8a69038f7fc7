import type { OperationId } from '@boxtrail/contracts'
import { includeAliases, maxIncluded, operations } from '@boxtrail/contracts/operations'
import { expect, test } from 'vitest'
import { createApp } from '../../../src/app.ts'
import { createAuthenticator } from '../../../src/http/auth/authenticate.ts'
import { testApi } from '../../harness/api.ts'
import { contract } from '../../harness/http/contract.ts'
import { trackedShipment } from '../../harness/records/tracked.ts'
import { pathOf } from '../../isolation/places.ts'
import { createTenant } from '../../isolation/tenant.ts'

const api = await testApi()
const { context } = api
const { pool } = context
const tenant = await createTenant(api, api, 'lake')

interface Reference {
  type: string
  id: string
}
interface Resource extends Reference {
  relationships?: Record<string, { data?: Reference | Reference[] | null }>
}
interface Answer {
  data: Resource | Resource[]
  included?: Resource[]
}

const withIncludes = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].includes.length > 0)
const keyOf = ({ type, id }: Reference) => `${type} ${id}`
const referencesOf = (records: readonly Resource[], name: string) =>
  records.flatMap(({ relationships }) => relationships?.[name]?.data ?? [])

const read = async (id: OperationId, paths: readonly string[]): Promise<Answer> => {
  const address = pathOf(id, tenant)
  const response = await api.request('GET', `${address}${address.includes('?') ? '&' : '?'}include=${paths.join(',')}`)
  expect(response.status, `${id} ${paths}`).toBe(200)
  return (await response.json()) as Answer
}

/** The records that a path leads to from the primary records, each of which must be in the document. */
const ledTo = ({ data, included = [] }: Answer, path: string): Set<string> => {
  const all = new Map([...[data].flat(), ...included].map((record) => [keyOf(record), record]))
  let records = [data].flat()
  const keys = new Set<string>()
  for (const name of path.split('.')) {
    const references = referencesOf(records, name)
    for (const reference of references) {
      expect(all.has(keyOf(reference)), `${path}: ${keyOf(reference)}`).toBe(true)
      keys.add(keyOf(reference))
    }
    records = references.map((reference) => all.get(keyOf(reference))!)
  }
  return keys
}

test.each(withIncludes)('exactly what each path of %s leads to is included', async (id) => {
  const always = new Set((await read(id, [])).included?.map(keyOf))
  for (const path of operations[id].includes) {
    const answer = await read(id, [path])
    const primary = new Set([answer.data].flat().map(keyOf))
    const keys = answer.included!.map(keyOf)
    expect(new Set(keys).size).toBe(keys.length)
    const wanted = new Set((includeAliases[id]?.[path] ?? [path]).flatMap((one) => [...ledTo(answer, one)]))
    if (id.includes('TrackingRequest') && !id.includes('CustomField')) for (const key of always) wanted.add(key)
    expect(new Set(keys), path).toEqual(wanted.difference(primary))
  }
})

test.each(withIncludes)('each relationship of what is served is accepted in %s, two levels deep', async (id) => {
  const { data, included = [] } = await read(id, operations[id].includes)
  const all = new Map([...[data].flat(), ...included].map((record) => [keyOf(record), record]))
  const namesOf = (records: readonly Resource[]) =>
    new Set(
      records.flatMap(({ relationships = {} }) =>
        Object.keys(relationships).filter((name) => [relationships[name]!.data ?? []].flat().length > 0),
      ),
    )
  const first = [...namesOf([data].flat())]
  expect(first.length).toBeGreaterThan(0)
  for (const name of first) {
    expect(operations[id].includes).toContain(name)
    const below = referencesOf([data].flat(), name).flatMap((reference) => all.get(keyOf(reference)) ?? [])
    for (const next of namesOf(below)) expect(operations[id].includes).toContain(`${name}.${next}`)
  }
})

test('what the refused paths of the reference API lead to is included', async () => {
  for (const [id, path] of [
    ['listShipments', 'pod_terminal.port'],
    ['listContainers', 'shipment.containers'],
    ['listTrackingRequests', 'tracked_object.pod_terminal'],
    ['listContainerTransportEvents', 'previous_version'],
  ] as const)
    expect(operations[id].includes).toContain(path)
})

test('as many statements run for many records as for one', async () => {
  const account = await api.otherAccount()
  const statementsOf = async (path: string): Promise<string[]> => {
    const names: string[] = []
    const counting = Object.assign(Object.create(pool), {
      query: (given: { name: string; text: string }) => {
        names.push(given.name)
        return pool.query(given)
      },
    })
    const app = createApp({ ...context, pool: counting }, { authenticate: createAuthenticator(pool) })
    const response = await app.request(path, { headers: { authorization: `Token ${account.apiKey}` } })
    expect(response.status).toBe(200)
    return names.filter((name) => name.startsWith('find-'))
  }
  for (let n = 0; n < 3; n++) await trackedShipment(api, {}, account)
  for (const id of ['listShipments', 'listContainers'] as const) {
    const path = `/v2${operations[id].path}?include=${operations[id].includes.join(',')}`
    const forOne = await statementsOf(`${path}&page[size]=1`)
    expect(forOne).toEqual(expect.arrayContaining(['find-shipments', 'find-containers', 'find-raw-events-by-id']))
    expect(await statementsOf(`${path}&page[size]=3`)).toEqual(forOne)
    // There are two levels, and each may read a type of record once.
    for (const name of new Set(forOne)) expect(forOne.filter((other) => other === name).length).toBeLessThanOrEqual(2)
  }
})

test('more included records than the contract allows are rejected, naming the path, before they are read', async () => {
  const account = await api.otherAccount()
  const { shipmentId, containerId } = await trackedShipment(api, {}, account)
  await pool.query(
    `insert into raw_events (account_id, id, container_id, "timestamp", estimated, date_only, data_source, created_at)
     select $1, gen_random_uuid(), $2, now(), false, false, 'shipping_line', now() from generate_series(1, $3)`,
    [account.accountId, containerId, maxIncluded],
  )
  const path = `/v2/shipments/${shipmentId}?include=pod_terminal,containers.raw_events`
  const refused = await account.request('GET', path)
  expect(refused.status).toBe(400)
  const { errors } = (await refused.json()) as { errors: { detail: string }[] }
  expect(errors[0]).toMatchObject({
    code: 'too_many_included',
    source: { parameter: 'include' },
    meta: { path: 'containers.raw_events', maximum: maxIncluded },
  })
  expect(errors[0]!.detail).toContain('containers.raw_events')
  const fewer = await account.request('GET', path.replace('containers.raw_events', 'containers'))
  expect(fewer.status).toBe(200)
})

test('the contract states how many records are included at most', () => {
  for (const id of withIncludes)
    expect(contract.parametersOf(id).find(({ name }) => name === 'include')?.description).toContain(
      maxIncluded.toLocaleString('en-US'),
    )
})

test('other names of relations are kept for existing clients', async () => {
  const { included } = await read('getContainerRoute', ['port', 'vessel'])
  expect(new Set(included!.map(({ type }) => type))).toEqual(
    new Set(['route_location', 'port', 'metro_area', 'vessel']),
  )
  const request = await read('getTrackingRequest', ['container'])
  expect(request.included!.map(({ type }) => type)).toEqual(['shipment', 'container'])
})

test('a record of the list is not repeated among the included', async () => {
  const { data, included } = await read('listContainers', ['shipment.containers'])
  const primary = new Set([data].flat().map(keyOf))
  expect(included!.filter((record) => primary.has(keyOf(record)))).toEqual([])
})
