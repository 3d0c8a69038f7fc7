import type { containerOf } from '../records/container.ts'
import type { allContradictions } from '../records/contradictions.ts'

type Contradictions = Awaited<ReturnType<typeof allContradictions>>['contradictions']
type Open = NonNullable<Contradictions>['open']
type Shown = ReturnType<typeof containerOf> & { contradictions?: Contradictions }
type Due = NonNullable<Shown['expected']>[number]

const NOT_REPORTED = 'Not reported'
const known = (value: string | number | null | undefined) =>
  value === null || value === undefined || value === '' ? 'Unknown' : value
const yesNo = (value: boolean | null) => (value === null ? 'Unknown' : value ? 'Yes' : 'No')

/** A container as text for people. */
export const summaryOf = (container: Shown): string => {
  const { location, demurrage, pickup_place: place, rail, freshness } = container
  return `# ${container.container_number}

- Id: ${container.id}
- Status: ${container.status}
- Equipment: ${known(container.equipment.length)}' ${known(container.equipment.type)}
- Terminal timezone: ${known(location.pod_timezone)}
- As of: ${known(freshness.as_of)}${freshness.stale ? staleness(freshness) : ''}
${overdueOf(container)}
## Location & Availability

- Available for pickup: ${yesNo(location.available_for_pickup)}
- Pickup place: ${known(place?.facility ?? place?.name)}
- Current location: ${known(location.current_location)}
- Arrived at POD: ${known(location.pod_arrived_at && location.pod_arrived_at_local)}
- Discharged at POD: ${known(location.pod_discharged_at && location.pod_discharged_at_local)}

## Demurrage & Fees

- Last free day: ${bindingDay(demurrage)}
${policyDay(demurrage)}- Last free day (terminal): ${known(demurrage.last_free_days.terminal)}
- Last free day (rail): ${known(demurrage.last_free_days.rail)}
- Last free day (line): ${known(demurrage.last_free_days.line)}
- Pickup appointment: ${known(demurrage.pickup_appointment_at)}
- Fees: ${feesOf(demurrage)}
- Holds: ${holdsOf(demurrage)}
${demurrage.urgency_suppressed ? `- LFD urgency: ${demurrage.urgency_reason}\n` : ''}${railOf(rail)}${contradictionsIn(container.contradictions)}`
}

const staleness = ({ stale_since: since }: Shown['freshness']) =>
  typeof since === 'string' ? ` (stale: a source is silent since ${since})` : ' (stale)'

/** The overdue milestones that nobody has reported, in local time. */
const overdueOf = ({ expected = [] }: Shown) =>
  expected
    .filter(({ overdue }) => overdue)
    .map((due) => `- Overdue: ${whatIsDue(due)}, not reported\n`)
    .join('')

const whatIsDue = ({ milestone, place_name: name, due_until, due_until_local: until }: Due): string =>
  `${milestone.replaceAll('_', ' ')}${name ? ` at ${name}` : ''}, due by ${until ?? due_until}`

/** The binding day, with who stated it. */
const bindingDay = ({ binding, pickup_lfd: lfd, days_until_lfd: days }: Shown['demurrage']) => {
  if (binding) return `${binding.day} (${binding.stated_by}, ${binding.charge})`
  return lfd !== null && days === null ? `Unknown (${lfd} is reported, and does not apply where it is)` : known(lfd)
}

const policyDay = ({ policy }: Shown['demurrage']) =>
  policy ? `- Last free day by the policy of the account: ${policy.day} (${policy.stated_by}, ${policy.name})\n` : ''

const feesOf = ({
  fees_at_pod_terminal: fees,
  fees_total_amount: total,
  fees_currency_code: currency,
}: Shown['demurrage']) => {
  if (fees === null) return NOT_REPORTED
  return fees.length === 0 ? 'None' : `${fees.length} (total ${known(total)} ${currency ?? ''})`.replace(' )', ')')
}

const holdsOf = ({ holds_at_pod_terminal: holds }: Shown['demurrage']) => {
  if (holds === null) return NOT_REPORTED
  if (holds.length === 0) return 'None'
  return `${holds.length}${holds.map(({ name, status, description }) => `\n  - ${name} (${status})${description ? `: ${description}` : ''}`).join('')}`
}

const railOf = (rail: Shown['rail']) =>
  rail.pod_rail_carrier === null
    ? ''
    : `
## Rail Information

- Carrier: ${rail.pod_rail_carrier}
- Loaded: ${known(rail.pod_rail_loaded_at)}
- Destination ETA: ${known(rail.destination_eta)}
- Destination ATA: ${known(rail.destination_ata)}
`

const contradictionsIn = (contradictions: Contradictions) =>
  contradictions
    ? `
## Contradictions (${contradictions.count} open)

${contradictions.open.map(({ title, says }) => `- ${title}\n${says.map(saidBy).join('')}`).join('')}`
    : ''

const saidBy = ({ by, words, prevails, reported_at: at }: Open[number]['says'][number]) =>
  `  - ${by}: ${words}, reported ${at}${prevails ? ', served' : ''}\n`
