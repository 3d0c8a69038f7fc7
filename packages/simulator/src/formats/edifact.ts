import { hash32 } from '../random.ts'
import type { FeedEventReport, FeedStep, Story } from '../story/story.ts'
import { wallTime } from '../time.ts'

/** How terminals write a move: the message, and the code in its BGM. */
const messages: Readonly<Record<string, { type: 'COARRI' | 'CODECO'; code: string }>> = {
  discharge: { type: 'COARRI', code: '98' },
  load: { type: 'COARRI', code: '270' },
  gate_in: { type: 'CODECO', code: '34' },
  gate_out: { type: 'CODECO', code: '36' },
}

/** Gates do not need size and type codes: European terminals send this one. */
const UNKNOWN_SIZE = '0000'

/** What a terminal that sends EDIFACT reports about one container at `nowMs`; null before its first move there. */
export const interchange = (
  story: Story,
  container: number,
  beganMs: number,
  nowMs: number,
  applies: (step: FeedStep) => boolean,
): string | null => {
  const steps = story.feed
    .filter((step) => step.container === container && step.event && step.fromMs <= nowMs - beganMs && applies(step))
    .sort((a, b) => a.fromMs - b.fromMs)
  if (steps.length === 0) return null
  const reference = hash32(`${story.containers[container]}|${beganMs}|${steps.length}`)
  const sentMs = beganMs + steps.at(-1)!.fromMs
  return [
    `UNB+UNOA:2+QXTERMINAL:ZZZ+BOXTRAIL:ZZZ+${digits(sentMs, 'UTC').slice(2, 8)}:${digits(sentMs, 'UTC').slice(8)}+${reference}'`,
    ...steps.flatMap((step, index) => createMessage(story.containers[container]!, step, beganMs, index + 1)),
    `UNZ+${steps.length}+${reference}'`,
  ].join('\n')
}

const createMessage = (
  number: string,
  { event, place, terminal }: FeedStep,
  beganMs: number,
  nth: number,
): string[] => {
  const { type, code } = messages[event!.event]!
  const segments = [
    `BGM+${code}+${number}${nth}+9'`,
    ...vesselSegment(event!),
    "NAD+MS+QXTML:160:184'",
    `EQD+CN+${number}+${UNKNOWN_SIZE}:102:5++3+${event!.laden ? 5 : 4}'`,
    `DTM+7:${digits(beganMs + event!.at.ms, place.zone, 14)}:204'`,
    `LOC+165+${place.locode}:139:6+${terminal.code}:TER:ZZZ'`,
    "CNT+16:1'",
  ]
  return [`UNH+${nth}+${type}:D:95B:UN'`, ...segments, `UNT+${segments.length + 2}+${nth}'`]
}

const vesselSegment = ({ sailing }: FeedEventReport): string[] =>
  sailing ? [`TDT+20+${sailing.voyage}+1++QXTL:172:184+++${sailing.vessel.imo}:146::${sailing.vessel.name}'`] : []

/** Local time without separators, to the minute or, with 14 digits, to the second. */
const digits = (ms: number, zone: string, count = 12): string =>
  wallTime(ms, zone).replaceAll(/\D/g, '').slice(0, count)
