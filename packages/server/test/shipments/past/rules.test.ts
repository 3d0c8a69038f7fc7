import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, terminal } from '../../intake/feeds/feed.ts'
import { createLanded } from '../../intake/feeds/landed.ts'

const api = await testApi({ sources: [terminal()] })
const { next, report } = createLanded(api, 'BXTU7')

const ask = async (method: string, path: string, body?: object) => {
  const response = await api.request(method, `/v2/${path}`, body ? { body } : {})
  const text = await response.text()
  expect([path, response.status]).toEqual([path, response.status < 300 ? response.status : text])
  await workUntilIdle(api.context)
  return text === '' ? null : JSON.parse(text).data
}
const write = (method: string, path: string, type: string, attributes: object) =>
  ask(method, path, { data: { type, attributes } })

/** What depends on the rules of the account in a container's record, explanation and evidence. */
const ruled = async (id: string, at?: string) => {
  const query = at ? `?known_at=${at}` : ''
  const { meta } = await ask('GET', `containers/${id}${query}`)
  const { attributes: explained } = await ask('GET', `containers/${id}/explain${query}`)
  const { attributes: evidenced } = await ask('GET', `containers/${id}/evidence${query}`)
  const { included } = await (
    await api.request('GET', `/v2/containers/${id}?include=shipment.containers${at ? `&known_at=${at}` : ''}`)
  ).json()
  const texts = ({ next, unknown }: Record<string, { text: string }[]>) =>
    [...next!, ...unknown!].map(({ text }) => text)
  const { as_of, ...charges } = evidenced.free_time
  return {
    policy: meta.pickup_lfd_policy,
    free_time: meta.free_time,
    expected: meta.expected,
    explained: texts(explained),
    evidenced: [charges, texts(evidenced.explanation)],
    included: included
      .filter(({ type }: { type: string }) => type === 'container')
      .map((one: { meta: Record<string, unknown> }) => [one.meta.pickup_lfd_policy, one.meta.free_time]),
  }
}

/**
 * Notes what is served at several moments, at least two milliseconds apart, and compares it with what `known_at` gives.
 */
const moments = () => {
  const seen: { at: string; was: unknown }[] = []
  return {
    note: async (id: string) => {
      const was = await ruled(id)
      seen.push({ at: new Date().toISOString(), was })
      await sleep(2)
    },
    check: async (id: string) => {
      for (const { at, was } of seen) expect([at, await ruled(id, at)]).toEqual([at, was])
      return seen.map(({ was }) => was as Awaited<ReturnType<typeof ruled>>)
    },
  }
}

test('the policy for the last free day is the one that the account had, however often it chose another', async () => {
  const { served } = await next()
  const { id } = served
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
  await report({ last_free_day: tomorrow, holds: [], availability: 'yes' })
  const { note, check } = moments()
  await note(id)
  for (const policy of ['earliest', 'earliest', 'terminal_first', 'line_first']) {
    await write('PATCH', 'attention/settings', 'attention_settings', { pickup_lfd_policy: policy })
    await note(id)
  }
  const was = await check(id)
  expect(was.map(({ policy }) => policy.policy)).toEqual([
    'line_first',
    'earliest',
    'earliest',
    'terminal_first',
    'line_first',
  ])
})

test('tariffs are those of then: one that was changed, one that was removed, and one that came later', async () => {
  const { served } = await next()
  const { id } = served
  await report({ holds: [], availability: 'yes' })
  const { note, check } = moments()
  await note(id)
  const terms = {
    ...{ charge: 'demurrage', free_days: 3, currency_code: 'USD', valid_from: '2020-01-01' },
    tiers: [{ from_day: 1, amount_per_day: 100 }],
  }
  const { id: changed } = await write('POST', 'tariffs', 'tariff', terms)
  await note(id)
  await write('PATCH', `tariffs/${changed}`, 'tariff', { free_days: 5, valid_to: '2030-01-01' })
  await note(id)
  const { id: removed } = await write('POST', 'tariffs', 'tariff', { ...terms, port_locode: 'USLAX', free_days: 8 })
  await note(id)
  await ask('DELETE', `tariffs/${removed}`)
  await note(id)
  await ask('DELETE', `tariffs/${changed}`)
  await note(id)
  const was = await check(id)
  const days = was.map(({ free_time }) =>
    free_time.clocks.find(({ charge }: { charge: string }) => charge === 'demurrage'),
  )
  expect(days.map((clock) => clock?.is_calculated ?? null)).toEqual([false, true, true, true, true, false])
  expect(new Set(days.slice(1, 5).map(({ last_free_day }) => last_free_day)).size).toBe(3)
})

test('a customer has the name that it had', async () => {
  const { id: customer } = await write('POST', 'parties', 'party', { company_name: 'Lakeside Furniture' })
  const { data } = trackingBody()
  api.line.knows(data.attributes.request_number, journeyAt(44, 'BXTU7000995'))
  await ask('POST', 'tracking_requests', {
    data: { ...data, relationships: { customer: { data: { type: 'party', id: customer } } } },
  })
  const [{ id: shipmentId }] = await ask('GET', `shipments?number=${data.attributes.request_number}`)
  const name = async (at?: string) =>
    (await ask('GET', `shipments/${shipmentId}${at ? `?known_at=${at}` : ''}`)).attributes.customer_name
  const named: [string, string][] = []
  for (const company_name of ['Lakeside Home', 'Harbour Street Trading', 'Lakeside']) {
    await write('PATCH', `parties/${customer}`, 'party', { company_name })
    named.push([new Date().toISOString(), company_name])
    await sleep(2)
  }
  for (const [at, company_name] of named) expect(await name(at)).toBe(company_name)
})
