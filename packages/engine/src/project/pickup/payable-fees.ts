import type { Schemas } from '@boxtrail/contracts'
import type { SourceKind } from '../../policy.ts'
import { publicId } from '../../source-id.ts'
import type { Payee, ReportedFee } from '../../statement.ts'
import type { FactClaim, SourcedClaim } from '../types/projection.ts'

const reporters: Record<SourceKind, Payee> = {
  line: 'line',
  terminal: 'terminal',
  rail: 'railway',
  document: 'line',
  user: 'terminal',
}

/**
 * What each party reports as owed, side by side: storage at the terminal and the line's demurrage are two debts, even
 * if both have the type `demurrage`. `fees_at_pod_terminal` shows only one party's list.
 */
export const payableFees = (facts: readonly FactClaim[], container: string): Schemas['PayableFee'][] =>
  facts
    .filter(
      ({ statement, claim }) =>
        statement.field === 'fees' && statement.container === container && claim.closedMs === null,
    )
    .toSorted((a, b) => (a.claim.source.id < b.claim.source.id ? -1 : 1))
    .flatMap(({ claim }) => feesStatedBy(claim))

/** The fees of one party's list; none if it is no list of fees. */
export const feesStatedBy = ({ statement, source }: SourcedClaim): Schemas['PayableFee'][] =>
  statement.says === 'fact' && statement.field === 'fees'
    ? ((statement.value ?? []) as ReportedFee[]).map((fee) => ({
        ...fee,
        payee: fee.payee ?? reporters[source.kind],
        source: publicId(source.id),
      }))
    : []
