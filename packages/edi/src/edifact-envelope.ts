import { clean, type EdifactSegment, type EdiProblem, problem, quoted } from './segment.ts'

export interface EdifactMessage {
  /** UNH to UNT. */
  segments: EdifactSegment[]
  unh: EdifactSegment
  unt: EdifactSegment | null
  notes: EdiProblem[]
}

export interface EdifactInterchange {
  /** Null if the message came without an envelope. */
  unb: EdifactSegment | null
  unz: EdifactSegment | null
  messages: EdifactMessage[]
  notes: EdiProblem[]
}

/** The component with these numbers, as guides count them: `component(bgm, 1, 1)`. */
export const component = (segment: EdifactSegment | null | undefined, element: number, part = 1): string =>
  clean(segment?.elements[element - 1]?.[part - 1] ?? '')

/** Sorts segments into interchanges and messages. Segments outside of them, and inconsistencies, are noted. */
export const edifactInterchanges = (segments: readonly EdifactSegment[]): EdifactInterchange[] => {
  const interchanges: EdifactInterchange[] = []
  let interchange: EdifactInterchange | null = null
  let message: EdifactMessage | null = null
  for (const segment of segments) {
    if (segment.id === 'UNB') {
      interchange = { unb: segment, unz: null, messages: [], notes: [] }
      interchanges.push(interchange)
      message = null
    } else if (segment.id === 'UNH') {
      if (interchange === null) {
        interchange = { unb: null, unz: null, messages: [], notes: [problem(segment, 'a message without UNB')] }
        interchanges.push(interchange)
      }
      message = { unh: segment, unt: null, segments: [segment], notes: [] }
      interchange.messages.push(message)
    } else if (segment.id === 'UNT' && message !== null) {
      message.unt = segment
      message.segments.push(segment)
      checkMessage(message)
      message = null
    } else if (segment.id === 'UNZ' && interchange !== null) {
      interchange.unz = segment
      checkInterchange(interchange)
      interchange = null
      message = null
    } else if (message !== null) message.segments.push(segment)
    else if (segment.id !== 'UNG' && segment.id !== 'UNE')
      interchange?.notes.push(problem(segment, 'is outside of a message'))
  }
  for (const { unb, unz, notes } of interchanges)
    if (unb !== null && unz === null) notes.push(problem(unb, 'the interchange has no UNZ'))
  return interchanges
}

const checkMessage = ({ unh, unt, segments, notes }: EdifactMessage) => {
  if (Number(component(unt, 1)) !== segments.length)
    notes.push(problem(unt!, `counts ${quoted(component(unt, 1))} segments, there are ${segments.length}`, 1, 'count'))
  if (component(unt, 2) !== component(unh, 1))
    notes.push(
      problem(unt!, `names the message ${quoted(component(unt, 2))}, UNH names it ${quoted(component(unh, 1))}`, 2),
    )
}

const checkInterchange = ({ unb, unz, messages, notes }: EdifactInterchange) => {
  if (Number(component(unz, 1)) !== messages.length)
    notes.push(problem(unz!, `counts ${quoted(component(unz, 1))} messages, there are ${messages.length}`, 1, 'count'))
  if (unb !== null && component(unz, 2) !== component(unb, 5))
    notes.push(
      problem(unz!, `names the interchange ${quoted(component(unz, 2))}, UNB names it ${quoted(component(unb, 5))}`, 2),
    )
}
