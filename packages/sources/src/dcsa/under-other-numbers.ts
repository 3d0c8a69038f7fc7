import type { OtherNumber } from '@boxtrail/engine/statement'
import { type NamingEvent, namedTogether, oneTransport } from './naming-events.ts'

/**
 * The events of containers that a response reports only under other numbers, each with one of these. Whether they
 * belong to another journey depends on everything that is known of the container
 * (engine/src/project/journeys/other-journeys.ts).
 */
export const underOtherNumbers = (
  naming: readonly NamingEvent[],
  kind: OtherNumber['kind'],
): ReadonlyMap<unknown, OtherNumber> => {
  const [ofTransport, together] = [oneTransport(naming), namedTogether(naming)]
  const isOfAnother = ({ container, isOfAsked, others }: NamingEvent) =>
    container !== null &&
    !isOfAsked &&
    others.length > 0 &&
    !others.some((one) => ofTransport.has(one) || together.has(one))
  return new Map(
    naming.filter(isOfAnother).map(({ event, others }) => [event, { kind, number: others.toSorted()[0]! }]),
  )
}
