import { createClient, NotFoundError, ValidationError } from '@boxtrail/client'
import { expect, test } from 'vitest'
import { createMockFetch } from '../src/index.ts'

const mock = createMockFetch()
let worlds = 0
const open = () => {
  worlds += 1
  return createClient({ baseUrl: 'http://boxtrail.test', apiKey: `world-${worlds}`, fetch: mock.fetch, maxRetries: 0 })
}

test('what is created is read, changed, listed and deleted', async () => {
  const api = open()
  const made = await api.tariffs.create({
    charge: 'demurrage',
    shippingLineScac: 'TEST',
    portLocode: 'USLAX',
    freeDays: 4,
    freeDaysUnit: 'working_days',
    currencyCode: 'USD',
    tiers: [{ fromDay: 1, amountPerDay: 120 }],
    validFrom: '2026-01-01',
  })
  expect((await api.tariffs.list()).items[0]!.id).toBe(made.id)
  await api.tariffs.update(made.id, { freeDays: 9 })
  expect(await api.tariffs.get(made.id)).toMatchObject({ freeDays: 9, currencyCode: 'USD' })
  await api.tariffs.delete(made.id)
  await expect(api.tariffs.get(made.id)).rejects.toBeInstanceOf(NotFoundError)
})

test('a request that is created is pending, and then follows a journey under its number', async () => {
  const api = open()
  const given = { requestType: 'bill_of_lading', requestNumber: 'QXSB01321', scac: 'TEST' } as const
  const made = await api.trackingRequests.create(given)
  expect(made.status).toBe('pending')
  const followed = await api.trackingRequests.get(made.id, { include: ['tracked_object.containers'] })
  expect(followed).toMatchObject({ status: 'created', trackedObject: { billOfLadingNumber: 'QXSB01321' } })
  await expect(api.trackingRequests.create(given)).rejects.toMatchObject({ errors: [{ code: 'duplicate' }] })
})

test('a request whose number ends with FAILED fails, and says what to do', async () => {
  const api = open()
  const { id } = await api.trackingRequests.create({
    requestType: 'bill_of_lading',
    requestNumber: 'TEST-NEW-FAILED',
    scac: 'TEST',
  })
  expect(await api.trackingRequests.get(id)).toMatchObject({ status: 'failed', action: 'fix_number' })
})

test('a body that the service refuses is refused at the same place', async () => {
  const api = open()
  const error = await api.webhooks
    .create({ url: 'https://a.example', active: true, colour: 'red' } as never)
    .catch((caught) => caught)
  expect(error).toBeInstanceOf(ValidationError)
  expect(error.errors[0]).toMatchObject({ code: 'unknown_attribute', source: { pointer: '/data/attributes/colour' } })
})

test('a repeated Idempotency-Key gives the first answer, and another body is refused', async () => {
  const create = (companyName: string) =>
    mock.fetch('http://boxtrail.test/v2/parties', {
      method: 'POST',
      headers: { authorization: 'Token world-keys', 'content-type': 'application/json', 'idempotency-key': 'once' },
      body: JSON.stringify({ data: { type: 'party', attributes: { company_name: companyName } } }),
    })
  const [first, again, other] = [await create('One'), await create('One'), await create('Two')]
  expect([first.status, again.status, other.status]).toEqual([201, 201, 422])
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(await again.json()).toEqual(await first.json())
})

test('tracking is stopped and resumed, and the log says so', async () => {
  const api = open()
  const shipment = (await api.shipments.list({ filter: { trackingStopped: false } })).items[0]!
  const { meta } = await api.events.list({ after: 0, limit: 1 }, { format: 'raw' })
  expect((await api.shipments.stopTracking(shipment.id)).lineTrackingStoppedReason).toBe('cancelled_by_user')
  expect((await api.shipments.resumeTracking(shipment.id)).lineTrackingStoppedAt).toBeNull()
  const { data } = await api.events.list({ after: meta.last_sequence }, { format: 'raw' })
  expect(data.map(({ attributes }) => attributes.event).filter(Boolean)).toEqual(
    expect.arrayContaining(['shipment.updated', 'tracking_request.tracking_stopped']),
  )
})

test('a file is uploaded and downloaded again', async () => {
  const api = open()
  const document = await api.documents.upload(new Blob(['hello']), { filename: 'notice.txt' })
  expect(document).toMatchObject({ fileName: 'notice.txt', fileSizeBytes: 5 })
  const { downloadUrl } = await api.documents.downloadUrl(document.id)
  expect(await (await mock.fetch(downloadUrl)).text()).toBe('hello')
})

test('an answer is delayed as the caller prefers, and a wish that cannot be followed is refused', async () => {
  const ask = (prefer: string) =>
    mock.fetch('http://boxtrail.test/v2/parties', { headers: { authorization: 'Token any', prefer } })
  expect((await ask('wait=0.01')).status).toBe(200)
  for (const wish of ['wait=soon', 'wait=3600', 'code=abc', 'dynamic=maybe', 'dynamic=']) {
    const answer = await ask(wish)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(wish)])
  }
  expect((await ask('dynamic=false')).status).toBe(200)
  const missing = await ask('code=418')
  expect(await missing.text()).toContain('it has 200, 400, 401')
})

test.each(['', ' ', '\u200b', '\u2060 \u00ad'])(
  'a name that nobody sees, %j, is refused as by the service',
  async (name) => {
    const api = open()
    const refused = async (made: Promise<unknown>, pointer: string) => {
      const error = await made.then(
        () => null,
        (reason: ValidationError) => reason.errors[0],
      )
      // An empty name is refused as too short by the contract itself, and so has another code.
      expect(error).toMatchObject({ status: '422', source: { pointer: `/data/attributes/${pointer}` } })
      if (name !== '') expect(error).toMatchObject({ code: 'blank' })
    }
    await refused(api.parties.create({ companyName: name }), 'company_name')
    const party = await api.parties.create({ companyName: ' Kept ' })
    expect(party.companyName).toBe('Kept')
    await refused(api.parties.update(party.id, { companyName: name }), 'company_name')
    await refused(api.apiKeys.create({ name, scope: 'read' }), 'name')
    const field = { entityType: 'Shipment', apiSlug: 'terms', dataType: 'enum' } as const
    await refused(api.customFieldDefinitions.create({ ...field, displayName: name }), 'display_name')
  },
)
