import type { ShippingLine } from '@boxtrail/client'
import type { Context } from '../tool.ts'

/** The lines whose SCAC or name contains a text, by name; the line of the simulator is nobody's carrier. */
export const linesMatching = async (text: string, { client }: Pick<Context, 'client'>): Promise<ShippingLine[]> => {
  const { items } = await client.shippingLines.list()
  const part = text.trim().toLowerCase()
  return items
    .filter(({ scac }) => scac !== 'TEST')
    .filter((line) => spellings(line).some((spelling) => spelling.toLowerCase().includes(part)))
    .sort((a, b) => a.name.localeCompare(b.name))
}

const spellings = ({ scac, name, shortName, alternativeScacs }: ShippingLine) => [
  scac,
  name,
  shortName,
  ...alternativeScacs,
]
