import ipaddr from 'ipaddr.js'

/** Addresses that look public but are internal services of clouds. */
const insideServices = new Set(['168.63.129.16'])
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
/** Blocks within 2000::/3 that embed or relay other addresses, or that are not routed. */
const specialWithinGlobal = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '5f00::/16'].map((block) =>
  ipaddr.IPv6.parseCIDR(block),
)

/**
 * Whether an address belongs to the public internet. Anything not known to be public is rejected, so that a new special
 * block does not become a hole. Mapped, translated and tunnelled forms (::ffff:, 64:ff9b::, 6to4, Teredo, ::/96) are
 * rejected entirely.
 */
export const isPublicAddress = (text: string): boolean => {
  const plain = text.replace(/^\[|\]$/g, '')
  if (plain.includes('%') || !ipaddr.isValid(plain)) return false
  const address = ipaddr.parse(plain)
  if (address instanceof ipaddr.IPv4) {
    // "127.1" and octal forms are accepted by the parser, but interpreted differently elsewhere.
    return plain === address.toString() && address.range() === 'unicast' && !insideServices.has(plain)
  }
  return (
    address.match(globalUnicast) &&
    address.range() === 'unicast' &&
    !specialWithinGlobal.some((block) => address.match(block))
  )
}
