import { LINE_DATA_KEYS, type ShippingLine } from '@boxtrail/reference/shipping-lines'
import type { LineData } from '@boxtrail/sources/port/source'

/**
 * What a line reports: true if its profile or adapter is known to report it, if only in part, false for a known gap,
 * null if it is not known.
 */
export const providedData = (
  line: ShippingLine,
  data: LineData | undefined,
): Record<string, boolean | string | null> => {
  const known = [...(data?.provides ?? []), ...(data?.averages ?? [])]
  const gaps = { ...data?.gaps, ...line.gaps }
  for (const key of data?.averages ?? []) delete gaps[key]
  const limits = { ...data?.partial, ...gaps }
  const provided: Record<string, boolean | string | null> = {}
  for (const key of LINE_DATA_KEYS) {
    provided[key] = key in gaps ? false : known.includes(key) ? true : null
    const reason = limits[key]
    if (reason) provided[`${key}_notes`] = reason
  }
  return provided
}
