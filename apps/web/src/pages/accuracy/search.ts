import { textOf } from '../../format/search.ts'

/** What the address of the page on the accuracy of sources says. */
export interface AccuracySearch {
  by?: 'port_pair' | undefined
  kind?: string | undefined
  /** Ports, by code or name. */
  from?: string | undefined
  to?: string | undefined
  /** Months, both included. */
  since?: string | undefined
  until?: string | undefined
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

export const searchOfAccuracy = (given: Record<string, unknown>): AccuracySearch => ({
  by: given.by === 'port_pair' ? 'port_pair' : undefined,
  kind: textOf(given.kind, /^(line|terminal|rail)$/),
  from: textOf(given.from),
  to: textOf(given.to),
  since: textOf(given.since, MONTH),
  until: textOf(given.until, MONTH),
})
