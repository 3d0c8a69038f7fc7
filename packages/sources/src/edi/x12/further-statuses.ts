import { type EdiProblem, problem, quoted, type X12Segment } from '@boxtrail/edi/segment'
import { element } from '@boxtrail/edi/x12-envelope'
import type { Statement } from '@boxtrail/engine/statement'
import { roughMs } from '@boxtrail/engine/time'
import { x12Meaning } from '../message/codes.ts'
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
import { allOf, timeProblem } from './parts.ts'

/**
 * SG of a 315: terminals list there what is in force beside the status of B4, such as holds, releases and the last free
 * day, all of the same container and place. The newest comes first: it is the one that is kept of several about the same.
 */
export const furtherStatuses = (
  segments: readonly X12Segment[],
  report: Omit<StatusReport, 'time' | 'text'>,
  partner: Partner,
) => {
  const result: { statements: Statement[]; problems: EdiProblem[]; notes: EdiProblem[] } = {
    statements: [],
    problems: [],
    notes: [],
  }
  const statuses = allOf(segments, 'SG').map((sg) => ({ sg, read: timeOfStatus(sg, partner) }))
  for (const { sg, read } of statuses.sort((a, b) => newness(b.read) - newness(a.read))) {
    const code = element(sg, 1)
    const meaning = x12Meaning('315', code, partner)
    const fault =
      meaning === undefined
        ? problem(sg, `no status is known by the code ${quoted(code)}`, 1, 'code')
        : read !== null && 'reason' in read
          ? timeProblem(sg, read, 4)
          : needsTime(meaning) && read === null
            ? problem(sg, 'no date', 4, 'date')
            : needsPlace(meaning) && isUnknownPlace(report.place)
              ? problem(sg, 'neither B4 nor an R4 names its place')
              : needsContainer(meaning) && report.container === null
                ? problem(sg, 'names no container', null, 'number')
                : null
    if (fault) result.problems.push(fault)
    else if (meaning) {
      const time = read !== null && 'time' in read ? read.time : null
      result.statements.push(...statementsOf(meaning, { ...report, time, text: `${code} ${meaning.means}` }, partner))
      result.notes.push(...withoutEffect(meaning, code, sg, 1))
    }
  }
  return result
}

const timeOfStatus = (sg: X12Segment, partner: Partner): TimeRead | null =>
  element(sg, 4) === '' ? null : readX12Time(element(sg, 4), element(sg, 5), element(sg, 6), partner.zone)

const newness = (read: TimeRead | null): number =>
  read !== null && 'time' in read ? roughMs(read.time) : Number.NEGATIVE_INFINITY
