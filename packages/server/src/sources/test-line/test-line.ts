import { lineSourceId, SIMULATED_SCAC } from '@boxtrail/engine/source-id'
import { fingerprintEvents } from '@boxtrail/sources/dcsa/fingerprint-events'
import { dcsaData, generic } from '@boxtrail/sources/dcsa/profile'
import { readEvents } from '@boxtrail/sources/dcsa/read-events'
import type { Fetched, Source } from '@boxtrail/sources/port/source'
import { createPositions, type Positions } from './simulated-positions.ts'
import { testJourney } from './test-journey.ts'

/** The line with SCAC `TEST`, which is always configured and needs no credentials (apps/docs/wire.md#test-numbers). */
export const createTestLine = (nowMs: () => number = Date.now): Source => {
  const positions = createPositions()
  return {
    id: lineSourceId(SIMULATED_SCAC),
    kind: 'line',
    name: 'Test line',
    scac: SIMULATED_SCAC,
    adapter: 'simulated',
    adapterVersion: 1,
    style: 'snapshot',
    limits: { concurrency: 8, perMinute: null, perDay: null },
    hidesUnknownNumbers: false,
    normalizeNumber: (_kind, number) => number.trim().toUpperCase(),
    data: dcsaData(),
    fetch: ({ number }) => answer(number, nowMs(), positions),
    read: (body, subject) => readEvents(body, subject, generic),
    fingerprint: (body) => fingerprintEvents(body, generic),
  }
}

const answer = async (number: string, nowMs: number, positions: Positions): Promise<Fetched> => {
  const nothing = { mediaType: null, complete: true, retryAfterMs: null }
  if (number === 'TEST-TR-FAILED')
    return { ...nothing, outcome: 'number_rejected', body: null, detail: 'a number that always fails' }
  if (number !== 'TEST-TR-SUCCEEDED') return { ...nothing, outcome: 'not_found', body: null, detail: null }
  return {
    ...nothing,
    outcome: 'ok',
    mediaType: 'application/json',
    body: JSON.stringify(testJourney(nowMs)),
    detail: null,
    positions: await positions(nowMs),
  }
}
