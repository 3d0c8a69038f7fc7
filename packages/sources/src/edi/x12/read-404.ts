import { problem, quoted, type X12Segment } from '@boxtrail/edi/segment'
import { element } from '@boxtrail/edi/x12-envelope'
import { findRailCarrier } from '@boxtrail/reference/rail-carriers'
import { pounds, readContainerNumber, readSizeType } from '../message/container-values.ts'
import {
  checkSharedSegments,
  doubtful,
  type MessageReading,
  refuse,
  withoutRepeatedStatements,
} from '../message/message-reading.ts'
import type { Partner } from '../message/partner.ts'
import { containerFacts, firstOf, lineIn, numbersOf, referencesOf, sealsOfM7 } from './parts.ts'

/**
 * Reads a 404, a waybill. It has no status, but states the railway that takes the container, its bill and booking,
 * weight and seals. Pure.
 */
export const read404 = (segments: readonly X12Segment[], partner: Partner): MessageReading<X12Segment> => {
  const units = segments.flatMap((segment, index) => (segment.id === 'N7' ? [{ n7: segment, index }] : []))
  if (units.length === 0) return refuse(problem(segments[0]!, 'the waybill has no N7, which names the container'))
  const stated = segments.filter(({ id }) => id !== 'N7')
  const tooOften = checkSharedSegments(segments[0]!, units.length, stated)
  if (tooOften) return tooOften
  const numbers = numbersOf(stated, partner, units.length === 1)
  const shared = numbers.segments
  const references = referencesOf(shared, partner)
  const equipment = references.values('equipment')
  const [route] = shared
    .filter(({ id }) => id === 'R2')
    .flatMap((segment) => findRailCarrier(element(segment, 1)) ?? [])
  const l0 = firstOf(segments, 'L0')
  const reading: MessageReading<X12Segment> = { containers: [], problems: [] }
  for (const [position, { n7, index }] of units.entries()) {
    const container = readContainerNumber(element(n7, 1), element(n7, 2), element(n7, 18), equipment, {
      isOnly: units.length === 1,
    })
    if (!container) {
      reading.problems.push(
        problem(n7, `is not a container number: ${quoted(element(n7, 1) + element(n7, 2))}`, 2, 'number'),
      )
      continue
    }
    const own = segments.slice(index, units[position + 1]?.index ?? segments.length)
    // N7 may omit the unit of its weight; then use that of the line item with the same weight.
    const unit = element(n7, 17) || (element(l0, 4) === element(n7, 3) ? element(l0, 11) : '')
    reading.containers.push({
      subject: { kind: 'container', number: container.number },
      segments: [...shared, n7].sort((a, b) => a.at - b.at),
      statements: withoutRepeatedStatements(
        containerFacts(container.number, references, {
          sizeType: readSizeType(element(n7, 22)),
          weight: pounds(element(n7, 3), unit),
          seals: sealsOfM7(own),
          railCarrier: route ?? null,
        }),
      ),
      problems: [],
      notes: [...doubtful(container, n7, 18), ...numbers.notes],
      // The railways of the route are those that will carry it, not the ones that report the waybill.
      about: { line: lineIn(shared) },
    })
  }
  return reading
}
