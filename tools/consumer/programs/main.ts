import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { createClient } from '@boxtrail/client'
import { eventExamples, examples } from '@boxtrail/contracts/examples'
import { scenarios } from '@boxtrail/simulator'
import { cityOf, linesAsText } from './by-path.js'
import { categoryOf, delivered, holdReleased, isDelivery, validated } from './contracts.js'
import { track } from './create.js'
import { missing } from './errors.js'
import { containersOf, shipmentOf } from './include.js'
import { billsOfLading, numbersByPage } from './pages.js'
import { isSimulated, numberFor, titles } from './simulator.js'
import { progressOf, readyForPickup } from './status.js'
import { receive } from './webhook.js'

// Answers with the examples of the contract, so that the programs run as they would against a service.
const answers: Record<string, unknown> = {
  'GET /v2/tracking_requests/1': examples.getTrackingRequest[200].failed,
  'POST /v2/tracking_requests': examples.createTrackingRequest[201].default,
  'GET /v2/containers': { ...examples.listContainers[200].default, links: {} },
  'GET /v2/containers/1': examples.getContainer[200].with_shipment,
  'GET /v2/shipments': { ...examples.listShipments[200].default, links: {} },
  'GET /v2/shipments/1': examples.getShipment[200].with_containers,
  'GET /v2/ports/1': examples.getPort[200].default,
  'GET /v2/shipping_lines': examples.listShippingLines[200].default,
}
const client = createClient({
  baseUrl: 'http://127.0.0.1:8080',
  apiKey: 'example',
  fetch: async ({ method, url }) => {
    const answer = answers[`${method} ${new URL(url).pathname}`]
    return answer ? Response.json(answer) : Response.json(examples.getShipment[404].not_found, { status: 404 })
  },
})

assert.match(await progressOf(client, '1'), /^failed: /)
assert.deepEqual(await readyForPickup(client), await numbersByPage(client))
assert.equal(await track(client, 'MAEU261904573', 'MAEU'), examples.createTrackingRequest[201].default.data.id)
assert.equal(await cityOf(client, '1'), 'Los Angeles')
assert.match(await cityOf(client, '2'), /^404: /)
assert.match(await linesAsText(client), /^[1-9]\d* in \d+ characters$/)
assert.match((await containersOf(client, '1')).join(), /MSKU\d{7} /)
assert.equal(await shipmentOf(client, '1'), 'MAEU261904573')
assert.equal((await billsOfLading(client)).length, examples.listShipments[200].default.data.length)
assert.equal(await missing(client), 'not found')

const body = JSON.stringify(eventExamples['container.transport.available'])
const signature = createHmac('sha256', 'secret').update(body).digest('hex')
const headers = { 'X-T49-Webhook-Signature': signature }
assert.match(
  await receive(new Request('http://127.0.0.1/', { method: 'POST', body, headers }), 'secret'),
  /^container\.transport\.available at /,
)

assert.equal(validated({}), undefined)
assert.equal(validated(examples.createTrackingRequest.request.container)?.data.attributes.request_type, 'container')
assert.equal(delivered().attributes.current_status, 'delivered')
assert.ok(isDelivery(eventExamples['container.transport.delivered']))
assert.match(categoryOf('container.created'), /-events$/)
assert.equal(holdReleased('BXTU4710024').snapshots?.length, 1)
assert.equal(titles().length, scenarios.length)
assert.ok(scenarios.every((scenario) => isSimulated(numberFor(scenario))))
