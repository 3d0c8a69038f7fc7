import type { BoxtrailClient, Schemas } from '@boxtrail/client'

type Container = Schemas['Container']

/** Assigns, compares and switches over a status, whose values may grow. */
export async function progressOf(client: BoxtrailClient, id: string): Promise<string> {
  const { data: request } = await client.trackingRequests.get(id)
  const status: string = request.attributes.status
  const reason: string | null = request.attributes.failed_reason
  if (request.attributes.status === 'failed') return `failed: ${reason ?? 'unknown'}`
  switch (request.attributes.status) {
    case 'pending':
    case 'awaiting_manifest':
      return 'waiting'
    case 'created':
      return 'tracking'
    default:
      return status.toUpperCase()
  }
}

/** A record of an answer is what the contract names, so that functions can be written for it. */
export async function readyForPickup(client: BoxtrailClient): Promise<string[]> {
  const { data } = await client.containers.list({ 'filter[status]': 'available' })
  const available: Container[] = data.filter((container) => container.attributes.current_status === 'available')
  return available.map(numberOf)
}

const numberOf = (container: Container): string => container.attributes.number

export async function mistakes(client: BoxtrailClient): Promise<unknown[]> {
  const { data: container } = await client.containers.get('1')
  // @ts-expect-error a status is a text
  const status: number = container.attributes.current_status
  // @ts-expect-error there is no such attribute
  const colour = container.attributes.colour
  // @ts-expect-error null while unknown
  const discharged: string = container.attributes.pod_discharged_at
  return [status, colour, discharged]
}
