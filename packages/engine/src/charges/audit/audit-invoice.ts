import type { Schemas } from '@boxtrail/contracts'
import { auditAmounts, isCredit, overcharge } from './audit-amounts.ts'
import { auditConsistency, type PrintedSum } from './audit-consistency.ts'
import { auditDays } from './audit-days.ts'
import { auditExtension } from './audit-extension.ts'
import { auditIdentity } from './audit-identity.ts'
import { auditMoves } from './audit-moves.ts'
import { auditTiming } from './audit-timing.ts'
import type { Bill } from './bill.ts'
import type { BilledRecord } from './billed-record.ts'
import type { Finding } from './finding.ts'
import { contentsOf } from './required-contents.ts'

type Rule = Schemas['InvoiceAudit']['attributes']['rule']

export interface InvoiceAudit {
  rule: Rule
  contents: ReturnType<typeof contentsOf>
  findings: Finding[]
  overcharge: ReturnType<typeof overcharge>
}

/** Differences first. */
const ORDER: readonly Finding['result'][] = ['differs', 'unknown', 'agrees']

/**
 * Compares a bill of demurrage or detention with the clock of its charge, the account's tariff and the requirements of
 * 46 CFR part 541. Pure. What is not known is `unknown` and never held against the bill.
 */
export const auditInvoice = (bill: Bill, record: BilledRecord, printedSum?: PrintedSum): InvoiceAudit => {
  const { trade, ...rule } = isCredit(bill) ? NO_DEMAND : ruleOf(record)
  const isRuled = rule.applies !== false
  const contents = isRuled ? contentsOf(bill, trade) : []
  const findings = [
    ...auditIdentity(bill, record),
    ...auditConsistency(bill, record.charge, printedSum),
    ...(isCredit(bill) ? [] : [...auditDays(bill, record), ...auditExtension(bill, record)]),
    ...auditMoves(bill, record),
    ...auditAmounts(bill, record),
    ...(isRuled ? auditTiming(bill, record) : []),
  ]
  const named = (state: string) => contents.filter((one) => one.state === state).map(({ element }) => element)
  return {
    rule: { ...rule, absent: named('absent'), unknown: named('unknown') },
    contents,
    findings: findings.toSorted((a, b) => ORDER.indexOf(a.result) - ORDER.indexOf(b.result)),
    overcharge: overcharge(bill, record),
  }
}

const NO_DEMAND = { trade: null, applies: false, reason: 'It is a credit note: it asks for no payment.' }

/** Whether a place is in the United States or in one of the territories with a country code of their own. */
const isAmerican = (locode: string) => ['US', 'PR', 'VI', 'GU', 'AS', 'MP'].includes(locode.slice(0, 2))

/** The rule binds lines and marine terminals that bill for carriage from or to the United States. */
const ruleOf = ({ portOfLading, portOfDischarge, destination }: BilledRecord) => {
  if (portOfLading !== null && portOfDischarge !== null && [portOfLading, portOfDischarge].every(isAmerican))
    return {
      trade: null,
      applies: false,
      reason: 'Both ports are in the United States: this is not part of its foreign commerce.',
    }
  if (portOfDischarge !== null && isAmerican(portOfDischarge))
    return {
      trade: 'import' as const,
      applies: true,
      reason: `It is an import: ${portOfDischarge} is in the United States.`,
    }
  if (portOfLading !== null && isAmerican(portOfLading))
    return {
      trade: 'export' as const,
      applies: true,
      reason: `It is an export: ${portOfLading} is in the United States.`,
    }
  if (destination !== null && isAmerican(destination))
    return {
      trade: null,
      applies: null,
      reason: `${destination} is in the United States, but the port of discharge is not known to be.`,
    }
  if (portOfLading !== null && portOfDischarge !== null)
    return { trade: null, applies: false, reason: 'Neither port is in the United States.' }
  return { trade: null, applies: null, reason: 'Not both ports are known.' }
}
