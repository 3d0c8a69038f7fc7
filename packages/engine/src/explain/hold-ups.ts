import { feeInWords } from '../charges/charge-of-fee.ts'
import { resolverOf } from '../lifecycle/readiness.ts'
import { isHoldListReported } from '../project/bill/unreported-lists.ts'
import { feesStatedBy } from '../project/pickup/payable-fees.ts'
import type { SourcedClaim } from '../project/types/projection.ts'
import { bindingDay } from './binding-day.ts'
import { type ExplainedContainer, evidenceFor, hasLeft, type Sentence, stageOf } from './explained-container.ts'

const holdNames: Record<string, string> = {
  freight: 'A freight hold',
  customs: 'A customs hold',
  USDA: 'A hold for an agricultural inspection (USDA)',
  VACIS: 'A hold for an X-ray exam (VACIS)',
  TMF: 'A hold for unpaid terminal fees (TMF)',
}

/** What prevents the pickup, and who must act. */
export const holdUps = (container: ExplainedContainer): Sentence[] => {
  if (hasLeft(container)) return []
  const found = [...holds(container), ...fees(container), ...overdue(container), ...contradictions(container)]
  if (found.length > 0 || stageOf(container) !== 'there') return found
  if (container.fields.available_for_pickup === false)
    return [
      {
        text: 'It is reported as not available; the terminal gives no reason.',
        evidence: evidenceFor(container, 'available_for_pickup'),
      },
    ]
  const evidence = evidenceFor(container, 'holds_at_pod_terminal')
  const text = evidence.length > 0 ? noHold(evidence[0]!, container) : null
  return text === null ? [] : [{ text, evidence }]
}

/**
 * The sentence that no hold is set; null if that is not known. A document that states a release is about that hold
 * alone, and an empty list from a facility that does not know whether the container is available means nothing.
 */
const noHold = ({ source, statement }: SourcedClaim, { fields, provenance }: ExplainedContainer): string | null => {
  if (source.kind === 'document' && statement.says === 'fact')
    return `No source reports a hold; your document says that the ${statement.name} hold is released.`
  return fields.availability_known && isHoldListReported(provenance) ? 'No hold is set.' : null
}

const holds = (container: ExplainedContainer): Sentence[] => {
  const { fields, provenance } = container
  const origin = provenance.holds_at_pod_terminal
  return fields.holds_at_pod_terminal.map((hold, index) => {
    const what = holdNames[hold.name] ?? 'Another hold'
    const claim = origin?.items?.[index] ?? origin?.set_by
    const state = hold.status === 'pending' ? 'is expected' : 'is set'
    const words = hold.description ? ` (“${hold.description}”)` : ''
    return {
      text: `${what} ${state}${words}: ${resolverOf({ ...hold, description: null })}.`,
      evidence: claim ? [claim] : [],
    }
  })
}

const fees = (container: ExplainedContainer): Sentence[] => {
  const [claim] = evidenceFor(container, 'fees_at_pod_terminal')
  const due = (claim ? feesStatedBy(claim) : []).filter(({ amount, type }) => amount > 0 && type !== 'total')
  if (due.length === 0) return []
  const amounts = due.map((fee) => `${feeInWords(fee)} ${fee.amount} ${fee.currency_code}`)
  return [
    {
      text: `Fees are due before the pickup: ${amounts.join(', ')}. Whoever picks it up pays them.`,
      evidence: evidenceFor(container, 'fees_at_pod_terminal'),
    },
  ]
}

const overdue = (container: ExplainedContainer): Sentence[] => {
  const binding = bindingDay(container)
  if (!binding?.hasPassed || stageOf(container) !== 'there') return []
  const text = `The last free day, ${binding.text}, has passed: charges accrue until it is picked up.`
  return [{ text, evidence: binding.evidence }]
}

const contradictions = (container: ExplainedContainer): Sentence[] => {
  const { available_for_pickup, holds_at_pod_terminal } = container.fields
  if (!available_for_pickup || !holds_at_pod_terminal.some(({ status }) => status === 'hold')) return []
  return [
    {
      text: 'It is reported as available although a hold is set: ask the terminal, or wait for its next update.',
      evidence: [...evidenceFor(container, 'available_for_pickup'), ...evidenceFor(container, 'holds_at_pod_terminal')],
    },
  ]
}
