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

/** What is owed, to whom and by whose report; where the service does not say that, what its facility lists. */
export const feesAt = (container: Container) =>
  reported<Fee>(container.meta?.fees ?? container.feesAtPodTerminal, 'fees_at_pod_terminal', container)

type Fee = Container['feesAtPodTerminal'][number] & { payee?: string; source?: string; paidThrough?: string }

/** Reasons that only repeat the availability, which is shown beside them. */
const REPEATED = ['available', 'not_available']

/** Whether it can be picked up, and why; of holds, who must act. The words of a hold may be its terminal's. */
export const readinessOf = ({ meta }: Container) => ({
  ready: meta?.pickup?.ready ?? null,
  because: (meta?.pickup?.because ?? [])
    .filter(({ code }) => !REPEATED.includes(code))
    .map(({ code, detail }) => ({ code, detail: quoted(detail) })),
})

/** Where it is picked up; null while it is not known. */
export const pickupPlaceOf = ({ meta }: Container) => {
  if (!meta?.pickupPlace) return null
  const { facility, name, locode } = meta.pickupPlace
  return { facility, name: facility === null ? quoted(name) : name, locode }
}

/** The last free day by the account's policy, and why, where it is another than the one that binds. */
export const policyDayOf = ({ meta }: Container) => {
  if (!meta?.pickupLfdPolicy || meta.pickupLfdPolicy.day === meta.freeTime?.endsOn) return null
  const { policy, day, statedBy, reason } = meta.pickupLfdPolicy
  return { name: policy, day, stated_by: statedBy, reason }
}

/** The day that binds: the earliest that still applies, of which charge and on whose word. */
export const bindingDayOf = ({ meta }: Container) => {
  const { endsOn = null, binding = null } = meta?.freeTime ?? {}
  if (endsOn === null || binding === null) return null
  const { charge, statedBy, source, othersDiffer } = binding
  return { day: endsOn, charge, stated_by: statedBy, source, others_differ: othersDiffer }
}
