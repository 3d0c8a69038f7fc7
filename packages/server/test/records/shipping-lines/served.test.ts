import { createReference } from '@boxtrail/reference/reference'
import { LINE_DATA_KEYS } from '@boxtrail/reference/shipping-lines'
import { dcsa } from '@boxtrail/sources/dcsa/dcsa-adapter'
import { createUnconfiguredLine } from '@boxtrail/sources/unconfigured-line'
import { Agent } from 'undici'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { plainGet } from '../../harness/http/get.ts'
import { fakeLine } from '../../harness/records/fake-line.ts'
import { atSea, createScene } from '../../harness/records/tracking-scene.ts'

const { shippingLines } = createReference()
const get = plainGet(new Agent())
const configured = (scac: string, own: object) =>
  dcsa.create(
    {
      ...{ id: `line:${scac}`, scac, name: scac, baseUrl: 'https://line.example', limits: {}, get },
    },
    dcsa.settings.parse(own),
  )
const averaging = fakeLine('ONEY')
const api = await testApi({
  sources: [
    configured('CMDU', { profile: 'cma-cgm' }),
    configured('ZIMU', {}),
    { ...averaging.source, data: configured('ONEY', { averages_weights: true }).data! },
    createUnconfiguredLine(shippingLines.byScac('HLCU')!),
    createUnconfiguredLine(shippingLines.byScac('EGLV')!),
    createUnconfiguredLine(shippingLines.byScac('MSCU')!),
  ],
})
const scene = createScene(api)

const attributesOf = async (scac: string) => {
  const { data } = await api.api.shippingLines.list({ search: scac })
  return data.find(({ attributes }) => attributes.scac === scac)!.attributes
}

test('each line is listed with whether it is configured on this installation', async () => {
  for (const [scac, isConfigured] of [
    ['MAEU', true],
    ['CMDU', true],
    ['HLCU', false],
    ['YMLU', false],
  ] as const)
    expect([scac, (await attributesOf(scac)).configured]).toEqual([scac, isConfigured])
})

test.each([
  ['CMDU', 'connected', null],
  ['TEST', 'connected', null],
  ['HLCU', 'connectable', 'HLCU under `lines`'],
  ['EGLV', 'unverified', 'Nobody has verified'],
  ['WHLC', 'edi_only', '`edi.partners`'],
  ['CULU', 'none', 'DCSA Track & Trace 2.2'],
])('the answer says how %s is or could be connected: %s', async (scac, connection, how) => {
  const { data } = await api.api.shippingLines.list({ search: scac })
  const { meta } = data.find(({ attributes }) => attributes.scac === scac)!
  expect(meta).toEqual({ connection, how_to_connect: how && expect.stringContaining(how) })
})

test.each([
  ['HLCU', '45GP'],
  ['MSCU', '4510'],
])('the types of equipment of %s are served with a note on their gaps', async (scac, code) => {
  expect((await attributesOf(scac)).provided_data).toMatchObject({
    equipment_type: true,
    equipment_type_notes: expect.stringContaining(code),
  })
})

test('what the profile of a line is known to report is served, its gaps and its notes', async () => {
  const { provided_data, notes } = await attributesOf('CMDU')
  expect(provided_data).toMatchObject({
    seal_number: false,
    seal_number_notes: 'The line sends no seals',
    weight_in_lbs: false,
    pod_discharged_at: true,
  })
  expect(notes).toBe('No shipment events.')
  // The profile of a line without credentials is known, too.
  expect(await attributesOf('HLCU')).toMatchObject({
    provided_data: { seal_number: true, ssl_lfd: false },
    notes: expect.stringContaining('abandoned routing'),
  })
})

test('a value that neither a profile nor the table of lines states is served as unknown', async () => {
  for (const scac of ['ZIMU', 'EGLV']) {
    const { provided_data, notes } = await attributesOf(scac)
    for (const key of LINE_DATA_KEYS)
      expect([key, provided_data[key]]).toEqual([key, key === 'ssl_lfd' || key === 'weight_in_lbs' ? false : null])
    expect(notes).toBeNull()
  }
  const { provided_data } = await attributesOf('ACLU')
  expect(new Set(Object.values(provided_data))).toEqual(new Set([null]))
})

test('a value that no table states of a terminal is served as unknown', async () => {
  const [terminal] = api.context.reference.places.allTerminals()
  const { data } = await api.api.terminals.get(terminal!.id)
  expect(new Set(Object.values(data.attributes.provided_data))).toEqual(new Set([null]))
})

test('the weight of a container whose line reports averages is marked', async () => {
  expect(await attributesOf('ONEY')).toMatchObject({
    provided_data: { weight_in_lbs: true },
    notes: expect.stringContaining('averaged'),
  })
  const number = 'SHAG00000007'
  averaging.knows(number, atSea())
  await scene.request({ scac: 'ONEY', request_number: number, request_type: 'booking' })
  await scene.work()
  const { data } = await api.api.containers.list({ include: ['shipment'] })
  const id = data[0]!.id
  const metaOf = async () => (await api.api.containers.get(id)).data.meta
  expect(await metaOf()).not.toHaveProperty('averaged')
  await api.context.pool.query('update containers set weight_in_lbs = 40000 where id = $1', [id])
  expect(await metaOf()).toMatchObject({ averaged: ['weight_in_lbs'] })
})

test('a line is found by an alternative SCAC', async () => {
  const scacs = async (search: string) =>
    (await api.api.shippingLines.list({ search })).data.map(({ attributes }) => attributes.scac)
  expect(await scacs('medu')).toEqual(['MSCU'])
  expect(await scacs('HLXU')).toEqual(['HLCU'])
})
