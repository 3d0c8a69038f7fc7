import { type EdiProblem, problem, quoted, type X12Segment } from '@boxtrail/edi/segment'
import { element } from '@boxtrail/edi/x12-envelope'
import type { Statement } from '@boxtrail/engine/statement'
import { roughMs, type TimeValue } from '@boxtrail/engine/time'
import { x12Meaning } from '../message/codes.ts'
import { sayUnused } from '../message/message-reading.ts'
import type { Partner } from '../message/partner.ts'
import { isUnknownPlace } from '../message/places.ts'
import {
  needsContainer,
  needsPlace,
  needsTime,
  type StatusReport,
  statementsOf,
  withoutEffect,
} from '../message/status-statements.ts'
import { readX12Time, type TimeRead } from '../message/times.ts'
import type { StatusMeaning } from '../tables/meaning.ts'
import { allOf, timeProblem } from './parts.ts'
import { placeOfMove } from './place-of-move.ts'
import type { Port } from './port-dates.ts'

/** The status of B4, as it was read; no statements if it has a fault. */
export interface MainStatus {
  code: string
  meaning: StatusMeaning
  report: StatusReport
  statements: readonly Statement[]
}

/**
 * The statements of B4 and SG of a 315. In SG, senders list what is in effect besides the status of B4, such as holds,
 * releases and the last free day, and moves of the past. The newest of several about the same thing counts.
 */
export const withFurtherStatuses = (
  segments: readonly X12Segment[],
  b4: MainStatus,
  ports: readonly Port[],
  partner: Partner,
) => {
  const problems: EdiProblem[] = []
  const notes: EdiProblem[] = []
  const doubtful: { what: string; segment: X12Segment }[] = []
  const isMove = ({ says }: Statement) => says === 'milestone'
  const rest = b4.statements.filter((one) => !isMove(one))
  const listed: Listed[] = [{ code: b4.code, isOfB4: true, time: b4.report.time, statements: rest }]
  for (const sg of allOf(segments, 'SG')) {
    const code = element(sg, 1)
    const meaning = x12Meaning('315', code, partner)
    const read = timeOfStatus(sg, partner)
    const time = read !== null && 'time' in read ? read.time : null
    if (meaning === undefined) {
      notes.push(problem(sg, `not used: no status is known by the code ${quoted(code)}`, 1))
      continue
    }
    if (code === b4.code && (read === null || (time !== null && time.at === b4.report.time?.at))) continue
    const place = placeOfMove(code, meaning, time, b4, ports)
    if (place === null) {
      doubtful.push({ what: `the status ${code} (${meaning.means})`, segment: sg })
      continue
    }
    const report = { ...b4.report, ...place, time, text: `${code} ${meaning.means}` }
    const fault = faultOf(sg, meaning, read, report)
    if (fault) problems.push(fault)
    else {
      listed.push({ code, isOfB4: false, time, statements: statementsOf(meaning, report, partner) })
      notes.push(...withoutEffect(meaning, code, sg, 1))
    }
  }
  notes.push(...sayUnused(doubtful, 'as no R4 says without doubt where it happened'))
  const statements = listed.toSorted(newestFirst).flatMap((one) => one.statements)
  return { statements: [...b4.statements.filter(isMove), ...statements], problems, notes }
}

const faultOf = (
  sg: X12Segment,
  meaning: StatusMeaning,
  read: TimeRead | null,
  { place, container }: StatusReport,
): EdiProblem | null => {
  if (read !== null && 'reason' in read) return timeProblem(sg, read, 4)
  if (needsTime(meaning) && read === null) return problem(sg, 'no date', 4, 'date')
  if (needsPlace(meaning) && isUnknownPlace(place)) return problem(sg, 'neither B4 nor an R4 names its place')
  if (needsContainer(meaning) && container === null) return problem(sg, 'names no container', null, 'number')
  return null
}

const timeOfStatus = (sg: X12Segment, partner: Partner): TimeRead | null =>
  element(sg, 4) === '' ? null : readX12Time(element(sg, 4), element(sg, 5), element(sg, 6), partner.zone)

interface Listed {
  code: string
  isOfB4: boolean
  time: TimeValue | null
  statements: readonly Statement[]
}

/**
 * At one instant, B4 comes first, because the set was sent for it; then what holds the container, because a wasted
 * truck trip costs more than a delay; then the code decides, so that the order in the set never does.
 */
const newestFirst = (a: Listed, b: Listed): number =>
  compare(newness(b), newness(a)) ||
  Number(b.isOfB4) - Number(a.isOfB4) ||
  Number(isHolding(b)) - Number(isHolding(a)) ||
  compare(a.code, b.code)

/** B4 without a date is the current status; an SG without one is from some day before. */
const newness = ({ time, isOfB4 }: Listed): number =>
  time ? roughMs(time) : isOfB4 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY

const isHolding = ({ statements }: Listed): boolean =>
  statements.some(
    (one) =>
      one.says === 'fact' && one.field === 'hold' && (one.value as { status: string | null } | null)?.status !== null,
  )

const compare = <T extends number | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0)
