import type { PlaceText, Statement } from '../../tracking/statement.ts'
import { boxOf, sealOf } from './boxes.ts'
import { named, x12Meaning } from './codes.ts'
import type { Partner } from './partner.ts'
import { isNowhere, x12Place } from './places.ts'
import { type MessageReading, refused, settled } from './reading.ts'
import { type EdiProblem, problem, quoted, type X12Segment } from './segment.ts'
import type { StatusMeaning } from './tables/meaning.ts'
import { x12Appointments } from './tables/x12-status.ts'
import { needsPlace, needsTime, statementsOf } from './tell.ts'
import { readX12Time } from './times.ts'
import { element } from './x12-envelope.ts'
import { allOf, boxFacts, firstOf, fullness, referencesOf, timeProblem } from './x12-parts.ts'

/** 214, status of a truck's load. Read for the boxes it names; loads without a box are none of ours. Pure. */
export const read214 = (segments: readonly X12Segment[], partner: Partner): MessageReading<X12Segment> => {
  const start = segments[1] ?? segments[0]!
  const statuses = allOf(segments, 'AT7')
  if (statuses.length === 0) return refused(problem(start, 'the set has no AT7, which says what happened'))
  const references = referencesOf(segments, partner)
  const boxes = boxesOf(segments, references.values('equipment'))
  if (boxes.length === 0) return refused(problem(start, 'names no container: neither MS2, N7 nor a reference EQ does'))
  const reading: MessageReading<X12Segment> = { boxes: [], problems: [] }
  for (const { number, segment, isSound } of boxes) {
    const statements: Statement[] = []
    const problems: EdiProblem[] = []
    for (const at7 of statuses) {
      const said = readStatus(at7, segments, number, partner)
      statements.push(...said.statements)
      problems.push(...said.problems)
    }
    const seal = sealOf(element(firstOf(segments, 'M7'), 1))
    statements.push(...boxFacts(number, references, { seal }))
    reading.boxes.push({
      subject: { kind: 'container', number },
      segments: [...segments],
      statements: settled(statements),
      problems,
      notes: isSound ? [] : [problem(segment, `the check digit of ${number} is wrong`)],
    })
  }
  return reading
}

const boxesOf = (segments: readonly X12Segment[], named: readonly string[]) => {
  const found = new Map<string, { number: string; isSound: boolean; segment: X12Segment }>()
  const add = (segment: X12Segment, box: ReturnType<typeof boxOf>) => {
    if (box) found.set(box.number, { ...box, segment })
  }
  for (const segment of segments) {
    if (segment.id === 'N7') add(segment, boxOf(element(segment, 1), element(segment, 2), element(segment, 18), named))
    // MS2: the owner's letters may stand in front of the number or apart from it.
    if (segment.id === 'MS2' && /\d{6}/.test(element(segment, 2))) {
      const [, letters = element(segment, 1), digits = ''] =
        /^([A-Za-z]{4})?\s*-?(\d{6,7})/.exec(element(segment, 2)) ?? []
      add(segment, boxOf(letters, digits))
    }
  }
  if (found.size === 0 && named[0] !== undefined) add(segments[0]!, boxOf('', '', '', named))
  return [...found.values()]
}

const readStatus = (at7: X12Segment, segments: readonly X12Segment[], box: string, partner: Partner) => {
  const result: { statements: Statement[]; problems: EdiProblem[] } = { statements: [], problems: [] }
  const [status, appointment] = [element(at7, 1), element(at7, 3)]
  const code = status || appointment
  const meaning: StatusMeaning | undefined =
    status === '' ? named(x12Appointments, appointment) : x12Meaning('214', status, partner)
  if (!meaning) {
    result.problems.push(problem(at7, `no status is known by the code ${quoted(code)}`, status === '' ? 3 : 1, 'code'))
    return result
  }
  const time = readX12Time(element(at7, 5), element(at7, 6), element(at7, 7), partner.zone)
  const place = placeAfter(at7, segments, partner)
  if (!('time' in time) && needsTime(meaning)) result.problems.push(timeProblem(at7, time, 5))
  else if (isNowhere(place) && needsPlace(meaning)) result.problems.push(problem(at7, 'no MS1 after it names a place'))
  else {
    const telling = {
      box,
      laden: named(fullness, element(firstOf(segments, 'W2'), 5)) ?? true,
      time: 'time' in time ? time.time : null,
      place,
      mode: 'truck' as const,
      vessel: null,
      voyage: null,
      text: `${code} ${meaning.means}`,
      ofRailway: false,
    }
    result.statements.push(...statementsOf(meaning, telling, partner))
  }
  return result
}

/** MS1 follows its AT7: city, state, country. */
const placeAfter = (at7: X12Segment, segments: readonly X12Segment[], partner: Partner): PlaceText => {
  const next = segments[segments.indexOf(at7) + 1]
  const ms1 = next?.id === 'MS1' ? next : undefined
  const place = x12Place({ name: element(ms1, 1), state: element(ms1, 2), country: element(ms1, 3) }, partner)
  return isNowhere(place) ? (partner.place ?? place) : place
}
