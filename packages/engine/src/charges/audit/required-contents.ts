import { isBlank } from '../../visible-text.ts'
import type { Bill } from './bill.ts'

/** Whether the carriage is an import to the United States or an export. */
type Trade = 'import' | 'export'

interface RequiredElement {
  element: string
  section: string
  /** What the bill must state, in our words. */
  requirement: string
  /** The fields of the bill that state it. */
  fields: readonly (keyof Bill)[]
  only?: Trade
}

/**
 * WHAT A BILL MUST CONTAIN: 46 CFR 541.6, one row for each element, in its order (89 FR 14330). By 541.5, a bill that lacks
 * one of them need not be paid. Who may be billed was in 541.4, which a court has vacated (World Shipping Council v. FMC,
 * D.C. Cir., 23 September 2025): the basis of the liability must be stated all the same, by 541.6(a)(4).
 */
export const requiredContents = [
  row('bill_of_lading_number', '541.6(a)(1)', 'the number of the bill of lading'),
  row('container_number', '541.6(a)(2)', 'the number of the container'),
  row('port_of_discharge', '541.6(a)(3)', 'the port of discharge', { only: 'import' }),
  row('liability_basis', '541.6(a)(4)', 'why the party that is billed is the one that owes the charge'),
  row('invoice_date', '541.6(b)(1)', 'the date of the invoice'),
  row('due_date', '541.6(b)(2)', 'the day on which it is due'),
  row('free_days', '541.6(b)(3)', 'the free time that is allowed, in days'),
  row('free_time_starts_on', '541.6(b)(4)', 'the day on which free time begins'),
  row('free_time_ends_on', '541.6(b)(5)', 'the day on which free time ends'),
  row('available_on', '541.6(b)(6)', 'the day from which the container was available', { only: 'import' }),
  row('earliest_return_on', '541.6(b)(7)', 'the earliest day on which it could be returned', { only: 'export' }),
  row('charged_dates', '541.6(b)(8)', 'the days that are charged', { fields: ['charged_from', 'charged_through'] }),
  row('total_amount', '541.6(c)(1)', 'the total that is due'),
  row('tariff_rule', '541.6(c)(2)', 'the tariff, contract or other rule that the rate is based on'),
  row('daily_rates', '541.6(c)(3)', 'the rate or rates by that rule'),
  row('dispute_contact', '541.6(d)(1)', 'whom to ask for a reduction, a refund or a waiver'),
  row('dispute_url', '541.6(d)(2)', 'an address or code that leads to the conditions of such a request'),
  row('dispute_within_days', '541.6(d)(3)', 'until when to ask, and when that is decided'),
  row('certifies_rules', '541.6(e)(1)', 'that the charges follow the rules of the Commission'),
  row('certifies_no_fault', '541.6(e)(2)', 'that the billing party did not cause or contribute to the charges'),
] as const satisfies readonly RequiredElement[]

function row<Element extends string>(
  element: Element,
  section: string,
  requirement: string,
  { fields = [element as unknown as keyof Bill], only }: Partial<Pick<RequiredElement, 'fields' | 'only'>> = {},
) {
  return { element, section, requirement, fields, ...(only ? { only } : {}) }
}

/** Which of the elements a bill has. `null` in a bill: it does not state the value; left out: nobody has looked. */
export const contentsOf = (bill: Bill, trade: Trade | null) =>
  (requiredContents as readonly RequiredElement[]).map(({ element, section, requirement, fields, only }) => {
    const values = fields.map((field) => bill[field])
    const applies = !only || trade === null || only === trade
    return {
      element,
      section,
      requirement,
      state: applies ? stateOf(values, only !== undefined && trade === null) : 'not_required',
    } as const
  })

/** Whether a value states nothing: a blank text or a denied certification, for example. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (typeof value === 'string' && isBlank(value)) ||
  (Array.isArray(value) && value.length === 0)

const stateOf = (values: readonly unknown[], isOpen: boolean) => {
  if (values.every((value) => value !== undefined && !isEmpty(value))) return 'present'
  if (values.some((value) => value === undefined) || isOpen) return 'unknown'
  return 'absent'
}
