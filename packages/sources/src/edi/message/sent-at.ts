import { component } from '@boxtrail/edi/edifact-envelope'
import type { EdifactSegment, X12Segment } from '@boxtrail/edi/segment'
import { element } from '@boxtrail/edi/x12-envelope'
import { wallTimeMs } from '@boxtrail/engine/time'
import { readEdifactTime, readX12Time } from './times.ts'

/** When the group was created, by the sender's clock; null if not stated. */
export const x12SentMs = (isa: X12Segment, gs: X12Segment | null, zone: string | null): number | null => {
  const reportedTime = [
    readX12Time(element(gs, 4), element(gs, 5)),
    readX12Time(element(isa, 9), element(isa, 10)),
  ].find((read) => 'time' in read)
  if (!reportedTime || !('time' in reportedTime)) return null
  const { at, precision } = reportedTime.time
  const ms = Date.parse(precision === 'day' ? `${at}T00:00:00Z` : `${at}Z`)
  return zone === null ? ms : wallTimeMs(ms, zone)
}

/** When the interchange was created, by the sender's clock; null if not stated. */
export const edifactSentMs = (unb: EdifactSegment | null, zone: string | null): number | null => {
  const date = component(unb, 4, 1)
  const read = readEdifactTime(`${date}${component(unb, 4, 2).slice(0, 4)}`, date.length === 8 ? '203' : '201')
  if (!('time' in read)) return null
  const ms = Date.parse(`${read.time.at}Z`)
  return zone === null ? ms : wallTimeMs(ms, zone)
}
