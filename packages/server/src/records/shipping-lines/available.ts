import type { ShippingLine } from '@boxtrail/reference/shipping-lines'
import type { Pool } from 'pg'
import { enabledLines } from '../accounts/queries.ts'

/**
 * A line is open to every account, or to those that the operator named (apps/docs/wire.md#lines-open-to-an-account).
 */
export const isAvailable = ({ access, scac }: ShippingLine, enabledLines: readonly string[]): boolean =>
  access === 'public' || enabledLines.includes(scac)

/** Which lines an account may use. */
export const mayUse = async ({ pool, accountId }: { pool: Pool; accountId: string }) => {
  const enabled = await enabledLines(pool, accountId)
  return (line: ShippingLine) => isAvailable(line, enabled)
}
