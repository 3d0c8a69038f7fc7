import type { BoxtrailClient, TrackingRequestCreate } from '@boxtrail/client'

/** Writes with what the program has read elsewhere. */
export async function track(client: BoxtrailClient, number: string, scac: string): Promise<string> {
  const values: TrackingRequestCreate = { requestType: 'bill_of_lading', requestNumber: number, scac }
  const { id } = await client.trackingRequests.create(values, { idempotencyKey: `track-${number}` })
  return id
}

/** Takes what it reads for what it writes. */
export async function forSameCustomer(client: BoxtrailClient, id: string): Promise<string> {
  const { customer } = await client.trackingRequests.get(id, { include: ['customer'] })
  const values: TrackingRequestCreate = { requestType: 'container', requestNumber: 'MSKU7054410' }
  return (await client.trackingRequests.create(customer ? { ...values, customer } : values)).id
}

export async function mistakes(client: BoxtrailClient): Promise<void> {
  // @ts-expect-error this is no kind of number
  await client.trackingRequests.create({ requestType: 'seal', requestNumber: '1' })
  // @ts-expect-error the number is missing
  await client.trackingRequests.create({ requestType: 'container' })
}
