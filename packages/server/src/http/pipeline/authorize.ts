import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { featureNotEnabled, readOnly } from '@boxtrail/protocol/errors'
import type { Caller } from '../../context.ts'

/** Rejects an operation of a feature that the account may not use, and a change by a caller who may only read. */
export const authorize = (id: OperationId, { features, mayWrite }: Pick<Caller, 'features' | 'mayWrite'>): void => {
  const { feature, access } = operations[id]
  if (feature !== undefined && features[feature] === false) throw featureNotEnabled()
  if (access === 'write' && !mayWrite) throw readOnly()
}
