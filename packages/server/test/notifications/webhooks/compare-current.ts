import { webhookEventNames } from '@boxtrail/contracts'
import { billNumber, type Scenario } from '@boxtrail/simulator'
import type { Pool, PoolClient } from 'pg'
import { expect } from 'vitest'
import { createNotifier } from '../../../src/notifications/rendering/create-notifier.ts'
import type { Notifier } from '../../../src/notifications/rendering/notifier.ts'
import { createSandboxAdvance } from '../../../src/sandbox/advance-sandbox.ts'
import { type TestAccount, testApi } from '../../harness/api.ts'
import { lookups } from '../../harness/reference.ts'

interface Included {
  type: string
  id: string
}

const rendered: { event: string; included: Included[] }[] = []
let inner: Notifier | undefined
const recording: Notifier = {
  webhooksOf: (client, accountIds) => inner!.webhooksOf(client, accountIds),
  subscribesTo: (webhook, event) => inner!.subscribesTo(webhook, event),
  render: (input) => {
    const notification = inner!.render(input)
    rendered.push({ event: notification.event, ...(JSON.parse(notification.body) as { included: Included[] }) })
    return notification
  },
}
const test = await testApi({ notifier: recording, webhooks: { allow: ['http://127.0.0.1:*'] }, maxConnections: 20 })
const { context } = test
inner = createNotifier(context)

const paths = { container: 'containers', shipment: 'shipments', tracking_request: 'tracking_requests' }

let reader: TestAccount | undefined
/** The events of the current scenario whose records have been compared. */
const compared = new Set<string>()

/** Compares the records rendered in the transaction that just committed with the response to a request now. */
const compare = async () => {
  const records = rendered
    .splice(0)
    .flatMap(({ event, included }) => included.map((record) => ({ event, record, path: pathOf(record) })))
  for (const [path, same] of Map.groupBy(records, (one) => one.path)) {
    if (path === null) continue
    const { data } = (await (await reader!.request('GET', path)).json()) as { data: unknown }
    for (const { event, record } of same) {
      expect(record, `${record.type} of ${event}`).toEqual(data)
      compared.add(event)
    }
  }
}

const pathOf = ({ type, id }: Included) => (type in paths ? `/v2/${paths[type as keyof typeof paths]}/${id}` : null)

/** The pool, changed so that the comparison runs after each commit, before anything else is written. */
const watched = new Proxy(context.pool, {
  get: (pool, name) =>
    name === 'connect'
      ? async () => watch(await pool.connect())
      : (Reflect.get(pool, name).bind?.(pool) ?? Reflect.get(pool, name)),
}) as Pool

const watch = (client: PoolClient): PoolClient =>
  new Proxy(client, {
    get: (target, name) => {
      const value = Reflect.get(target, name)
      if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value
      return async (...parameters: [string]) => {
        const result = await target.query(...parameters)
        if (parameters[0] === 'commit') await compare()
        return result
      }
    },
  })

const { registry, wakeups, log } = context
const play = createSandboxAdvance({ pool: watched, registry, lookups, notifier: recording, wakeups, log }, 120_000)

/** Plays a scenario with a webhook for every event. Returns the events whose records were compared. */
export const playAndCompare = async ({ serial }: Scenario): Promise<ReadonlySet<string>> => {
  const account = await test.otherAccount()
  reader = account
  const listen = { url: 'http://127.0.0.1:9/', active: true, events: [...webhookEventNames] }
  await account.api.POST('/webhooks', { body: { data: { type: 'webhook', attributes: listen } } })
  const attributes = {
    request_type: 'bill_of_lading' as const,
    request_number: billNumber({ serial, variation: 61 }),
    scac: 'TEST',
  }
  await account.api.POST('/tracking_requests', { body: { data: { type: 'tracking_request', attributes } } })
  const { data } = await account.api.GET('/sandbox/clock')
  const beganMs = Date.parse(data!.data.attributes.now)
  compared.clear()
  for (const days of [45, 90, 135]) await play(account.accountId, beganMs + days * 86_400_000)
  return compared
}
