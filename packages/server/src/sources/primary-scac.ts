import type { Reference } from '@boxtrail/reference/reference'

/** A line is known by one SCAC, whichever of its others the operator writes: requests are kept under that one. */
export const primaryScac = (scac: string | undefined, { shippingLines }: Reference): string | null =>
  scac === undefined ? null : (shippingLines.byScac(scac)?.scac ?? scac)
