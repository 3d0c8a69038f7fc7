import type { Container } from '@boxtrail/client'
import { quoted } from '../results/quote.ts'

/** Holds and fees that no facility has reported are unknown, which is not the same as none. */
const reported = <Item>(items: Item[], list: List, { availabilityKnown, meta }: Container): Item[] | null =>
  items.length > 0 || (availabilityKnown && !meta?.unreported?.includes(list)) ? items : null

type List = NonNullable<NonNullable<Container['meta']>['unreported']>[number]

export const holdsOf = (container: Container) =>
  reported(container.holdsAtPodTerminal, 'holds_at_pod_terminal', container)?.map(({ name, status, description }) => ({
    name,
    status,
    description: quoted(description),
  })) ?? null

/** The fees with payee and source; if the service does not have those, the fees that the facility lists. */
export const feesAt = (container: Container) =>
  reported<Fee>(container.meta?.fees ?? container.feesAtPodTerminal, 'fees_at_pod_terminal', container)

type Fee = Container['feesAtPodTerminal'][number] & { payee?: string; source?: string; paidThrough?: string }

/** Reasons that only repeat the availability, which is shown beside them. */
const REPEATED = ['available', 'not_available']

/**
 * Whether the container can be picked up, with the reasons, and who must act on holds. The wording of a hold may be its
 * terminal's.
 */
export const readinessOf = ({ meta }: Container) => ({
  ready: meta?.pickup?.ready ?? null,
  because: (meta?.pickup?.because ?? [])
    .filter(({ code }) => !REPEATED.includes(code))
    .map(({ code, detail }) => ({ code, detail: quoted(detail) })),
})

/** The place of pickup; null while it is unknown. */
export const pickupPlaceOf = ({ meta }: Container) => {
  if (!meta?.pickupPlace) return null
  const { facility, name, locode } = meta.pickupPlace
  return { facility, name: facility === null ? quoted(name) : name, locode }
}

/** The last free day by the account's policy with its reason, if it differs from the binding day. */
export const policyDayOf = ({ meta }: Container) => {
  if (!meta?.pickupLfdPolicy || meta.pickupLfdPolicy.day === meta.freeTime?.endsOn) return null
  const { policy, day, statedBy, reason } = meta.pickupLfdPolicy
  return { name: policy, day, stated_by: statedBy, reason }
}

/** The binding day: the earliest that still applies, with its charge and who stated it. */
export const bindingDayOf = ({ meta }: Container) => {
  const { endsOn = null, binding = null } = meta?.freeTime ?? {}
  if (endsOn === null || binding === null) return null
  const { charge, statedBy, source, othersDiffer } = binding
  return { day: endsOn, charge, stated_by: statedBy, source, others_differ: othersDiffer }
}
