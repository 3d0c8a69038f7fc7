import { textOf } from '../../format/search.ts'

/** The state of the accuracy page in its URL. */
export interface AccuracySearch {
  by?: 'port_pair' | undefined
  kind?: string | undefined
  /** Ports, by code or name. */
  from?: string | undefined
  to?: string | undefined
  /** The first and the last month. */
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
