import { type BoxtrailClient, related } from '@boxtrail/client'

/** Narrows included records by their `type`. */
export async function containersOf(client: BoxtrailClient, id: string): Promise<string[]> {
  const { included = [] } = await client.shipments.get(id, { include: ['containers', 'port_of_discharge'] })
  const lines: string[] = []
  for (const resource of included) {
    if (resource.type === 'container') {
      const status: string = resource.attributes.current_status
      lines.push(`${resource.attributes.number} ${status}`)
    } else if (resource.type === 'port') {
      lines.push(resource.attributes.code)
    }
  }
  return lines
}

/** Follows a relationship to the record that it leads to. */
export async function shipmentOf(client: BoxtrailClient, id: string): Promise<string | undefined> {
  const container = await client.containers.get(id, { include: ['shipment'] })
  const shipment = related(container, container.data, 'shipment')
  return shipment?.attributes.bill_of_lading_number
}

export async function mistakes(client: BoxtrailClient): Promise<void> {
  // @ts-expect-error this cannot be included
  await client.shipments.get('1', { include: ['cargo'] })
  const { included = [] } = await client.shipments.get('1')
  for (const resource of included) {
    // @ts-expect-error not every resource has a number
    console.log(resource.attributes.number)
  }
}
