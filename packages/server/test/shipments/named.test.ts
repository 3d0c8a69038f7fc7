import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { showAgain } from '../harness/records/shown-rows.ts'
import { trackedShipment } from '../harness/records/tracked.ts'
import { call, connect } from '../mcp/connect.ts'

const api = await testApi()
const { shipmentId, containerId } = await trackedShipment(api)
const client = await connect(api.app, { apiKey: api.apiKey })

const list = async (path: string, filter: string, value: string) => {
  const response = await api.request('GET', `/v2/${path}?${filter}=${encodeURIComponent(value)}`)
  const { data, errors } = await response.json()
  return { status: response.status, ids: data?.map(({ id }: { id: string }) => id), errors }
}

test.each([
  ['filter[port]', 'Los Angeles'],
  ['filter[port]', 'los angeles, CA'],
  ['filter[port]', 'Busan', []],
  ['filter[port]', ' SHANGHAI '],
  ['filter[port]', 'uslax'],
  ['filter[carrier]', 'Maersk'],
  ['filter[carrier]', 'maeu'],
  ['filter[carrier]', 'MSC', []],
  ['filter[carrier]', 'hapag', []],
  ['filter[carrier]', 'Mediterranean Shipping', []],
])('%s is a code or a name that fits no other: %s', async (filter, value, none?: never[]) => {
  expect(await list('shipments', filter, value)).toMatchObject({ status: 200, ids: none ?? [shipmentId] })
  expect(await list('containers', filter, value)).toMatchObject({ status: 200, ids: none ?? [containerId] })
})

test.each([
  ['filter[port]', 'Portland', /Portland, ME \(USPWM\)/],
  ['filter[port]', 'San', /San Antonio/],
  ['filter[port]', 'Lost Angels', /Los Angeles, CA \(USLAX\)/],
  ['filter[port]', 'USLXA', /\(USLAX\)/],
  ['filter[port]', 'Atlantis', /Is it Atlanta \(USATL\), Atlanta, GA \(USATL\)\?$/],
  ['filter[port]', 'Qqqqq', /Nothing is called so/],
  ['filter[port]', 'USLAXX', /Is it Los Angeles, CA \(USLAX\)\?$/],
  ['filter[port]', 'UUSLAX', /Is it Los Angeles, CA \(USLAX\)\?$/],
  ['filter[carrier]', 'Container Line', /ICL \(IILU\)/],
  ['filter[carrier]', 'Hapac', /Hapag-Lloyd \(HLCU\)/],
  ['filter[carrier]', 'Nobody Lines', /Nothing is called so/],
  ['filter[carrier]', 'XXXX', /Nothing is called so/],
])('%s that fits several or none is an error with the choices: %s', async (filter, value, choices) => {
  for (const path of ['shipments', 'containers']) {
    const { status, errors } = await list(path, filter, value)
    expect([status, errors[0].source]).toEqual([400, { parameter: filter }])
    expect(errors[0].detail).toMatch(choices)
  }
})

test('a code that no table has is one where a shipment has it', async () => {
  await api.context.pool.query(`update shipments set destination_locode = 'ZZQQQ' where id = $1`, [shipmentId])
  await showAgain(api.context.pool)
  expect(await list('shipments', 'filter[port]', 'zzqqq')).toMatchObject({ status: 200, ids: [shipmentId] })
})

test('MCP accepts the same names, and passes the choices on', async () => {
  const { result } = await call(client, 'list_shipments', { port: 'Los Angeles', carrier: 'Maersk' })
  expect(result.items).toMatchObject([{ id: shipmentId }])
  const several = await call(client, 'list_containers', { port: 'Portland' })
  expect(several.isError).toBe(true)
  expect(several.result.error.why).toContain('USPWM')
})
