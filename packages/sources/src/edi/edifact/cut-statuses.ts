import { component } from '@boxtrail/edi/edifact-envelope'
import type { EdifactSegment } from '@boxtrail/edi/segment'
import { normalizeContainerNumber } from '@boxtrail/reference/container-number'
import { isOfContainer } from './parts.ts'

export interface Consignment {
  /** The segments between CNI and its first status or container apply to the whole consignment. */
  own: EdifactSegment[]
  statuses: ReportedStatus[]
  /** Each EQD that comes first and has no status after it. */
  withoutStatus: EdifactSegment[]
}

/** A status, STS first, and the containers that it is about. */
export interface ReportedStatus {
  common: EdifactSegment[]
  /** Each EQD with its segments; empty for a status that names no container. */
  containers: EdifactSegment[][]
}

/** The head of an IFTSTA, and each CNI with its statuses. Statuses before the first CNI belong to none. */
export const cutStatuses = (
  body: readonly EdifactSegment[],
): { head: EdifactSegment[]; consignments: Consignment[] } => {
  const first = body.findIndex((segment) => segment.id === 'STS' || segment.id === 'CNI' || isContainer(segment))
  const head = first < 0 ? [...body] : body.slice(0, first)
  const blocks: EdifactSegment[][] = [[]]
  for (const segment of body.slice(head.length))
    if (segment.id === 'CNI') blocks.push([segment])
    else blocks.at(-1)!.push(segment)
  return { head, consignments: blocks.map(cutConsignment) }
}

const isContainer = (segment: EdifactSegment): boolean => segment.id === 'EQD' && isOfContainer(segment)

/**
 * In directories such as D.00B a container follows its status; in those such as D.14A it comes first, and its statuses
 * follow it. Which of the two comes first shows which form it is.
 */
const cutConsignment = (block: readonly EdifactSegment[]): Consignment => {
  const isStatus = ({ id }: EdifactSegment) => id === 'STS'
  const [own, ...parts] = cutBefore(block, (segment) => isStatus(segment) || isContainer(segment))
  const isContainerFirst = parts[0] !== undefined && isContainer(parts[0][0]!)
  if (!isContainerFirst) {
    const [, ...statuses] = cutBefore(parts.flat(), isStatus)
    return { own: own!, statuses: statuses.map(cutContainers), withoutStatus: [] }
  }
  const [, ...containers] = cutBefore(parts.flat(), isContainer)
  const cut = joinRepeated(
    containers.map((container) => {
      const [equipment, ...statuses] = cutBefore(container, isStatus)
      return { equipment: equipment!, statuses }
    }),
    (one, other) => one.statuses.length === 0 || other.statuses.length === 0,
  )
  return {
    own: own!,
    statuses: cut.flatMap(({ equipment, statuses }) => statuses.map((common) => ({ common, containers: [equipment] }))),
    withoutStatus: cut.flatMap(({ equipment, statuses }) => (statuses.length === 0 ? [equipment[0]!] : [])),
  }
}

/** Separates the containers of a status. */
const cutContainers = (status: readonly EdifactSegment[]): ReportedStatus => {
  const [common, ...containers] = cutBefore(status, isContainer)
  const joined = joinRepeated(containers.map((equipment) => ({ equipment, statuses: [] })))
  return { common: common!, containers: joined.map(({ equipment }) => equipment) }
}

interface Reported {
  equipment: EdifactSegment[]
  statuses: EdifactSegment[][]
}

/** Joins the segments about a container that is named several times. */
const joinRepeated = (
  containers: readonly Reported[],
  isOne: (one: Reported, other: Reported) => boolean = () => true,
): Reported[] => {
  const known = new Map<string, Reported>()
  return containers.flatMap((one) => {
    const number = normalizeContainerNumber(component(one.equipment[0], 2, 1))
    const before = number === '' ? undefined : known.get(number)
    if (before === undefined || !isOne(before, one)) {
      known.set(number, one)
      return [one]
    }
    for (const segment of one.equipment.slice(1)) before.equipment.push(segment)
    for (const status of one.statuses) before.statuses.push(status)
    return []
  })
}

/** Splits segments: what comes before the first start segment, then each start segment with what follows it. */
const cutBefore = (
  segments: readonly EdifactSegment[],
  isStart: (segment: EdifactSegment) => boolean,
): EdifactSegment[][] => {
  const parts: EdifactSegment[][] = [[]]
  for (const segment of segments)
    if (isStart(segment)) parts.push([segment])
    else parts.at(-1)!.push(segment)
  return parts
}
