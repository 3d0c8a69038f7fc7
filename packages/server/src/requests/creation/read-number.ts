import type { Body } from '@boxtrail/contracts/zod'
import { lineSourceId, SIMULATED_SCAC } from '@boxtrail/engine/source-id'
import {
  blankNumber,
  blankScac,
  impossibleNumber,
  lineNotEnabled,
  notAContainerNumber,
  unknownScac,
  unsupportedType,
} from '@boxtrail/protocol/errors'
import { bareNumber } from '@boxtrail/reference/bare-number'
import { isContainerNumber, normalizeContainerNumber } from '@boxtrail/reference/container-number'
import { normalizeNumber } from '@boxtrail/reference/number'
import { findResemblance, findShapeProblem, findTestNumberProblem, stripLabel } from '@boxtrail/reference/number-shape'
import type { Reference } from '@boxtrail/reference/reference'
import type { NumberKind, ShippingLine } from '@boxtrail/reference/shipping-lines'
import { UNCONFIGURED } from '@boxtrail/sources/port/traits'
import { isAvailable } from '../../records/shipping-lines/available.ts'
import type { SubjectKind, TrackedNumber } from '../../records/tracking-requests/tracked-number.ts'

type Attributes = Body<'createTrackingRequest'>['data']['attributes']

/** What this module needs from the sources: which one serves a line for an account, and its form of numbers. */
interface Lines {
  line(
    scac: string,
    accountId: string,
    number: string,
  ): { id: string; adapter: string; normalizeNumber(kind: SubjectKind, number: string): string } | undefined
}

const subjectKinds = { bill_of_lading: 'bill', booking: 'booking', container: 'container' } as const

const words: Record<NumberKind, { all: string; one: string }> = {
  bill_of_lading: { all: 'bills of lading', one: 'a bill of lading' },
  booking: { all: 'bookings', one: 'a booking' },
  container: { all: 'container numbers', one: 'a container number' },
}

export const readNumber = (
  attributes: Attributes,
  context: { reference: Reference; registry: Lines; accountId: string; enabledLines: readonly string[] },
): TrackedNumber => {
  const requestType = attributes.request_type === 'booking_number' ? 'booking' : attributes.request_type
  const requestNumber = attributes.request_number.trim()
  const bare = stripLabel(requestNumber)
  const plain = normalizeNumber(bare)
  if (plain === '') throw blankNumber()
  if (requestType === 'container' && !isContainerNumber(bare)) throw notAContainerNumber()
  const line = lineOf(attributes, requestType, context)
  const isTestNumber = line?.scac === SIMULATED_SCAC
  const problemOf = isTestNumber ? findTestNumberProblem : findShapeProblem
  const problem = requestType === 'container' ? null : problemOf(bare)
  if (problem !== null) throw impossibleNumber(words[requestType].one, problem)
  const looksLike = requestType === 'container' ? null : findResemblance(requestNumber)
  const asSent = { requestType, requestNumber, looksLike }
  if (line === null) return { ...asSent, normalizedNumber: plain, bareNumber: plain, scac: null, subject: null }
  const source = context.registry.line(line.scac, context.accountId, plain)
  const kind = subjectKinds[requestType]
  // Test numbers are names and keep their dashes.
  const typed = isTestNumber ? bare.toUpperCase() : requestType === 'container' ? normalizeContainerNumber(bare) : plain
  // A line without credentials has no adapter that knows its form of numbers.
  const normalizedNumber = source ? source.normalizeNumber(kind, typed) : plain
  if (normalizedNumber === '') throw blankNumber()
  const sourceId = source?.id ?? lineSourceId(line.scac)
  const subject = { kind, number: normalizedNumber, sourceId, adapter: source?.adapter ?? UNCONFIGURED }
  const hasPrefix = requestType !== 'container' && !isTestNumber
  const bareOne = hasPrefix ? bareNumber(normalizedNumber, line) : normalizedNumber
  return { ...asSent, normalizedNumber, bareNumber: bareOne, scac: line.scac, subject }
}

/** The named line, by its primary or another SCAC; null if it is to be detected. */
const lineOf = (
  { scac: given, auto_detect_vocc_scac }: Attributes,
  requestType: NumberKind,
  { reference, enabledLines }: { reference: Reference; enabledLines: readonly string[] },
): ShippingLine | null => {
  const scac = (given ?? '').trim().toUpperCase()
  if (scac === '') {
    if (auto_detect_vocc_scac === true) return null
    throw blankScac()
  }
  const line = reference.shippingLines.byScac(scac)
  if (!line) throw unknownScac(scac)
  if (!isAvailable(line, enabledLines)) throw lineNotEnabled(line.scac)
  if (!line.supports[requestType]) throw unsupportedType(line.scac, words[requestType].all, alternatives(line))
  return line
}

const alternatives = ({ supports }: ShippingLine) => {
  const others = (Object.keys(words) as NumberKind[]).filter((kind) => supports[kind]).map((kind) => words[kind].one)
  return others.join(' or ') || 'another line'
}
