import type { BoxtrailClient } from '@boxtrail/client'

/** Reads a list page by page. */
export async function numbersByPage(client: BoxtrailClient): Promise<string[]> {
  const numbers: string[] = []
  for (let page = 1; ; page += 1) {
    const { data, links } = await client.containers.list({}, { page, pageSize: 50 })
    for (const { attributes } of data) numbers.push(attributes.number)
    if (!links.next) return numbers
  }
}

/** Lets the client turn the pages. */
export async function billsOfLading(client: BoxtrailClient): Promise<string[]> {
  const bills: string[] = []
  for await (const shipment of client.shipments.iterate({}, { pageSize: 50, maxRows: 1_000 }))
    bills.push(shipment.attributes.bill_of_lading_number)
  return bills
}
