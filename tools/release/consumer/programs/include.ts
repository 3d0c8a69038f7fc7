import type { BoxtrailClient, Container } from '@boxtrail/client'

/** Reads records that come along, in their places. */
export async function containersOf(client: BoxtrailClient, id: string): Promise<string[]> {
  const shipment = await client.shipments.get(id, { include: ['containers', 'port_of_discharge'] })
  const port: string | undefined = shipment.portOfDischarge?.code
  return [...shipment.containers.map(({ number, currentStatus }) => `${number} ${currentStatus}`), port ?? 'no port']
}

/** A function for containers takes those with more as well. */
export const shipmentIdOf = (container: Container): string | undefined => container.shipment?.id

export async function shipmentOf(client: BoxtrailClient, id: string): Promise<string | undefined> {
  const container = await client.containers.get(id, { include: ['shipment'] })
  return shipmentIdOf(container) === container.shipment?.id ? container.shipment?.billOfLadingNumber : undefined
}

/** Takes both forms of an answer. */
export async function bothOf(client: BoxtrailClient, id: string): Promise<boolean> {
  const { raw, mapped } = await client.containers.get(id, {}, { format: 'both' })
  return raw.data.attributes.number === mapped.number
}

export async function mistakes(client: BoxtrailClient): Promise<void> {
  // @ts-expect-error this cannot be included
  await client.shipments.get('1', { include: ['cargo'] })
  const container = await client.containers.get('1')
  // @ts-expect-error the shipment was not requested
  console.log(container.shipment?.billOfLadingNumber)
}
