import type { BoxtrailClient, Container } from '@boxtrail/client'

/** Assigns, compares and switches over a status, whose values may grow. */
export async function progressOf(client: BoxtrailClient, id: string): Promise<string> {
  const request = await client.trackingRequests.get(id)
  const status: string = request.status
  const reason: string | null = request.failedReason
  if (request.status === 'failed') return `failed: ${reason ?? 'unknown'}`
  switch (request.status) {
    case 'pending':
    case 'awaiting_manifest':
      return 'waiting'
    case 'created':
      return 'tracking'
    default:
      return status.toUpperCase()
  }
}

/** A record of an answer is what its type names, so that functions can be written for it. */
export async function readyForPickup(client: BoxtrailClient): Promise<string[]> {
  const { items } = await client.containers.list({ filter: { status: 'available' } })
  const available: Container[] = items.filter((container) => container.currentStatus === 'available')
  return available.map(numberOf)
}

const numberOf = (container: Container): string => container.number

/** The names of the contract, for programs that use its types. */
export async function rawStatus(client: BoxtrailClient<'raw'>, id: string): Promise<string> {
  const { data } = await client.containers.get(id)
  return data.attributes.current_status
}

export async function mistakes(client: BoxtrailClient): Promise<unknown[]> {
  const container = await client.containers.get('1')
  // @ts-expect-error a status is a text
  const status: number = container.currentStatus
  // @ts-expect-error there is no such attribute
  const colour = container.colour
  // @ts-expect-error null while unknown
  const discharged: string = container.podDischargedAt
  return [status, colour, discharged]
}
