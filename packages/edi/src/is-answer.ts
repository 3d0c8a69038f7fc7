import { component } from './edifact-envelope.ts'
import type { EdifactSegment, X12Segment } from './segment.ts'
import { element } from './x12-envelope.ts'

/** Transaction sets that answer others: acknowledgements and application advice. A group may have any name. */
const ACKNOWLEDGEMENTS = ['997', '999']
const ADVICE = ['824']
/** Functional groups (GS-01) of these. */
const GROUP_OF_ACKNOWLEDGEMENTS = 'FA'
const GROUP_OF_ADVICE = 'AG'

export const isGroupOfAcknowledgements = (gs: X12Segment | null): boolean =>
  element(gs, 1) === GROUP_OF_ACKNOWLEDGEMENTS

/**
 * Whether a set is an acknowledgement. These are never acknowledged, because two parties that did so would never stop.
 */
export const isX12Acknowledgement = (st: X12Segment, gs: X12Segment | null): boolean =>
  ACKNOWLEDGEMENTS.includes(element(st, 1)) || isGroupOfAcknowledgements(gs)
/** Whether a set answers others. Such sets get no application advice either. */
export const isX12Answer = (st: X12Segment, gs: X12Segment | null): boolean =>
  isX12Acknowledgement(st, gs) || ADVICE.includes(element(st, 1)) || element(gs, 1) === GROUP_OF_ADVICE

export const isEdifactAcknowledgement = (unh: EdifactSegment): boolean => component(unh, 2, 1) === 'CONTRL'
export const isEdifactAnswer = (unh: EdifactSegment): boolean =>
  isEdifactAcknowledgement(unh) || component(unh, 2, 1) === 'APERAK'
