import type { ShippingLine } from '@boxtrail/client'
import { unquoted } from '../results/quote.ts'
import type { Context } from '../tool.ts'

/** The lines that a text is part of, as the API searches them, by name; the line of the simulator is nobody's carrier. */
export const linesMatching = async (text: string, { client }: Pick<Context, 'client'>): Promise<ShippingLine[]> => {
  const { items } = await client.shippingLines.list({ search: unquoted(text) })
  return items.filter(({ scac }) => scac !== 'TEST').sort((a, b) => a.name.localeCompare(b.name))
}
