import { type Advice, type AdvisedInterchange, type AdvisedSet, wrapText } from './advice.ts'
import { answerEdifact, type Row } from './answer-edifact.ts'
import { component } from './edifact-envelope.ts'
import { formatStamp } from './format-stamp.ts'
import { isEdifactAnswer } from './is-answer.ts'
import type { EdifactSegment } from './segment.ts'

/** Element 1001: acknowledgement, or error, at the level of the application. */
const ACKNOWLEDGEMENT = '312'
const ERROR = '313'
/** Element 1153: the message that this one is about; the number of a container. */
const PREVIOUS_MESSAGE = 'ACW'
const EQUIPMENT_NUMBER = 'EQ'
/** Element 9321, agreed between the partners: the outcomes in at most eight characters. */
const outcomes = {
  applied: 'APPLIED',
  not_tracked: 'NOTTRACK',
  not_used: 'NOTUSED',
  unchanged: 'SAME',
  refused: 'REFUSED',
} as const
const AGREED = 'ZZZ'
/** FTX: error description, five lines of up to MAX_LINE_LENGTH characters. */
const ERROR_DESCRIPTION = 'AAO'
const MAX_LINE_LENGTH = 70
const MAX_LINES = 5
/** Element 2005 and 2379. */
const DOCUMENT_DATE = '137'
const MINUTES = '203'

/**
 * The APERAK for an interchange: the outcome for each container of each message, which a CONTRL cannot express.
 * Deterministic.
 */
export const adviseEdifact = (
  interchanges: readonly AdvisedInterchange<EdifactSegment>[],
  nowMs: number,
): string | null => {
  const answers = interchanges
    .map(({ head, sets }) => ({ head, sets: sets.filter((set) => !isEdifactAnswer(set.head)) }))
    .filter(({ head, sets }) => head.id === 'UNB' && sets.length > 0)
    .map(({ head, sets }) =>
      answerEdifact(
        head,
        sets.map((set) => ({ kind: ['APERAK', 'D', '96A', 'UN'], rows: adviceRows(set, nowMs) })),
        nowMs,
      ),
    )
  return answers.length > 0 ? answers.join('') : null
}

const adviceRows = ({ head, advice }: AdvisedSet<EdifactSegment>, nowMs: number): Row[] => {
  const isRefused = advice.length > 0 && advice.every(({ outcome }) => outcome === 'refused')
  const now = formatStamp(nowMs).slice(0, 12)
  return [
    ['BGM', isRefused ? ERROR : ACKNOWLEDGEMENT, component(head, 1), '9'],
    ['DTM', [DOCUMENT_DATE, now, MINUTES]],
    ['RFF', [PREVIOUS_MESSAGE, component(head, 1)]],
    ...advice.flatMap(outcomeRows),
  ]
}

const outcomeRows = ({ container, outcome, reasons }: Advice): Row[] => {
  const lines = reasons.flatMap((reason) => wrapText(reason, MAX_LINE_LENGTH))
  const texts = Array.from({ length: Math.ceil(lines.length / MAX_LINES) }, (_, n) =>
    lines.slice(n * MAX_LINES, (n + 1) * MAX_LINES),
  )
  return [
    ['ERC', [outcomes[outcome], '', AGREED]],
    ...texts.map((text): Row => ['FTX', ERROR_DESCRIPTION, '', '', text]),
    ...(container === null ? [] : [['RFF', [EQUIPMENT_NUMBER, container]]]),
  ]
}
