import type { BoxtrailClient, Schemas } from '@boxtrail/client'

type Attributes = Schemas['TrackingRequestCreate']['data']['attributes']

/** Writes with what the program has read elsewhere. */
export async function track(client: BoxtrailClient, number: string, scac: string): Promise<string> {
  const attributes: Attributes = { request_type: 'bill_of_lading', request_number: number, scac }
  const { data } = await client.trackingRequests.create(attributes, { idempotencyKey: `track-${number}` })
  return data.id
}

export async function mistakes(client: BoxtrailClient): Promise<void> {
  // @ts-expect-error this is no kind of number
  await client.trackingRequests.create({ request_type: 'seal', request_number: '1' })
  // @ts-expect-error the number is missing
  await client.trackingRequests.create({ request_type: 'container' })
}
