import type { Container } from '@boxtrail/client'
import { type Urgency, type UrgencyFields, urgencyOf } from '../../format/urgency.ts'
import { type StatusLook, urgentStatus } from '../../parts/record/status-look.ts'

const RANK: readonly Urgency[] = ['over', 'soon', 'held', null]

/**
 * The statuses of a shipment's containers with their counts, the most frequent first, each with its highest urgency.
 */
export const statusesOf = (
  containers: readonly Pick<Container, UrgencyFields>[],
  now: Date,
): { look: StatusLook; count: number }[] => {
  const groups = Map.groupBy(containers, ({ currentStatus }) => currentStatus)
  return [...groups]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([code, own]) => {
      const urgencies = own.map((container) => urgencyOf(container, now))
      return {
        look: urgentStatus(code, RANK.find((urgency) => urgencies.includes(urgency)) ?? null),
        count: own.length,
      }
    })
}
