import {
  containerQuery,
  containersQuery,
  followInto,
  type LiveOptions,
  shipmentProvenanceQuery,
  shipmentQuery,
  shipmentsQuery,
  trackingRequestsQuery,
} from '@boxtrail/react'
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { type Account, openAccount } from './harness.ts'

const ended: (() => void)[] = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})

/** Shows a shipment by itself, in a list, and with one of its containers, and follows the log. */
const open = async (account: Account, options: LiveOptions = {}) => {
  const { client, queryClient, other } = account
  const { items } = await other.shipments.list({ page: { size: 1 } })
  const { id } = items[0]!
  const { id: containerId } = items[0]!.containers[0]!
  const single = new QueryObserver(queryClient, shipmentQuery(client, id))
  const list = new InfiniteQueryObserver(queryClient, shipmentsQuery(client, { page: { size: 5 } }))
  const container = new QueryObserver(queryClient, containerQuery(client, containerId, { include: ['shipment'] }))
  for (const observer of [single, container]) ended.push(observer.subscribe(() => {}))
  ended.push(list.subscribe(() => {}))
  for (const observer of [single, list, container])
    await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  const end = followInto(client, queryClient, options)
  ended.push(end)
  await expect.poll(() => account.positions).not.toHaveLength(0)
  account.read.length = 0
  const shown = () => ({
    single: single.getCurrentResult().data!.refNumbers,
    list: list.getCurrentResult().data!.pages[0]!.items.find((one) => one.id === id)!.refNumbers,
    included: container.getCurrentResult().data!.shipment!.refNumbers,
  })
  return { id, containerId, shown, list, single, container, end }
}

const everywhere = (refNumbers: string[]) => ({ single: refNumbers, list: refNumbers, included: refNumbers })

test('a change reaches a record, the list and what includes it, without a request', async () => {
  const account = openAccount()
  const { id, shown, list } = await open(account)
  const others = list.getCurrentResult().data!.pages[0]!.items.filter((one) => one.id !== id)
  await account.other.shipments.update(id, { refNumbers: ['PO-LIVE-1'] })
  await expect.poll(shown).toEqual(everywhere(['PO-LIVE-1']))
  expect(account.read).toEqual([])
  const after = list.getCurrentResult().data!.pages[0]!.items.filter((one) => one.id !== id)
  expect(after.every((one, at) => one === others[at])).toBe(true)
})

test('what is read of the record beside it is read again, and nothing of others', async () => {
  const account = openAccount()
  const { id } = await open(account)
  const { items } = await account.other.shipments.list({ page: { size: 2 } })
  for (const one of items) {
    const observer = new QueryObserver(account.queryClient, shipmentProvenanceQuery(account.client, one.id))
    ended.push(observer.subscribe(() => {}))
    await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  }
  account.read.length = 0
  await account.other.shipments.update(id, { refNumbers: ['PO-LIVE-2'] })
  await expect.poll(() => account.read).toEqual([`GET /shipments/${id}/provenance`])
})

test('a list with a condition is read again, since the record may no longer be in it', async () => {
  const account = openAccount()
  const { id } = await open(account)
  const filtered = new InfiniteQueryObserver(
    account.queryClient,
    shipmentsQuery(account.client, { filter: { trackingStopped: false }, page: { size: 5 } }),
  )
  ended.push(filtered.subscribe(() => {}))
  await expect.poll(() => filtered.getCurrentResult().isSuccess).toBe(true)
  expect(filtered.getCurrentResult().data!.pages[0]!.items.some((one) => one.id === id)).toBe(true)
  await account.other.shipments.stopTracking(id)
  await expect.poll(() => filtered.getCurrentResult().data!.pages[0]!.items.some((one) => one.id === id)).toBe(false)
})

test('a new record is read into the lists of its kind', async () => {
  const account = openAccount()
  await open(account)
  const requests = new InfiniteQueryObserver(account.queryClient, trackingRequestsQuery(account.client))
  ended.push(requests.subscribe(() => {}))
  await expect.poll(() => requests.getCurrentResult().isSuccess).toBe(true)
  const made = await account.other.trackingRequests.create({
    requestType: 'bill_of_lading',
    requestNumber: 'MAEU777111222',
    scac: 'MAEU',
  })
  await expect.poll(() => requests.getCurrentResult().data!.pages[0]!.items[0]!.id).toBe(made.id)
})

test('after a failed connection it goes on behind the last event', async () => {
  const account = openAccount()
  const sequences: number[] = []
  const disconnected = vi.fn()
  const { id, shown } = await open(account, {
    onEvent: ({ sequence }) => sequences.push(sequence),
    onDisconnect: disconnected,
  })
  await account.other.shipments.update(id, { refNumbers: ['PO-LIVE-3'] })
  await expect.poll(shown).toEqual(everywhere(['PO-LIVE-3']))
  account.disconnect(1)
  await account.other.shipments.update(id, { refNumbers: ['PO-LIVE-4'] })
  await account.other.shipments.update(id, { refNumbers: ['PO-LIVE-5'] })
  await expect.poll(shown, { timeout: 120_000 }).toEqual(everywhere(['PO-LIVE-5']))
  expect(disconnected).toHaveBeenCalledOnce()
  expect(sequences).toEqual(sequences.map((_, at) => sequences[0]! + at))
  expect(account.read).toEqual([])
})

test('who comes back to a page goes on behind the last event', async () => {
  const account = openAccount()
  const { id, shown, end } = await open(account)
  await account.other.shipments.update(id, { refNumbers: ['PO-LIVE-6'] })
  await expect.poll(shown).toEqual(everywhere(['PO-LIVE-6']))
  end()
  await account.other.shipments.update(id, { refNumbers: ['PO-LIVE-7'] })
  ended.push(followInto(account.client, account.queryClient))
  await expect.poll(shown).toEqual(everywhere(['PO-LIVE-7']))
  expect(account.read).toEqual([])
})

test('lists of other kinds of record are not read', async () => {
  const account = openAccount()
  const { id } = await open(account)
  const containers = new InfiniteQueryObserver(account.queryClient, containersQuery(account.client, { q: 'QX' }))
  ended.push(containers.subscribe(() => {}))
  await expect.poll(() => containers.getCurrentResult().isSuccess).toBe(true)
  account.read.length = 0
  await account.other.shipments.update(id, { tags: ['live'] })
  await expect.poll(() => account.positions.at(-1)).toBeGreaterThan(account.positions[0]!)
  expect(account.read).toEqual([])
})

test('it ends where trying again would not help', async () => {
  const account = openAccount()
  const failed = vi.fn()
  account.disconnect(1, 401)
  ended.push(followInto(account.client, account.queryClient, { onError: failed }))
  await expect.poll(() => failed).toHaveBeenCalledOnce()
})
