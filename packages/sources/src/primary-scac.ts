import type { Reference } from '@boxtrail/reference/reference'

/** The SCAC under which a line is stored, whichever of its SCACs the operator writes. */
export const primaryScac = (scac: string | undefined, { shippingLines }: Reference): string | null =>
  scac === undefined ? null : (shippingLines.byScac(scac)?.scac ?? scac)
