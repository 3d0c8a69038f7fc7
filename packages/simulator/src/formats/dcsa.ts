import { hash32 } from '../random.ts'
import type { Act, Report, Story } from '../story/story.ts'
import { DAY_MS, instant, writeTime } from '../time.ts'

export type DcsaEvent = Record<string, unknown>

/**
 * What the line of a story reports at `nowMs` about the whole bill, or about one of its containers: DCSA Track & Trace
 * 2.2 events.
 */
export const dcsaEvents = (
  story: Story,
  beganMs: number,
  nowMs: number,
  container: number | null = null,
): DcsaEvent[] => {
  const sinceMs = nowMs - beganMs
  const reports = story.reports.filter(
    (report) =>
      report.fromMs <= sinceMs &&
      (report.untilMs === null || sinceMs < report.untilMs) &&
      (container === null || report.act.container === null || report.act.container === container) &&
      !isSilentOn(story, report),
  )
  const events = reports.map((report) => transportOrEquipment(story, report, beganMs, nowMs))
  return [...shipmentEvents(story, beganMs, sinceMs), ...events]
}

const isSilentOn = ({ line: { quirks } }: Story, { act }: Report) =>
  (quirks.noDepartures && act.code === 'DEPA') || (quirks.noArrivals && act.code === 'ARRI')

const shipmentEvents = (story: Story, beganMs: number, sinceMs: number): DcsaEvent[] => {
  if (story.line.quirks.noShipmentEvents) return []
  return story.bookingReports
    .filter(({ fromMs }) => fromMs <= sinceMs)
    .map(({ code, fromMs }) => ({
      ...(story.line.quirks.noEventIds ? {} : { eventID: eventId(story.booking, code, String(fromMs)) }),
      eventType: 'SHIPMENT',
      eventClassifierCode: 'ACT',
      eventDateTime: instant(beganMs + fromMs),
      eventCreatedDateTime: instant(beganMs + fromMs),
      shipmentEventTypeCode: code,
      documentTypeCode: 'BKG',
      documentID: story.booking,
      documentReferences: references(story, sinceMs),
    }))
}

const transportOrEquipment = (story: Story, report: Report, beganMs: number, nowMs: number): DcsaEvent => {
  const { act, classifier, reportedMs, fromMs } = report
  const { quirks } = story.line
  const place = report.place ?? act.place
  const isTransport = act.code === 'DEPA' || act.code === 'ARRI'
  const createdMs = quirks.createdAtPoll && isTransport ? Math.floor(nowMs / DAY_MS) * DAY_MS : beganMs + fromMs
  const id = quirks.noEventIds
    ? {}
    : {
        [quirks.spelling === 'unLocationCode' ? 'eventId' : 'eventID']: eventId(
          story.bill,
          `${act.name}|${act.code}|${act.container}|${act.place.locode}|${act.atMs}`,
          classifier,
        ),
      }
  return {
    ...id,
    eventType: isTransport ? 'TRANSPORT' : 'EQUIPMENT',
    eventClassifierCode: classifier === 'PLN' && quirks.reportsPlans ? 'PLAN' : classifier,
    eventDateTime: writeTime(beganMs + reportedMs, place.zone, report.times ?? quirks.times ?? 'offset'),
    eventCreatedDateTime: instant(createdMs),
    ...(isTransport ? { transportEventTypeCode: act.code } : equipment(story, act)),
    transportCall: transportCall(story, report, place),
    ...(quirks.noReferences ? {} : { documentReferences: references(story, nowMs - beganMs, report) }),
  }
}

const equipment = (story: Story, act: Act) => ({
  equipmentEventTypeCode: act.code,
  equipmentReference: story.containers[act.container!],
  ...(story.line.quirks.noEquipmentType ? {} : { ISOEquipmentCode: story.equipment }),
  emptyIndicatorCode: act.laden ? 'LADEN' : 'EMPTY',
  // A container is sealed once it is full.
  ...(story.line.quirks.noSeals || !act.laden
    ? {}
    : { seals: [{ sealNumber: story.seals[act.container!], sealSource: 'CAR' }] }),
})

const transportCall = (story: Story, report: Report, place: Act['place']) => {
  const { act, classifier } = report
  const { quirks } = story.line
  const terminal = report.terminal ?? act.terminal
  const sailing = report.sailing === undefined ? act.sailing : report.sailing
  const named = sailing !== null && !(quirks.noFutureShips && classifier !== 'ACT')
  const voyageKey = act.code === 'ARRI' || act.code === 'DISC' ? 'importVoyageNumber' : 'exportVoyageNumber'
  const asText = quirks.noLocodes || report.placeName !== undefined
  const smdg = terminal?.smdg && !asText && place === act.place ? terminal.smdg : null
  return {
    [quirks.spelling === 'transportCallId' ? 'transportCallId' : 'transportCallID']:
      `TC-${hash32(`${place.locode}|${sailing?.vessel.imo ?? act.mode}`)}`,
    modeOfTransport: act.mode,
    ...(asText
      ? { location: { locationName: report.placeName ?? place.name } }
      : { [quirks.spelling === 'unLocationCode' ? 'unLocationCode' : 'UNLocationCode']: place.locode }),
    facilityTypeCode: act.facilityType,
    ...(smdg ? { facilityCode: smdg, facilityCodeListProvider: 'SMDG' } : {}),
    ...(named ? { [voyageKey]: sailing.voyage } : {}),
    ...(named ? { vessel: { vesselIMONumber: sailing.vessel.imo, vesselName: sailing.vessel.name } } : {}),
  }
}

const references = (
  { bill, booking, billFromMs }: Story,
  sinceMs: number,
  { partnerBill, otherBill }: Pick<Report, 'partnerBill' | 'otherBill'> = {},
) => {
  const ofBill = (value: string) => ({ documentReferenceType: 'TRD', documentReferenceValue: value })
  if (otherBill) return [ofBill(otherBill)]
  return [
    { documentReferenceType: 'BKG', documentReferenceValue: booking },
    ...(sinceMs >= billFromMs ? [ofBill(bill)] : []),
    ...(partnerBill ? [ofBill(partnerBill)] : []),
  ]
}

/** An id in the form of a UUID, the same for an event in every response. */
const eventId = (...parts: readonly string[]): string => {
  const word = (n: number) =>
    hash32(`${n}|${parts.join('|')}`)
      .toString(16)
      .padStart(8, '0')
  const hex = word(1) + word(2) + word(3) + word(4)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
