import { createClient, NotFoundError } from '@boxtrail/client'
import { verifyWebhook, WebhookVerificationError } from '@boxtrail/client/webhooks'
import { handler, handlers } from '@boxtrail/mock/msw'
import { setupWorker } from 'msw/browser'

/** A page that uses the packages; `browser.ts` calls these functions one by one. */
const { searchParams } = new URL(location.href)
const apiKey = searchParams.get('key')
const client = createClient({ baseUrl: searchParams.get('service'), apiKey })

const followed = []
const following = new AbortController()
let tracked = 0

globalThis.page = {
  /** Every container once, page by page. */
  async iterate() {
    const [ids, { meta }] = [[], await client.containers.list({}, { format: 'raw' })]
    for await (const { id } of client.containers.iterate({ page: { size: 7 } })) ids.push(id)
    return { records: ids.length, distinct: new Set(ids).size, total: meta.total }
  },

  async upload(bytes) {
    const progress = []
    const content = new Uint8Array(bytes).map((_, at) => (at * 31) % 251)
    const file = new File([content], 'arrival notice.bin', { type: 'application/octet-stream' })
    const document = await client.documents.upload(file, { onProgress: (each) => progress.push(each) })
    const { downloadUrl } = await client.documents.downloadUrl(document.id)
    const stored = new Uint8Array(await (await fetch(downloadUrl)).arrayBuffer())
    return {
      name: document.name,
      progress,
      isSame: stored.length === bytes && stored.every((byte, at) => byte === content[at]),
    }
  },

  /** Starts to follow events; `followed` returns those that have arrived. */
  async follow() {
    const { meta } = await client.events.list({ limit: 1 }, { format: 'raw' })
    const onDisconnect = () => followed.push('disconnected')
    ;(async () => {
      for await (const { sequence } of client.events.follow(
        { after: meta.last_sequence },
        { onDisconnect, signal: following.signal },
      ))
        followed.push(sequence)
    })()
    return meta.last_sequence
  },
  followed: () => followed,
  stopFollowing: () => following.abort(),
  /** The events in the log, in one request. */
  async logged(after) {
    const { data } = await client.events.list({ after }, { format: 'raw' })
    return data.map(({ attributes }) => attributes.sequence)
  },
  /** Causes an event. */
  async track() {
    const numbers = ['TEST-TR-SUCCEEDED', 'TEST-TR-FAILED']
    const requestNumber = numbers[tracked++]
    await client.trackingRequests.create({ requestType: 'bill_of_lading', requestNumber, scac: 'TEST' })
  },

  async webhooks() {
    const headers = { 'webhook-id': 'x', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' }
    const outcome = await verifyWebhook({ body: '{}', headers, secret: 'secret' }).catch((error) => error)
    return outcome instanceof WebhookVerificationError
  },

  /** Without a server: the handlers answer in a service worker. */
  async msw() {
    const worker = setupWorker(...handlers())
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
    const mocked = createClient({ baseUrl: 'https://boxtrail.invalid', apiKey: 'any' })
    const { number } = await mocked.containers.get('019c2291-c340-7a42-9519-714d616e9411')
    worker.use(handler('getContainer', { status: 404 }))
    const outcome = await mocked.containers.get('019c2291-c340-7a42-9519-714d616e9411').catch((error) => error)
    worker.stop()
    return { number, isRefused: outcome instanceof NotFoundError }
  },
}
document.title = 'ready'
