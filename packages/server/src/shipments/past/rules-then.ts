import type { Tariff } from '@boxtrail/engine/charges/tariff'
import type { PolicyName } from '@boxtrail/engine/explain/pickup-lfd-policy'
import type { Call } from '../../context.ts'
import { policyOf } from '../../records/accounts/settings.ts'
import { findRulesSince, type TariffChange } from './rules-queries.ts'

/** The rules of an account by which what sources report is served. */
export interface AccountRules {
  tariffs: readonly Tariff[]
  pickupLfdPolicy: PolicyName
}

/**
 * The rules of the account as they were at a moment of knowledge; the present ones in a sandbox, whose clock they do
 * not follow.
 */
export const rulesThen = async (
  { pool, accountId, pickupLfdPolicy }: Call,
  { tariffs, journey }: { tariffs: readonly Tariff[]; journey: { sandbox: boolean } },
  ms: number | null,
): Promise<AccountRules> => {
  if (ms === null || journey.sandbox) return { tariffs, pickupLfdPolicy }
  const { pickup_lfd_policy, tariff_changes } = await findRulesSince(pool, accountId, new Date(ms))
  return {
    pickupLfdPolicy: pickup_lfd_policy === null ? pickupLfdPolicy : policyOf({ pickup_lfd_policy }),
    tariffs: tariffsBefore(tariffs, tariff_changes),
  }
}

/** Undoes changes of tariffs, given latest first. */
export const tariffsBefore = (now: readonly Tariff[], changes: readonly TariffChange[]): Tariff[] => {
  const byId = new Map(now.map((tariff) => [tariff.id, tariff]))
  for (const { id, changeset } of changes) {
    const wasCreated = changeset.id !== undefined && changeset.id[0] === null
    if (wasCreated) byId.delete(id)
    else byId.set(id, { ...(byId.get(id) ?? UNSPECIFIED), ...valuesBefore(changeset) } as Tariff)
  }
  return [...byId.values()]
}

const valuesBefore = (changeset: TariffChange['changeset']): Partial<Tariff> =>
  Object.fromEntries(Object.entries(changeset).map(([name, [before]]) => [name, before]))

/** What a removed tariff did not specify is not among its changes. */
const UNSPECIFIED: Partial<Tariff> = {
  shipping_line_scac: null,
  port_locode: null,
  equipment_length: null,
  equipment_type: null,
  free_days: null,
  valid_to: null,
}
