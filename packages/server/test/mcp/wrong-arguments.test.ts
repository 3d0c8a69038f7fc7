import { describe, expect, it } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackedShipment } from '../harness/records/tracked.ts'
import { call, connect, LEGACY, MODERN } from './connect.ts'

const test = await testApi()
const { app, apiKey } = test
const { containerId } = await trackedShipment(test)
const nobody = '0195a3c2-7c1e-7d44-9a51-5b1f0c6de201'
const client = await connect(app, { apiKey, query: '?toolset=all' })

const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

describe('an argument that a tool does not take is named, with what it must be', () => {
  it.each([
    ['search_container', {}, 'query must be given.'],
    ['search_container', { query: '' }, 'query must not be empty.'],
    ['search_container', { query: 'box \ud83d' }, 'query contains half of a character'],
    ['track_container', { number: '\udce6BXTU' }, 'number contains half of a character'],
    ['list_shipments', { filters: { port: 'US\ud800' } }, 'filters.port contains half of a character'],
    ['search_container', { query: deep(40) }, 'query is nested deeper than 32 levels.'],
    ['search_container', { query: 5 }, 'query must be a text, and not 5.'],
    ['search_container', { query: 'x', q: 'y' }, 'There is no argument "q". Known arguments: query.'],
    ['get_container', { id: 'BXTU4710023' }, 'id must be an id as search_container gives it, and not "BXTU4710023".'],
    ['get_container', { id: containerId, days: 61 }, 'days must be at most 60.'],
    ['list_shipments', { page_size: 0 }, 'page_size must be more than 0.'],
    ['list_shipments', { page: '2' }, 'page must be a number, and not "2".'],
    ['list_shipments', { status: 'sailing' }, 'status: there is no "sailing". Known values: pending,'],
    ['list_shipments', { filters: [] }, 'filters must be an object, and not [].'],
    ['list_shipments', { include: 5 }, 'include must be a list, or its members with commas, and not 5.'],
    [
      'list_containers',
      { filters: { view: 'mine' } },
      'filters.view: there is no "mine". There is none at all: leave it out.',
    ],
    ['list_shipments', { cursor: 'x' }, '«cursor is not a cursor of this list and order. Take it from next_cursor,'],
    ['list_shipments', { updated_after: 'yesterday' }, '«updated_after must be a time with its offset'],
    ['list_shipments', { port: 'Atlantis' }, '«port must be a UN/LOCODE or the name of one place'],
    ['list_shipments', { query: 'x'.repeat(300) }, '«query must have at most 200 characters.'],
    ['list_tracking_requests', { status: 'succeeded' }, 'status: there is no "succeeded". Known values: pending,'],
    ['list_tracking_requests', { request_type: 'boat' }, 'request_type: there is no "boat". Known values: container,'],
    [
      'list_tracking_requests',
      { filters: { status: 'succeeded' } },
      'filters.status: there is no "succeeded". Known values: pending,',
    ],
    [
      'list_tracking_requests',
      { filters: { 'filter[request_type]': 'boat' } },
      'filters.request_type: there is no "boat". Known values: container,',
    ],
    [
      'list_tracking_requests',
      { filters: { updated_at_start: 'yesterday' } },
      '«filters.updated_at_start must be a time with its offset',
    ],
    ['list_shipments', { filters: { port: 'Atlantis' } }, '«filters.port must be a UN/LOCODE or the name of one place'],
    [
      'list_shipments',
      { filters: { updated_at_end: 'now' } },
      '«filters.updated_at_end must be a time with its offset',
    ],
    ['track_container', { number: 'x'.repeat(300), scac: 'MAEU' }, '«number must have at most 200 characters.'],
    ['track_container', { number: 'X1', numberType: 'constructor' }, 'numberType: there is no "constructor".'],
    ['list_containers', { status: { toString: 1, valueOf: 1 } }, 'status: there is no {"toString":1,"valueOf":1}.'],
    ['what_changed', { since: '2026-02-30' }, 'since must be a time with its offset from UTC'],
    ['what_changed', { since: '2026-02-29T08:00:00Z' }, 'since must be a time with its offset from UTC'],
    ['track_container', {}, 'number must be given: a container, bill of lading or booking number.'],
    ['what_changed', { since: 'week 47' }, 'since must be a time with its offset from UTC'],
    ['what_changed', { since: '2026-11-26T08:00:00' }, 'since must be a time with its offset from UTC'],
    ['what_changed', { event: 'container.lost' }, 'event: there is no "container.lost". Known values: '],
  ])('%s %j', async (name, given, why) => {
    const { result, isError } = await call(client, name, given)
    expect(isError).toBe(true)
    expect(result.error).toMatchObject({ status: 400, code: 'invalid_request', why: expect.stringContaining(why) })
    expect(result.error.next).toBe('Correct the argument that `why` names, and call again.')
  })

  it.each([...LEGACY, MODERN])('in revision %s alike', async (revision) => {
    const older = await connect(app, { apiKey, revision })
    const { result, isError } = await call(older, 'get_container', { id: 'x' })
    expect([isError, result.error.status]).toEqual([true, 400])
  })
})

it('what changed of a container that the account does not have is unknown, not nothing', async () => {
  const { result, isError } = await call(client, 'what_changed', { container_id: nobody })
  expect([isError, result.error?.status]).toEqual([true, 404])
  const quiet = await call(client, 'what_changed', { container_id: containerId, since: '2100-01-01' })
  expect([quiet.isError, quiet.result.items]).toEqual([false, []])
})

it('a prompt says where the id of a container is found', async () => {
  const asked = client.getPrompt({ name: 'check-demurrage', arguments: { container_id: 'BXTU4710023' } })
  await expect(asked).rejects.toThrow('search_container finds it by its number')
})

it.each(['Hapag Lloyd', 'hapaglloyd', 'HAPAG-LLOYD', 'HLCU'])('the line is found as "%s"', async (search) => {
  const { result } = await call(client, 'get_supported_shipping_lines', { search })
  expect(result.shipping_lines.map(({ scac }: { scac: string }) => scac)).toEqual(['HLCU'])
})
