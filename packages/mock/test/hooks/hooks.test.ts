import type { BoxtrailClient } from '@boxtrail/client'
import {
  apiKeysQuery,
  BoxtrailProvider,
  containerQuery,
  containersQuery,
  keys,
  shipmentQuery,
  shipmentsQuery,
  useBoxtrail,
  useContainer,
  useContainers,
  useCreateWebhook,
  useDeleteWebhook,
  useRotateApiKey,
  useRotateWebhookSecret,
  useStopShipmentTracking,
  useUpdateShipment,
  webhookQuery,
  webhooksQuery,
} from '@boxtrail/react'
import { InfiniteQueryObserver, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type Account, openAccount } from './harness.ts'

const Using = ({ render }: { render: () => void }) => {
  render()
  return null
}

/** What a hook returns in a component that is rendered once. */
const rendered = <Result>({ client, queryClient }: Account, use: () => Result): Result => {
  let result: Result | undefined
  const render = () => {
    result = use()
  }
  const provided = createElement(BoxtrailProvider, { client }, createElement(Using, { render }))
  renderToString(createElement(QueryClientProvider, { client: queryClient }, provided))
  return result!
}

test('a list is read page by page, each record once', async () => {
  const { client, queryClient, other, read } = openAccount()
  const observer = new InfiniteQueryObserver(queryClient, containersQuery(client, { page: { size: 7 } }))
  const stop = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  await observer.fetchNextPage()
  await observer.fetchNextPage()
  const { pages } = observer.getCurrentResult().data!
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
  const { items } = await other.containers.list({ page: { size: 21 } })
  expect(ids).toEqual(items.map(({ id }) => id))
  expect(pages).toHaveLength(3)
  expect(read).toEqual(Array(3).fill('GET /containers'))
  stop()
})

test('the last page has none after it', async () => {
  const { client, queryClient } = openAccount()
  const all = containersQuery(client, { filter: { number: 'no such number' } as never })
  await queryClient.fetchInfiniteQuery(all)
  const { pages } = queryClient.getQueryData(all.queryKey)!
  expect(all.getNextPageParam(pages.at(-1)!)).toBeUndefined()
})

test('hooks give what is cached under the key of the same arguments', async () => {
  const account = openAccount()
  const { client, queryClient, other } = account
  const { items } = await other.containers.list({ page: { size: 1 } })
  const { id, number } = items[0]!
  await queryClient.fetchQuery(containerQuery(client, id, { include: ['shipment'] }))
  await queryClient.fetchInfiniteQuery(containersQuery(client))
  const one = rendered(account, () => useContainer(id, { include: ['shipment'] }))
  expect(one.data?.number).toBe(number)
  expect(one.data?.shipment?.billOfLadingNumber).toBeTypeOf('string')
  const chosen = rendered(account, () => useContainers({}, { select: ({ pages }) => pages[0]!.items.length }))
  expect(chosen.data).toBe(queryClient.getQueryData(containersQuery(client).queryKey)!.pages[0]!.items.length)
  expect(rendered(account, () => useContainer(id)).isPending).toBe(true)
  expect(rendered(account, useBoxtrail)).toBe(client)
})

test('without a provider a hook says what is missing', () => {
  expect(() => renderToString(createElement(Using, { render: useBoxtrail }))).toThrow('<BoxtrailProvider client={…}>')
})

test('keys begin with the method, so that one names all that is read of a record or a kind', () => {
  const client = {} as BoxtrailClient
  expect(containerQuery(client, 'c1', { include: ['shipment'] }).queryKey).toEqual([
    ...keys.container('c1'),
    { include: ['shipment'] },
  ])
  expect(containersQuery(client, { q: 'x' }).queryKey).toEqual([...keys.containers(), { q: 'x' }])
  expect(containersQuery(client, {}).queryKey).toEqual(['boxtrail', 'containers', 'list'])
})

test('what a write answers is in its place at once, and the record is read again', async () => {
  const account = openAccount()
  const { client, queryClient, other, read } = account
  const { items } = await other.shipments.list({ page: { size: 1 } })
  const { id } = items[0]!
  const list = shipmentsQuery(client, { include: ['containers'] })
  await queryClient.fetchInfiniteQuery(list)
  const single = new QueryObserver(queryClient, shipmentQuery(client, id))
  const stop = single.subscribe(() => {})
  await expect.poll(() => single.getCurrentResult().isSuccess).toBe(true)
  read.length = 0
  const listed = () => queryClient.getQueryData(list.queryKey)!.pages[0]!.items.find((one) => one.id === id)!
  const containers = listed().containers
  const { mutateAsync } = rendered(account, () => useUpdateShipment())
  await mutateAsync([id, { refNumbers: ['PO-1'] }])
  expect(listed().refNumbers).toEqual(['PO-1'])
  expect(listed().containers).toEqual(containers)
  expect(listed().containers[0]!.number).toBeTypeOf('string')
  expect(single.getCurrentResult().data!.refNumbers).toEqual(['PO-1'])
  expect(read).toEqual([`PATCH /shipments/${id}`, `GET /shipments/${id}`])
  stop()
})

test('a write of one argument takes it by itself, and tells its caller after the cache', async () => {
  const account = openAccount()
  const { client, queryClient, other } = account
  const { items } = await other.shipments.list({ filter: { trackingStopped: false }, page: { size: 1 } })
  const { id } = items[0]!
  await queryClient.fetchQuery(shipmentQuery(client, id))
  const cached = vi.fn(() => queryClient.getQueryData(shipmentQuery(client, id).queryKey)!.lineTrackingStoppedAt)
  const { mutateAsync } = rendered(account, () => useStopShipmentTracking({ onSuccess: cached }))
  await mutateAsync(id)
  expect(cached).toHaveReturnedWith(expect.any(String))
})

test('lists are read again after a record is created or deleted', async () => {
  const account = openAccount()
  const { client, queryClient } = account
  const list = new InfiniteQueryObserver(queryClient, webhooksQuery(client))
  const stop = list.subscribe(() => {})
  await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true)
  const listed = () => list.getCurrentResult().data!.pages[0]!.items.map(({ id }) => id)
  const create = rendered(account, () => useCreateWebhook())
  const { id } = await create.mutateAsync({
    url: 'https://hooks.example/one',
    active: true,
    events: ['container.updated'],
  })
  expect(listed()).toContain(id)
  await queryClient.fetchQuery(webhookQuery(client, id))
  const rotate = rendered(account, () => useRotateWebhookSecret())
  const { secret } = await rotate.mutateAsync(id)
  expect(list.getCurrentResult().data!.pages[0]!.items.map((one) => one.secret)).not.toContain(secret)
  const remove = rendered(account, () => useDeleteWebhook())
  await remove.mutateAsync(id)
  expect(listed()).not.toContain(id)
  expect(queryClient.getQueryData(webhookQuery(client, id).queryKey)).toBeUndefined()
  stop()
})

test('a record that a write makes of another comes into the list', async () => {
  const account = openAccount()
  const { client, queryClient, other } = account
  const { id } = await other.apiKeys.create({ name: 'ERP import', scope: 'read' })
  const list = new InfiniteQueryObserver(queryClient, apiKeysQuery(client))
  const stop = list.subscribe(() => {})
  await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true)
  const rotate = rendered(account, () => useRotateApiKey())
  const made = await rotate.mutateAsync([id, { overlapSeconds: 60 }])
  expect(made.id).not.toBe(id)
  expect(list.getCurrentResult().data!.pages[0]!.items.map((one) => one.id)).toContain(made.id)
  stop()
})
