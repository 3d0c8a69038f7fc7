import { type Advice, type AdvisedInterchange, type AdvisedSet, wrapText } from './advice.ts'
import { answerX12, createSet } from './answer-x12.ts'
import { formatStamp } from './format-stamp.ts'
import { isX12Answer } from './is-answer.ts'
import type { X12Segment } from './segment.ts'
import { element } from './x12-envelope.ts'

/** Element 110: transaction set accepted, accepted with error, rejected. */
const verdicts = { applied: 'TA', unchanged: 'TA', not_tracked: 'TE', not_used: 'TE', refused: 'TR' } as const

/** Element 353: the advice responds to what was received. */
const RESPONSE = '11'
/** Element 128: the control number of the set; the number of a container. */
const TRANSACTION_NUMBER = 'TN'
const EQUIPMENT_NUMBER = 'EQ'
/** Element 647: none of the listed reasons; the text names it. */
const OTHER_REASON = '024'
/** The longest texts of TED-02 and NTE-02. */
const MAX_TED_LENGTH = 60
const MAX_NOTE_LENGTH = 80

/**
 * The 824 (application advice) for an interchange: the outcome for each container of each set, which a 997 cannot
 * express. Deterministic.
 */
export const adviseX12 = (interchanges: readonly AdvisedInterchange<X12Segment>[], nowMs: number): string | null => {
  const answers = interchanges.flatMap(({ head, sets: all }) => {
    const sets = all.filter((set) => !isX12Answer(set.head, set.group))
    const gs = sets.find(({ group }) => group !== null)?.group ?? null
    return gs === null ? [] : [adviseInterchange(head, gs, sets, nowMs)]
  })
  return answers.length > 0 ? answers.join('') : null
}

const adviseInterchange = (
  isa: X12Segment,
  gs: X12Segment,
  sets: readonly AdvisedSet<X12Segment>[],
  nowMs: number,
): string => {
  const now = formatStamp(nowMs)
  const segments = [
    ['BGN', RESPONSE, element(isa, 13), now.slice(0, 8), now.slice(8, 12)],
    ...sets.flatMap((set) => set.advice.flatMap((advice) => adviceRows(set, advice))),
  ]
  return answerX12({ isa, gs, functionalId: 'AG', sets: [createSet('824', 1, segments)], nowMs })
}

const adviceRows = ({ head, group }: AdvisedSet<X12Segment>, { container, outcome, reasons }: Advice): string[][] => [
  [
    'OTI',
    verdicts[outcome],
    TRANSACTION_NUMBER,
    element(head, 2),
    element(group, 2),
    element(group, 3),
    element(group, 4),
    element(group, 5),
    element(group, 6),
    element(head, 2),
    element(head, 1),
  ],
  ...(container === null ? [] : [['REF', EQUIPMENT_NUMBER, container]]),
  ['TED', OTHER_REASON, outcome.replaceAll('_', ' ').slice(0, MAX_TED_LENGTH)],
  ...reasons.flatMap((reason) => wrapText(reason, MAX_NOTE_LENGTH)).map((line) => ['NTE', '', line]),
]
