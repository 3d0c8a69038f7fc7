import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { createClient } from '@boxtrail/client'
import { eventExamples, examples } from '@boxtrail/contracts/examples'
import { scenarios } from '@boxtrail/simulator'
import { cityOf, linesAsText } from './by-path.js'
import { categoryOf, delivered, holdReleased, isDelivery, validated } from './contracts.js'
import { forSameCustomer, track } from './create.js'
import { missing } from './errors.js'
import { bothOf, containersOf, shipmentOf } from './include.js'
import { billsOfLading, numbersByPage } from './pages.js'
import { answer } from './service.js'
import { isSimulated, numberFor, titles } from './simulator.js'
import { progressOf, rawStatus, readyForPickup } from './status.js'
import { receive } from './webhook.js'

const options = { baseUrl: 'http://127.0.0.1:8080', apiKey: 'example', fetch: answer }
const client = createClient(options)

assert.match(await progressOf(client, '1'), /^\w+/)
assert.ok(Array.isArray(await readyForPickup(client)))
assert.equal((await numbersByPage(client)).length, examples.listContainers[200].default.data.length)
assert.equal(await track(client, 'MAEU261904573', 'MAEU'), examples.createTrackingRequest[201].default.data.id)
assert.equal(await forSameCustomer(client, '1'), examples.createTrackingRequest[201].default.data.id)
assert.match(await cityOf(client, '1'), /^\w+/)
assert.match(await cityOf(client, 'missing'), /^404: /)
assert.match(await linesAsText(client), /^[1-9]\d* in \d+ characters$/)
assert.ok((await containersOf(client, '1')).length > 0)
assert.ok(await bothOf(client, '1'))
await shipmentOf(client, '1')
assert.equal((await billsOfLading(client)).length, examples.listShipments[200].default.data.length)
assert.equal(await missing(client), 'not found')
assert.match(await rawStatus(createClient({ ...options, format: 'raw' }), '1'), /^\w+$/)

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
assert.equal(holdReleased('BXTU4710023').snapshots?.length, 1)
assert.equal(titles().length, scenarios.length)
assert.ok(scenarios.every((scenario) => isSimulated(numberFor(scenario))))

// Compiled with the others, under other rules than those of this repository.
const { fixture, isRequest, make } = await import(String('./common.cjs'))
assert.equal(typeof make().shipments.get, 'function')
assert.match(fixture(), /^[A-Z]{4}\d{7}$/)
assert.ok(isRequest(examples.createTrackingRequest.request.container))
