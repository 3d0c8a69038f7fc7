import { answerX12, createSet } from './answer-x12.ts'
import { isGroupOfAcknowledgements, isX12Acknowledgement } from './is-answer.ts'
import type { EdiProblem } from './segment.ts'
import type { SetOutcome } from './set-outcome.ts'
import { element, type X12Group, type X12Interchange, type X12Set } from './x12-envelope.ts'

export type { SetOutcome } from './set-outcome.ts'

const verdicts = { accepted: 'A', accepted_with_errors: 'E', refused: 'R' } as const
/** Element 723: the error code of an element. */
const elementCodes = {
  date: '8',
  time: '9',
  code: '7',
  number: '7',
  unsupported: '7',
  unknown_sender: '7',
  count: '7',
  foreign: '7',
} as const

/**
 * The 997 for an interchange: each group and set with its outcome, each error with its segment and element.
 * Deterministic.
 */
export const acknowledgeX12 = (
  interchanges: readonly X12Interchange[],
  outcomes: ReadonlyMap<object, SetOutcome>,
  nowMs: number,
): string | null => {
  const answers = interchanges.flatMap((interchange) => {
    const groups = interchange.groups.filter(isAcknowledged)
    const isWanted = groups.length > 0 || wantsTa1(interchange)
    return isWanted ? [acknowledgeInterchange(interchange, groups, outcomes, nowMs)] : []
  })
  return answers.length > 0 ? answers.join('') : null
}

/** Whether a group is acknowledged: one that contains only acknowledgements is not. */
const isAcknowledged = ({ gs, sets }: X12Group): boolean =>
  gs !== null &&
  !isGroupOfAcknowledgements(gs) &&
  (sets.length === 0 || sets.some(({ st }) => !isX12Acknowledgement(st, gs)))

/** ISA-14 requests an acknowledgement of the envelope itself. */
const wantsTa1 = ({ isa }: X12Interchange) => element(isa, 14) === '1'

/** Element I18: errors of the envelope, which are reported but do not reject it. */
const ta1 = (interchange: X12Interchange): string[] => {
  const { isa, iea, groups } = interchange
  const fault =
    iea === null
      ? '023'
      : element(iea, 2) !== element(isa, 13)
        ? '001'
        : Number(element(iea, 1)) !== groups.length
          ? '021'
          : null
  const verdict = groups.length === 0 ? 'R' : fault === null ? 'A' : 'E'
  const code = fault ?? (groups.length === 0 ? '024' : '000')
  return ['TA1', element(isa, 13), element(isa, 9), element(isa, 10), verdict, code]
}

const acknowledgeInterchange = (
  interchange: X12Interchange,
  groups: readonly X12Group[],
  outcomes: ReadonlyMap<object, SetOutcome>,
  nowMs: number,
): string => {
  const { isa } = interchange
  return answerX12({
    isa,
    gs: groups[0]?.gs ?? null,
    functionalId: 'FA',
    beforeGroup: wantsTa1(interchange) ? [ta1(interchange)] : [],
    sets: groups.map((group, index) => createSet('997', index + 1, groupAnswer(group, outcomes))),
    nowMs,
  })
}

const groupAnswer = ({ gs, ge, sets }: X12Group, outcomes: ReadonlyMap<object, SetOutcome>): string[][] => {
  const answered = sets
    .filter(({ st }) => !isX12Acknowledgement(st, gs))
    .map((set) => ({ set, outcome: outcomes.get(set)! }))
  const accepted = sets.length - answered.filter(({ outcome }) => outcome.verdict === 'refused').length
  const isClean = answered.every(({ outcome }) => outcome.verdict === 'accepted')
  const verdict = accepted === 0 && sets.length > 0 ? 'R' : accepted < sets.length ? 'P' : isClean ? 'A' : 'E'
  return [
    ['AK1', element(gs, 1), element(gs, 6)],
    ...answered.flatMap(({ set, outcome }) => setAnswer(set, outcome)),
    ['AK9', verdict, element(ge, 1) || String(sets.length), String(sets.length), String(accepted)],
  ]
}

const setAnswer = ({ st, se, segments }: X12Set, outcome: SetOutcome): string[][] => {
  const errors = outcome.problems.flatMap((problem) => errorAnswer(problem, st.at))
  const codes = new Set<string>()
  if (outcome.problems.some(({ fault }) => fault === 'unsupported')) codes.add('1')
  if (se === null) codes.add('2')
  if (se !== null && element(se, 2) !== element(st, 2)) codes.add('3')
  if (se !== null && Number(element(se, 1)) !== segments.length) codes.add('4')
  if (errors.length > 0) codes.add('5')
  return [
    ['AK2', element(st, 1), element(st, 2)],
    ...errors,
    ['AK5', verdicts[outcome.verdict], ...[...codes].slice(0, 5)],
  ]
}

/** AK3 counts segments from ST, which is the first. */
const errorAnswer = ({ segment, id, element: at, fault }: EdiProblem, first: number): string[][] => {
  if (segment < first) return []
  const position = String(segment - first + 1)
  if (at === null) return [['AK3', id ?? '', position, '', fault === 'unsupported' ? '2' : '3']]
  return [
    ['AK3', id ?? '', position, '', '8'],
    ['AK4', String(at), '', fault === undefined ? '1' : elementCodes[fault]],
  ]
}
