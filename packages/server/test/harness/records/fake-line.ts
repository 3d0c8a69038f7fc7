import type { Outcome } from '@boxtrail/engine/statement'
import { fingerprintEvents } from '@boxtrail/sources/dcsa/fingerprint-events'
import { generic } from '@boxtrail/sources/dcsa/profile'
import { readEvents } from '@boxtrail/sources/dcsa/read-events'
import type { Fetched, Source, Subject } from '@boxtrail/sources/port/source'

export interface FakeLine {
  source: Source
  /** Makes the line respond to a number with these DCSA events; those of the test line are rewritten to that number. */
  knows: (number: string, events: readonly unknown[]) => void
  /** Makes the line fail for a number in this way. */
  fails: (number: string, outcome: Exclude<Outcome, 'ok'>, detail?: string) => void
  /** The subjects that the line was polled for, in order. */
  polls: Subject[]
}

/** A shipping line without a network: it responds with the DCSA events that the test defines. */
export const fakeLine = (scac: string): FakeLine => {
  const answers = new Map<string, Fetched>()
  const polls: Subject[] = []
  const nothing: Fetched = {
    outcome: 'not_found',
    body: null,
    mediaType: null,
    complete: true,
    retryAfterMs: null,
    detail: null,
  }
  return {
    polls,
    knows: (number, events) =>
      answers.set(number, {
        ...nothing,
        outcome: 'ok',
        body: JSON.stringify(events).replaceAll('"TEST-TR-SUCCEEDED"', JSON.stringify(number)),
        mediaType: 'application/json',
      }),
    fails: (number, outcome, detail) => answers.set(number, { ...nothing, outcome, detail: detail ?? null }),
    source: {
      id: `line:${scac}`,
      kind: 'line',
      name: scac,
      scac,
      adapter: 'fake',
      adapterVersion: 1,
      style: 'snapshot',
      limits: { concurrency: 8, perMinute: null, perDay: null },
      hidesUnknownNumbers: false,
      normalizeNumber: (_kind, number) =>
        number
          .toUpperCase()
          .replace(/[\s-]/g, '')
          .replace(new RegExp(`^${scac}`), ''),
      fetch: async (subject) => {
        polls.push(subject)
        return answers.get(subject.number) ?? nothing
      },
      read: (body, subject) => readEvents(body, subject, generic),
      fingerprint: (body) => fingerprintEvents(body, generic),
    },
  }
}
