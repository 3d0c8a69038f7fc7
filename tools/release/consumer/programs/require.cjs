// A CommonJS program, which asks for the packages by `require`.
const assert = require('node:assert/strict')
const { createClient, ValidationError } = require('@boxtrail/client')
const { WebhookVerificationError, verifyWebhook } = require('@boxtrail/client/webhooks')
const { webhookEventNames } = require('@boxtrail/contracts')
const { eventExamples, examples } = require('@boxtrail/contracts/examples')
const { requests, webhookPayloads } = require('@boxtrail/contracts/zod')
const { Port } = require('@boxtrail/contracts/zod/Port')
const { getPort } = require('@boxtrail/contracts/examples/getPort')
const { feedMessage } = require('@boxtrail/contracts/feed/zod')
const openapi = require('@boxtrail/contracts/openapi.json')
const openapi30 = require('@boxtrail/contracts/openapi-3.0.json')
const asyncapi = require('@boxtrail/contracts/asyncapi.json')
const feed = require('@boxtrail/contracts/feed.json')

const client = createClient({
  baseUrl: 'http://127.0.0.1:8080',
  apiKey: 'example',
  fetch: async () => Response.json(examples.getTrackingRequest[200].default),
})
assert.equal(typeof client.shipments.get, 'function')
assert.ok(new ValidationError('wrong') instanceof Error)
assert.ok(requests.createTrackingRequest.body.safeParse(examples.createTrackingRequest.request.container).success)
assert.ok(Port.safeParse(getPort[200].default.data).success)
assert.equal(feedMessage.safeParse({}).success, false)
for (const name of webhookEventNames) assert.ok(webhookPayloads[name].safeParse(eventExamples[name]).success, name)
assert.match(openapi.openapi, /^3\.1/)
assert.match(openapi30.openapi, /^3\.0/)
assert.match(asyncapi.asyncapi, /^3\./)
assert.match(feed.openapi, /^3\.1/)
// What is loaded when it is called loads as well.
client.trackingRequests
  .waitFor('1')
  .then(({ id }) => assert.equal(id, examples.getTrackingRequest[200].default.data.id))
verifyWebhook({ body: '', headers: {}, secret: 's' }).catch((error) =>
  assert.ok(error instanceof WebhookVerificationError),
)
