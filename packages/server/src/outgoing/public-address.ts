import ipaddr from 'ipaddr.js'

/** Addresses that look public and are not: the inside services of clouds. */
const insideServices = new Set(['168.63.129.16'])
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
/** Blocks within 2000::/3 that embed or relay other addresses, or that nobody routes. */
const specialWithinGlobal = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '5f00::/16'].map((block) =>
  ipaddr.IPv6.parseCIDR(block),
)

/**
 * Whether an address is one of the public internet. What is not known to be public is refused: a new special block must
 * not become a hole. Mapped, translated and tunnelled forms (::ffff:, 64:ff9b::, 6to4, Teredo, ::/96) are refused whole.
 */
export const isPublicAddress = (text: string): boolean => {
  const plain = text.replace(/^\[|\]$/g, '')
  if (plain.includes('%') || !ipaddr.isValid(plain)) return false
  const address = ipaddr.parse(plain)
  if (address instanceof ipaddr.IPv4) {
    // "127.1" and octal forms are valid to the parser and mean something else to others.
    return plain === address.toString() && address.range() === 'unicast' && !insideServices.has(plain)
  }
  return (
    address.match(globalUnicast) &&
    address.range() === 'unicast' &&
    !specialWithinGlobal.some((block) => address.match(block))
  )
}
