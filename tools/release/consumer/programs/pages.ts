import type { BoxtrailClient } from '@boxtrail/client'

/** Reads a list page by page. */
export async function numbersByPage(client: BoxtrailClient): Promise<string[]> {
  const numbers: string[] = []
  for (let number = 1; ; number += 1) {
    const { items, links } = await client.containers.list({ page: { number, size: 50 } })
    for (const container of items) numbers.push(container.number)
    if (!links.next) return numbers
  }
}

/** Lets the client turn the pages. */
export async function billsOfLading(client: BoxtrailClient): Promise<string[]> {
  const bills: string[] = []
  for await (const shipment of client.shipments.iterate({ filter: { carrier: 'MAEU' } }))
    bills.push(shipment.billOfLadingNumber)
  return bills
}
