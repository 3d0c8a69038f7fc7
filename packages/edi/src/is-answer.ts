import { component } from './edifact-envelope.ts'
import type { EdifactSegment, X12Segment } from './segment.ts'
import { element } from './x12-envelope.ts'

/** Functional groups (GS-01) that answer others: acknowledgements (997, 999) and application advice (824). */
const ACKNOWLEDGEMENTS = 'FA'
const ADVICE = 'AG'

/** An acknowledgement is never acknowledged: two parties that did would not stop. */
export const isX12Acknowledgement = (gs: X12Segment | null): boolean => element(gs, 1) === ACKNOWLEDGEMENTS
/** What answers is not advised upon either. */
export const isX12Answer = (gs: X12Segment | null): boolean => isX12Acknowledgement(gs) || element(gs, 1) === ADVICE

export const isEdifactAcknowledgement = (unh: EdifactSegment): boolean => component(unh, 2, 1) === 'CONTRL'
export const isEdifactAnswer = (unh: EdifactSegment): boolean =>
  isEdifactAcknowledgement(unh) || component(unh, 2, 1) === 'APERAK'
