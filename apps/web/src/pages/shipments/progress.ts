import type { Container } from '@boxtrail/client'
import { containerStatus, type StatusLook } from '../../parts/status-look.ts'

/** The statuses of the containers of a shipment with their counts, most frequent first. */
export const statusesOf = (
  containers: readonly Pick<Container, 'currentStatus'>[],
): { look: StatusLook; count: number }[] => {
  const counts = new Map<string, number>()
  for (const { currentStatus } of containers) counts.set(currentStatus, (counts.get(currentStatus) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([code, count]) => ({ look: containerStatus(code), count }))
}
