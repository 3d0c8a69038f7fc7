import type { ShippingLine } from '../../reference/shipping-lines.ts'

/** A line is for everybody, or for the accounts that the operator named (design 10.9). */
export const isAvailable = ({ access, scac }: ShippingLine, enabledLines: readonly string[]): boolean =>
  access === 'public' || enabledLines.includes(scac)
