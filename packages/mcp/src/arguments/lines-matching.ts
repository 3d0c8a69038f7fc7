import type { ShippingLine } from '@boxtrail/client'
import { unquoted } from '../results/quote.ts'
import type { Context } from '../tool.ts'

/**
 * The lines that the API finds for a text, sorted by name, without the line of the simulator, which carries nothing.
 */
export const linesMatching = async (text: string, { client }: Pick<Context, 'client'>): Promise<ShippingLine[]> => {
  const { items } = await client.shippingLines.list({ search: unquoted(text) })
  return items.filter(({ scac }) => scac !== 'TEST').sort((a, b) => a.name.localeCompare(b.name))
}
