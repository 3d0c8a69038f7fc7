import { isolated } from '../direction.ts'
import type { Sheet } from '../sheet.ts'
import { facts, heading, paragraph } from '../texts.ts'
import { findValue, shownValue } from '../values.ts'
import {
  type Attributes,
  basis,
  days,
  fieldInWords,
  forOthers,
  money,
  type Pack,
  quoted,
  type Reference,
  sourceInWords,
  utc,
} from '../words.ts'

/** The subject of the pack, who requested it, and the main facts of a dispute. */
export const overview = (sheet: Sheet, pack: Attributes, reference: Reference, meta: Pack['meta']): void => {
  const { number, shipment, requested_by: by } = pack
  paragraph(sheet, `Evidence pack: container ${number}`, { size: 17, bold: true })
  sheet.y += 4
  if (pack.is_sandbox)
    paragraph(sheet, 'SANDBOX: this container is invented. Nothing here happened.', { size: 11, bold: true })
  facts(sheet, [
    ['Container', number],
    ['Tracked by', trackedBy(pack)],
    ['Line', `${shipment.shipping_line_name} (${shipment.shipping_line_scac})`],
    ['As of', `${utc(pack.as_of)}: ${knowledge(meta)}`],
    ['Made', `${utc(pack.made_at)}, for ${isolated(by.account)}${by.user === null ? '' : ` (${isolated(by.user)})`}`],
    [
      'References',
      'R1, R2 … name reports of sources, D1 … documents of the account. They are listed with their hashes at the end.',
    ],
  ])
  heading(sheet, 'What matters in a dispute')
  facts(sheet, [
    ['Status', status(pack)],
    ['Available for pickup', fact(pack, 'available_for_pickup', reference)],
    ['Holds', holds(pack, reference)],
    ['Last free day', lastFreeDay(pack)],
    ['Arrival of the vessel', fact(pack, 'pod_arrived_at', reference)],
    ['Discharged', fact(pack, 'pod_discharged_at', reference)],
    ['Out of the gate, full', gateOut(pack, reference)],
    ['Returned empty', fact(pack, 'empty_terminated_at', reference)],
    ['Charges', charges(pack)],
    ['Contradictions', contradictions(pack)],
  ])
  sentences(sheet, pack)
}

/** Which reports the pack is based on. */
const knowledge = ({ past }: Pack['meta']): string => {
  if (!past) return 'what the records said at this moment'
  if (past.as_of === null) return 'by what had been received until then'
  const until = past.known_at === null ? 'when this was made' : `until ${utc(past.known_at)}`
  return `what was so then, by what had been received ${until}`
}

const trackedBy = ({
  number,
  shipment: { bill_of_lading_number: given, normalized_number: normalized },
}: Attributes): string => {
  const what = given === number ? 'its own number' : 'bill of lading or booking'
  return `${given} (${what}${normalized === given ? '' : `; the line knows it as ${normalized}`})`
}

const status = (pack: Attributes): string => {
  const found = findValue(pack, 'container', 'current_status')
  return found ? shownValue(found, pack) : 'unknown'
}

const fact = (pack: Attributes, name: string, reference: Reference): string => {
  const found = findValue(pack, 'container', name)
  return found
    ? `${shownValue(found, pack).replace('\n', ' ')}; ${basis(found.provenance, reference)}`
    : 'not reported by any source'
}

/** The pickup from the inland destination if it is known, otherwise from the port. */
const gateOut = (pack: Attributes, reference: Reference): string =>
  fact(
    pack,
    findValue(pack, 'container', 'final_destination_full_out_at') ? 'final_destination_full_out_at' : 'pod_full_out_at',
    reference,
  )

const holds = ({ holds: { are_reported, items, provenance } }: Attributes, reference: Reference): string => {
  if (!are_reported)
    return provenance.set_by.source.kind === 'derived'
      ? 'unknown: no source has reported about holds'
      : `unknown: no source has listed them; about one of them ${basis(provenance, reference)}`
  if (items.length === 0) return `none; ${basis(provenance, reference)}`
  return items
    .map(
      ({ value, provenance }) =>
        `${value.name}, ${value.status}${value.description ? ` (${quoted(value.description)})` : ''}; ${sourceInWords(provenance.set_by.source)}${reference(provenance.set_by.report_id)}`,
    )
    .join('\n')
}

const lastFreeDay = ({ free_time: { charges, ends_on, policy } }: Attributes): string => {
  const known = charges.filter(({ free_time }) => free_time.last_free_day !== null)
  if (known.length === 0) return 'unknown: no source has reported one, and nothing gives free days'
  const each = known.map(({ free_time: { charge, last_free_day, is_calculated, ended_at } }) => {
    const how = is_calculated ? ', counted' : ''
    return `${last_free_day}, ${charge}${how}${ended_at ? '; the charge has ended' : ''}`
  })
  return [
    ...(ends_on ? [`${ends_on} is the earliest that still applies`] : []),
    ...each,
    ...(policy
      ? [
          `By the policy of the account (${fieldInWords(policy.policy)}): ${policy.day}, stated by the ${policy.stated_by}`,
        ]
      : []),
  ].join('\n')
}

const charges = ({ free_time }: Attributes): string => {
  const lines = free_time.charges.map(
    ({
      free_time: { charge, starts_at, last_free_day },
      state,
      days_charged,
      cost_so_far,
      currency_code,
      cost_basis,
    }) => {
      const charged = days_charged === null ? 'days charged unknown' : `${days(days_charged)} charged`
      const cost =
        cost_so_far === null
          ? 'cost unknown'
          : `${money(cost_so_far, currency_code)} ${cost_basis === 'reported' ? 'as reported' : 'by the tariff of the account'}`
      if (starts_at === null && last_free_day === null) return `${charge}: not known to have begun`
      return `${charge}: ${state === 'unknown' ? 'no last free day is known' : `${state}, ${charged}, ${cost}`}`
    },
  )
  const owed = free_time.reported_totals.map(
    ({ payee, currency_code, amount }) => `reported as owed to the ${payee}: ${money(amount, currency_code)}`,
  )
  return (
    [...lines, ...owed].join('\n') ||
    'unknown: no source has reported a discharge, a pickup or a last free day, and none a fee'
  )
}

const contradictions = ({ contradictions: all }: Attributes): string => {
  const open = all.filter(({ state }) => state === 'open')
  return [`${open.length} open, ${all.length - open.length} resolved`, ...open.map(({ title }) => title)].join('\n')
}

const PARTS = [
  ['where', 'Where it is'],
  ['held_up_by', 'What holds it up'],
  ['next', 'What happens next'],
  ['unknown', 'What is not known'],
] as const

const sentences = (sheet: Sheet, { explanation }: Attributes): void => {
  for (const [part, title] of PARTS) {
    if (explanation[part].length === 0) continue
    sheet.need(40)
    sheet.y += 4
    paragraph(sheet, title, { size: 9.5, bold: true })
    for (const { text } of explanation[part]) paragraph(sheet, `– ${forOthers(text)}`, { size: 8.5 }, 8)
  }
}
