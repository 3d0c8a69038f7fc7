import { feeName, payableFees } from '../fees.ts'
import type { Sheet } from '../sheet.ts'
import { type SourceNames, sourceNamesOf } from '../sources.ts'
import { table } from '../table.ts'
import { heading, paragraph } from '../texts.ts'
import { findValue } from '../values.ts'
import { type Attributes, basis, fieldInWords, forOthers, local, money, quoted, type Reference } from '../words.ts'

type FreeTime = Attributes['free_time']

const CLOCKS = [
  { title: 'Charge', part: 12 },
  { title: 'Free time runs', part: 26 },
  { title: 'Last free day, and why', part: 30 },
  { title: 'Charged so far', part: 32 },
]

const FEES = [
  { title: 'Fee', part: 22 },
  { title: 'Amount', part: 18 },
  { title: 'Owed to', part: 14 },
  { title: 'Words of the source', part: 24 },
  { title: 'Reported by', part: 22 },
]

export const freeTime = (sheet: Sheet, pack: Attributes, reference: Reference) => {
  const { free_time } = pack
  heading(sheet, 'Free time and charges')
  const { timezone, today, charges, policy } = free_time
  const nameOf = sourceNamesOf(pack, reference)
  paragraph(
    sheet,
    `Days are those of ${timezone ?? 'UTC, because the place is not known'}; the day is ${today}. A reported last free day counts before one that is counted from granted days or a tariff. Days charged are calendar days after the last free day.`,
  )
  sheet.y += 4
  if (charges.length === 0)
    paragraph(
      sheet,
      'No clock is known to run: no source has reported a discharge, a pickup or a last free day, and none a fee.',
    )
  else
    table(
      sheet,
      CLOCKS,
      charges.map((one) => ({ cells: clock(one, pack, reference, nameOf) })),
    )
  if (policy) {
    const others = policy.others.map(
      ({ day, stated_by, source }) => `${day} by the ${stated_by}${source ? `: ${nameOf(source)}` : ''}`,
    )
    paragraph(
      sheet,
      `Policy of the account for the last free day of the pickup: ${policy.day}. ${forOthers(policy.reason)}${others.length > 0 ? ` Others: ${others.join('; ')}.` : ''}`,
    )
  }
  fees(sheet, pack, nameOf)
}

/** The events with which free time begins and ends. */
const BEGINNINGS = [
  'pod_discharged_at',
  'ind_rail_unloaded_at',
  'ind_ata_at',
  'pod_full_out_at',
  'final_destination_full_out_at',
]
const ENDINGS = ['final_destination_full_out_at', 'pod_full_out_at', 'empty_terminated_at']

/** The event with this time, and who reported it. */
const eventAt = (time: string, names: readonly string[], pack: Attributes, reference: Reference): string[] => {
  const found = names
    .flatMap((name) => findValue(pack, 'container', name) ?? [])
    .find(({ value }) => typeof value === 'string' && Date.parse(value) === Date.parse(time))
  return found ? [`${fieldInWords(found.name)}; ${basis(found.provenance, reference)}`] : []
}

const clock = (
  {
    free_time: time,
    state,
    days_charged,
    cost_so_far,
    currency_code,
    cost_basis,
    unknown,
  }: FreeTime['charges'][number],
  pack: Attributes,
  reference: Reference,
  nameOf: SourceNames,
): string[] => [
  `${time.charge}\n${state}`,
  [
    ...(time.starts_at === null
      ? ['not known to have begun']
      : [
          `from ${local(time.starts_at, pack.free_time.timezone)}`,
          ...eventAt(time.starts_at, BEGINNINGS, pack, reference),
        ]),
    ...(time.ended_at !== null
      ? [`until ${local(time.ended_at, pack.free_time.timezone)}`, ...eventAt(time.ended_at, ENDINGS, pack, reference)]
      : time.starts_at === null
        ? []
        : ['not ended']),
  ].join('\n'),
  [
    `${time.last_free_day ?? 'unknown'}${time.is_calculated ? ' (counted, not reported)' : ''}`,
    ...time.because.map(
      ({ detail, source, report_id }) =>
        `${forOthers(detail)}; ${nameOf(source)}${report_id === undefined ? '' : reference(report_id)}`,
    ),
  ].join('\n'),
  [
    days_charged === null ? 'days charged: unknown' : `days charged: ${days_charged}`,
    cost_so_far === null
      ? 'cost: unknown'
      : `cost: ${money(cost_so_far, currency_code)}, ${cost_basis === 'reported' ? 'as reported' : 'by the tariff of the account'}`,
    ...unknown.map(forOthers),
  ].join('\n'),
]

const fees = (sheet: Sheet, pack: Attributes, nameOf: SourceNames) => {
  const all = payableFees(pack)
  if (all.length === 0) return paragraph(sheet, 'No source has reported a fee.')
  sheet.y += 4
  table(
    sheet,
    FEES,
    all.map(({ charge, fee }) => ({
      cells: [
        feeName({ charge, fee }),
        `${fee.amount === 0 ? 'not posted yet' : money(fee.amount, fee.currency_code)}${fee.paid_through ? `\npaid through ${fee.paid_through}` : ''}`,
        fee.payee,
        quoted(fee.reported ?? null),
        nameOf(fee.source),
      ],
    })),
  )
  for (const { payee, currency_code, amount } of pack.free_time.reported_totals)
    paragraph(sheet, `Reported as owed to the ${payee}: ${money(amount, currency_code)}`)
  paragraph(sheet, 'Amounts of several payees or currencies are not added.')
}
