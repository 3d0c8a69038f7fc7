import { answerEdifact, type Row } from './answer-edifact.ts'
import { component, type EdifactInterchange, type EdifactMessage } from './edifact-envelope.ts'
import { isEdifactAcknowledgement } from './is-answer.ts'
import type { EdifactSegment, EdiProblem } from './segment.ts'
import type { SetOutcome } from './set-outcome.ts'

export type { SetOutcome } from './set-outcome.ts'

/** Element 0083: the action taken. */
const ACKNOWLEDGED = '7'
const REJECTED = '4'
/** Element 0085: the error code. */
const errors = {
  date: '12',
  time: '12',
  code: '12',
  number: '12',
  foreign: '12',
  unsupported: '12',
  unknown_sender: '23',
  count: '29',
} as const
const MISSING = '13'

/**
 * The CONTRL for an interchange: each message with its outcome, each error with its segment and element. Deterministic.
 */
export const acknowledgeEdifact = (
  interchanges: readonly EdifactInterchange[],
  outcomes: ReadonlyMap<object, SetOutcome>,
  nowMs: number,
): string | null => {
  const answers = interchanges.flatMap(({ unb, messages: all }) => {
    const messages = all.filter(({ unh }) => !isEdifactAcknowledgement(unh))
    const isWanted = unb !== null && (messages.length > 0 || all.length === 0)
    return isWanted ? [acknowledgeOne(unb, messages, outcomes, nowMs)] : []
  })
  return answers.length > 0 ? answers.join('') : null
}

const acknowledgeOne = (
  unb: EdifactSegment,
  messages: readonly EdifactMessage[],
  outcomes: ReadonlyMap<object, SetOutcome>,
  nowMs: number,
): string => {
  const [sender = [''], receiver = ['']] = unb.elements.slice(1, 3)
  const answered = messages.map((message) => ({ message, outcome: outcomes.get(message)! }))
  const isRefused = answered.length > 0 && answered.every(({ outcome }) => outcome.verdict === 'refused')
  const rows: Row[] = [
    ['UCI', component(unb, 5), sender, receiver, isRefused ? REJECTED : ACKNOWLEDGED],
    ...answered.flatMap(({ message, outcome }) => messageAnswer(message, outcome)),
  ]
  return answerEdifact(unb, [{ kind: ['CONTRL', 'D', '3', 'UN'], rows }], nowMs)
}

const messageAnswer = ({ unh }: EdifactMessage, { verdict, problems, notes }: SetOutcome): Row[] => {
  const row: Row = ['UCM', component(unh, 1), unh.elements[1] ?? [''], verdict === 'refused' ? REJECTED : ACKNOWLEDGED]
  const [first] = [...problems, ...notes]
  // UCM itself has the code if the header or the count is wrong.
  if (first && (first.segment <= unh.at || problems.length === 0)) row.push(createError(first))
  return [row, ...problems.flatMap((problem) => errorAnswer(problem, unh.at))]
}

/** UCS counts segments from UNH, which is the first; UCD counts elements with the segment's own name as the first. */
const errorAnswer = (problem: EdiProblem, first: number): Row[] => {
  if (problem.segment <= first) return []
  const position = String(problem.segment - first + 1)
  if (problem.element === null) return [['UCS', position, createError(problem)]]
  return [
    ['UCS', position],
    ['UCD', createError(problem), String(problem.element + 1)],
  ]
}

const createError = ({ element, fault }: EdiProblem) =>
  fault ? errors[fault] : element === null ? MISSING : errors.code
