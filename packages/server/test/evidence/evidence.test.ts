import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import type { Answer, Schemas } from '@boxtrail/contracts'
import { formatInstant } from '@boxtrail/engine/time'
import { renderPack } from '@boxtrail/evidence-pdf/render-pack'
import { describe, expect, test } from 'vitest'
import { compact, readPdf } from '../../../evidence-pdf/test/read-pdf.ts'
import { recordHorizon } from '../../src/db/horizons.ts'
import { testApi } from '../harness/api.ts'
import { trackedShipment } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { carrier, pusher, terminal, wire } from '../intake/feeds/feed.ts'
import { createLanded } from '../intake/feeds/landed.ts'

const api = await testApi({ sources: [terminal(), carrier()] })
const { next, report } = createLanded(api, 'BXTU9')

type Attributes = Schemas['EvidencePack']['attributes']

const packOf = async (id: string) => {
  const { data, error } = await api.api.GET('/containers/{id}/evidence', { params: { path: { id } } })
  expect(error).toBeUndefined()
  return (data as Answer<'getContainerEvidence', 200>).data
}

const pastOf = async (id: string, query: Record<string, string>) => {
  const answer = await api.request('GET', `/v2/containers/${id}/evidence?${new URLSearchParams(query)}`)
  expect(answer.status).toBe(200)
  return (await answer.json()).data as Answer<'getContainerEvidence', 200>['data']
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

const held = {
  holds: [{ raw_name: '海关查验', raw_status: 'HOLD' }],
  availability: 'no',
  last_free_day: '2026-11-29',
  fees: [
    { raw_type: 'DEMURRAGE', amount: 240, currency: 'USD' },
    { raw_type: 'EXAM', amount: 95.5, currency: 'USD' },
  ],
}

const { container, served } = await next()
await report(held)
const pack = await packOf(served.id)
const { attributes } = pack

describe('an evidence pack', () => {
  test('says which container it is about, who asked, and as of when', () => {
    expect(pack).toMatchObject({ id: served.id, type: 'evidence_pack' })
    expect(attributes).toMatchObject({
      number: container,
      shipment: { shipping_line_scac: 'MAEU' },
      requested_by: { user: null },
      is_sandbox: false,
      left_out: { events: 0, contradictions: 0, reports: 0, statements: 0 },
    })
    expect(attributes.requested_by.account).not.toBe('')
  })

  test('has each value as it is served, with its provenance', async () => {
    const params = { params: { path: { id: served.id } } }
    const { data: record } = await api.api.GET('/containers/{id}', params)
    const { data: provenance } = await api.api.GET('/containers/{id}/provenance', params)
    const values = attributes.values.filter(({ of }) => of === 'container')
    expect(values.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['number', 'pod_discharged_at', 'available_for_pickup', 'pod_terminal', 'current_status']),
    )
    for (const { name, value, provenance: entry } of values) {
      const { attributes: entries, relationships } = provenance!.data.attributes
      expect([name, entry]).toEqual([name, entries[name] ?? relationships[name]])
      if (entries[name]) expect([name, value]).toEqual([name, valueAt(record!.data.attributes, name)])
    }
    expect(attributes.not_reported).toContain('container.pod_full_out_at')
  })

  test('says of the values of a source that is silent since when, as the record does, and of no others', async () => {
    const { container, served } = await next()
    await report(held)
    const since = wire(Date.now() - 5 * 24 * 3_600_000)
    await api.context.pool.query(
      `update checks set last_answered_at = $1, last_asked_at = $1 from subscriptions s
       join containers c on c.account_id = s.account_id and c.number = $2
       join shipments t on t.account_id = c.account_id and t.id = c.shipment_id and t.journey_id = s.journey_id
       where s.check_id = checks.id and checks.source_id = 'line:MAEU'`,
      [since, container],
    )
    // As if tracking had begun nine days earlier.
    await api.context.pool.query(
      `update journeys set created_at = created_at - interval '9 days' where id = (select s.journey_id from shipments s
       join containers c on c.account_id = s.account_id and c.shipment_id = s.id where c.id = $1)`,
      [served.id],
    )
    const { data: record } = await api.api.GET('/containers/{id}', { params: { path: { id: served.id } } })
    expect(record!.data.meta!.stale_since).toBe(since)
    const pack = await packOf(served.id)
    for (const { name, provenance, stale_since } of pack.attributes.values)
      expect([name, stale_since]).toEqual([name, provenance.set_by.source.id === 'line:MAEU' ? since : undefined])
    expect(pack.attributes.values.filter(({ stale_since }) => stale_since).length).toBeGreaterThan(5)
    for (const { stale_since } of [pack.attributes.holds, pack.attributes.fees]) expect(stale_since).toBeUndefined()
    const { text } = await readPdf(await renderPack(pack))
    expect(text).toContain(compact('no answer since'))
  })

  test('has fees in the words of their source', () => {
    const words = attributes.fees.items.map(({ provenance }) => provenance.set_by.words)
    expect(words).toEqual(['DEMURRAGE 240 USD, EXAM 95.5 USD', 'DEMURRAGE 240 USD, EXAM 95.5 USD'])
  })

  test('does not say that there are no holds when one alone was released', async () => {
    const { container, served } = await next()
    const occurred_at = wire(Date.now() - 3_600_000)
    const released = { container_number: container, event: 'carrier_release', classifier: 'actual', occurred_at }
    await pusher(api).message('maeu-push', {
      events: [{ ...released, observed_at: occurred_at, facility: { locode: 'USLAX' } }],
    })
    await workUntilIdle(api.context)
    const { attributes } = await packOf(served.id)
    expect(attributes.holds).toMatchObject({ are_reported: false, items: [] })
    expect(attributes.holds.provenance.set_by.source.id).toBe('line:MAEU/maeu-push')
    const { text } = await readPdf(await renderPack(await packOf(served.id)))
    expect(text).toContain(compact('Unknown: no source has listed them. Reported about one of them: '))
    expect(text).not.toContain(compact('None, as reported'))
  })

  test('has the journey in the order of time, with places by name and who said so', () => {
    const times = attributes.journey.flatMap(({ timestamp }) => timestamp ?? [])
    expect(times).toEqual(times.toSorted())
    const discharged = attributes.journey.find(({ event }) => event === 'container.transport.vessel_discharged')!
    expect(discharged).toMatchObject({
      location: { locode: 'USLAX', name: 'Los Angeles' },
      timezone: 'America/Los_Angeles',
      provenance: { set_by: { source: { id: 'line:MAEU' }, words: expect.any(String) } },
    })
  })

  test('has holds and fees in the words of their source, in any script, and sums per payee and currency only', () => {
    expect(attributes.holds).toMatchObject({
      are_reported: true,
      items: [
        {
          value: { status: 'hold', description: '海关查验: HOLD' },
          provenance: { set_by: { source: { kind: 'terminal' } } },
        },
      ],
    })
    expect(attributes.fees.items.map(({ value }) => value.amount)).toEqual([240, 95.5])
    expect(attributes.free_time.reported_totals).toEqual([{ payee: 'terminal', currency_code: 'USD', amount: 335.5 }])
    expect(attributes.free_time.charges.map(({ free_time }) => free_time.charge)).toContain('storage')
  })

  test('cites each report once, with the hash of its body', async () => {
    const cited = new Set(JSON.stringify(attributes).match(/(?<="report_id":")[^"]+/g))
    expect(new Set(attributes.reports.map(({ id }) => id))).toEqual(cited)
    expect(attributes.reports.map(({ reference }) => reference)).toEqual(
      attributes.reports.map((_, at) => `R${at + 1}`),
    )
    for (const one of attributes.reports) {
      const { rows } = await api.context.pool.query('select body from report_bodies where id = $1', [one.id])
      const body = gunzipSync(rows[0].body)
      expect(one).toMatchObject({ body: 'kept', size: body.length, body_sha256: sha256(body) })
      const { data } = await api.api.GET('/reports/{id}', { params: { path: { id: one.id } } })
      expect(data!.data.attributes.body_sha256).toBe(one.body_sha256)
    }
  })

  test('names the hash of its attributes', async () => {
    const answer = await (await api.request('GET', `/v2/containers/${served.id}/evidence`)).text()
    const { attributes, meta } = JSON.parse(answer).data
    expect(meta.sha256).toBe(sha256(JSON.stringify(attributes)))
    expect(answer).toContain(JSON.stringify(attributes))
  })

  test('leaves out what is of the account alone', async () => {
    const body = { data: { type: 'container' as const, id: served.id, attributes: { ref_numbers: ['PO-SECRET-1'] } } }
    await api.api.PATCH('/containers/{id}', { params: { path: { id: served.id } }, body })
    expect(JSON.stringify(await packOf(served.id))).not.toContain('PO-SECRET-1')
  })
})

test('a report from before hashes were stored is hashed when it is cited', async () => {
  const before = attributes.reports
  await api.context.pool.query('update reports set body_sha256 = null')
  expect((await packOf(served.id)).attributes.reports).toEqual(before)
  const [first] = before
  const { data } = await api.api.GET('/reports/{id}', { params: { path: { id: first!.id } } })
  expect(data!.data.attributes.body_sha256).toBe(first!.body_sha256)
})

test('storage is called storage, and sources by their names', async () => {
  const landed = await next()
  await report({ fees: [{ raw_type: 'STORAGE', amount: 310.5, currency: 'USD' }], last_free_day: '2026-11-29' })
  const pack = await packOf(landed.served.id)
  expect(pack.attributes.fees.items.map(({ value }) => value.type)).toEqual(['demurrage'])
  const sentences = Object.values(pack.attributes.explanation).flat()
  expect(sentences.map(({ text }) => text)).toContainEqual(expect.stringContaining('storage 310.5 USD'))
  const { text } = await readPdf(await renderPack(pack))
  for (const one of ['storage: 310.50 USD', 'storage 310.50 USD terminal “STORAGE” TraPac (terminal)'])
    expect(text).toContain(compact(one))
  expect(text).not.toMatch(/demurrage:?310/)
  // The list of reports at the end alone has the ids of sources.
  expect(text.split('Reportsthatarecited')[0]).not.toMatch(/(?:terminal|line):[\w/-]*(?:trapac|MAEU)/)
})

test('a contradiction is listed with its statements, and stays when it is resolved', async () => {
  const landed = await next()
  await report({ holds: [{ raw_name: 'CUSTOMS_HOLD', raw_status: 'HOLD' }], availability: 'yes' })
  const [open] = (await packOf(landed.served.id)).attributes.contradictions
  expect(open).toMatchObject({ kind: 'available_with_hold', state: 'open', resolved_at: null })
  await report({ holds: [], availability: 'yes' })
  const { contradictions, reports } = (await packOf(landed.served.id)).attributes
  expect(contradictions).toMatchObject([{ id: open!.id, state: 'resolved', resolved_at: expect.any(String) }])
  const ids = reports.map(({ id }) => id)
  for (const { report_id } of contradictions[0]!.statements) expect(ids).toContain(report_id)
})

test('known_at gives the pack by what had been received until then, as it was given at that moment', async () => {
  const landed = await next()
  await report({ holds: [{ raw_name: 'CUSTOMS_HOLD', raw_status: 'HOLD' }], availability: 'yes' })
  const before = (await packOf(landed.served.id)).attributes
  // Times of packs are in whole seconds, so wait for the next second.
  await sleep(1_100)
  const then = new Date().toISOString()
  await sleep(50)
  await report({ holds: [], availability: 'yes' })
  const query = `?${new URLSearchParams({ known_at: then })}`
  const answer = await api.request('GET', `/v2/containers/${landed.served.id}/evidence${query}`)
  const past = (await answer.json()).data.attributes as Attributes
  expect(past).toMatchObject({ known_at: `${then.slice(0, 19)}Z`, as_of: `${then.slice(0, 19)}Z` })
  for (const part of ['holds', 'reports', 'explanation', 'not_reported'] as const)
    expect([part, past[part]]).toEqual([part, before[part]])
  expect(past.contradictions).toMatchObject([{ kind: 'available_with_hold', state: 'open' }])
  expect(past.values.map(({ name, value }) => [name, value])).toEqual(
    before.values.map(({ name, value }) => [name, value]),
  )
  const early = `?${new URLSearchParams({ known_at: '2020-01-01T00:00:00Z' })}`
  expect((await api.request('GET', `/v2/containers/${landed.served.id}/evidence${early}`)).status).toBe(404)
})

test('as_of gives the pack of what was so at a moment, by all that has been received since', async () => {
  const landed = await next()
  await report({ holds: [], availability: 'yes' })
  const then = (await packOf(landed.served.id)).attributes.holds.provenance.set_by.first_reported_at!
  await report({ holds: [{ raw_name: 'CUSTOMS_HOLD', raw_status: 'HOLD' }], availability: 'yes' })
  const past = await pastOf(landed.served.id, { as_of: then })
  expect(past.meta.past).toEqual({ known_at: null, as_of: then })
  expect(past.attributes).toMatchObject({ known_at: null, as_of: then, holds: { are_reported: true, items: [] } })
  expect(past.attributes.contradictions).toEqual([])
  const path = { params: { path: { id: landed.served.id }, query: { as_of: then } } }
  const { data: record } = await api.api.GET('/containers/{id}', path)
  const { data } = await api.api.GET('/containers/{id}/explain', path)
  const explanation = data as Answer<'explainContainer', 200>
  for (const { name, value } of past.attributes.values.filter(
    ({ of, name }) => of === 'container' && name in record!.data.attributes,
  ))
    expect([name, value]).toEqual([name, valueAt(record!.data.attributes, name)])
  expect(past.attributes.explanation).toMatchObject({ where: explanation.data.attributes.where })
  const both = await pastOf(landed.served.id, { as_of: then, known_at: new Date().toISOString() })
  expect(both.attributes).toMatchObject({ known_at: expect.any(String), as_of: then, holds: { items: [] } })
})

test('what nobody has reported is unknown, and not none', async () => {
  const { containerId } = await trackedShipment(api)
  const { holds, fees, not_reported, free_time } = (await packOf(containerId)).attributes
  expect([holds, fees]).toMatchObject([
    { are_reported: false, items: [] },
    { are_reported: false, items: [] },
  ])
  expect(not_reported).toEqual(expect.arrayContaining(['container.available_for_pickup', 'container.pickup_lfd']))
  expect(free_time).toMatchObject({ ends_on: null, charges: [], reported_totals: [] })
})

test('a reported empty list of holds is known', async () => {
  const landed = await next()
  await report({ holds: [], availability: 'yes' })
  expect((await packOf(landed.served.id)).attributes.holds).toMatchObject({ are_reported: true, items: [] })
})

test('the pack is not found by another account', async () => {
  const other = await api.otherAccount()
  for (const form of ['', '?format=pdf'])
    expect((await other.request('GET', `/v2/containers/${served.id}/evidence${form}`)).status).toBe(404)
})

describe('as a PDF', () => {
  const path = `/v2/containers/${served.id}/evidence`
  const pdfOf = async (id: string) => {
    const answer = await api.request('GET', `/v2/containers/${id}/evidence?format=pdf`)
    return readPdf(new Uint8Array(await answer.arrayBuffer()))
  }

  test.each([
    ['format=pdf', '?format=pdf', undefined, 'application/pdf'],
    ['Accept: application/pdf', '', 'application/pdf', 'application/pdf'],
    ['format=json before Accept', '?format=json', 'application/pdf', 'application/vnd.api+json'],
    ['Accept: */*', '', '*/*', 'application/vnd.api+json'],
    ['a refused PDF', '', 'application/pdf;q=0, */*', 'application/vnd.api+json'],
  ])('a request for %s is answered in that form', async (_, query, accept, type) => {
    const answer = await api.request('GET', path + query, accept === undefined ? {} : { headers: { accept } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    if (type !== 'application/pdf') return
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="evidence-BXTU\d{7}-[\d-]{10}\.pdf"$/,
    )
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  test('another form is rejected, and the parameter is named', async () => {
    const refused = await api.request('GET', `${path}?format=docx`)
    expect([refused.status, (await refused.json()).errors[0].source]).toEqual([400, { parameter: 'format' }])
  })

  test('it has the same values, words and hashes, and the data that it names', async () => {
    const { text, attached } = await pdfOf(served.id)
    const data = JSON.parse(Buffer.from(attached!).toString()) as Attributes
    const { made_at: _, as_of: __, free_time: ___, ...now } = (await packOf(served.id)).attributes
    expect(data).toMatchObject(now)
    expect(text).toContain(sha256(Buffer.from(attached!)))
    for (const { id, body_sha256 } of data.reports) expect(text).toContain(body_sha256 + id)
    for (const one of [container, '海关查验', '240.00USD', '95.50USD', 'TraPac(terminal)']) expect(text).toContain(one)
    const { value } = data.values.find(({ name }) => name === 'seal_number') ?? { value: '' }
    expect(text).toContain(compact(String(value)))
  })

  test('the same records at the same moment are the same bytes', async () => {
    const { shipmentId, containerId } = await trackedShipment(api)
    await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: shipmentId } } })
    // Nothing changes in a pack once tracking has stopped, except the time at which it is made.
    const drawn = async () => {
      const pack = await packOf(containerId)
      return renderPack({ ...pack, attributes: { ...pack.attributes, made_at: pack.attributes.as_of } })
    }
    expect((await drawn()).equals(await drawn())).toBe(true)
  })
})

/** This must be the last test: it drops all stored bodies in the database. */
test('the hash of a body outlives the body, and the pack says what is no longer kept', async () => {
  const before = (await packOf(served.id)).attributes.reports
  await api.context.pool.query('update reports set body_sha256 = decode($2, $3) where id = $1', [
    before[0]!.id,
    before[0]!.body_sha256,
    'hex',
  ])
  const horizon = new Date(Date.now() + 60_000)
  await recordHorizon(api.context.pool, 'report_bodies', horizon)
  await api.context.pool.query('delete from report_bodies')
  const { attributes, meta } = await packOf(served.id)
  expect(attributes.reports[0]).toEqual({ ...before[0]!, body: 'dropped' })
  expect(attributes.reports.slice(1).map(({ body_sha256 }) => body_sha256)).toEqual(before.slice(1).map(() => null))
  expect(meta.evidence).toEqual({ dropped_before: formatInstant(horizon.getTime()) })
})

const valueAt = (record: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], record)
