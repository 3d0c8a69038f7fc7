import { otherForm } from '@boxtrail/reference/bare-number'
import type { LineOptions } from '../port/line-adapter.ts'
import type { Source } from '../port/source.ts'
import { fetchEvents } from './fetch-events.ts'
import { fingerprintEvents } from './fingerprint-events.ts'
import type { Profile } from './profile.ts'
import { readEvents } from './read-events.ts'

/** Increment whenever `readEvents` reads the same bytes differently. */
export const DCSA_VERSION = 19

export interface DcsaOptions extends Omit<LineOptions, 'limits'> {
  limits?: LineOptions['limits']
  profile: Profile
}

/** A shipping line with a DCSA Track & Trace 2.2 API. */
export const createDcsaSource = (options: DcsaOptions): Source => {
  const { id, scac, name, profile, baseUrl, get, limits = {} } = options
  const { prefixes = { scac, alternativeScacs: [], bolPrefix: null } } = options
  const endpoint = { profile, baseUrl, get }
  return {
    id,
    kind: 'line',
    name,
    scac,
    adapter: 'dcsa',
    adapterVersion: DCSA_VERSION,
    style: 'snapshot',
    limits: { ...profile.limits, ...limits },
    hidesUnknownNumbers: profile.hidesUnknownNumbers,
    normalizeNumber: profile.normalizeNumber,
    otherForm: (kind, number) =>
      profile.triesBothForms && (kind === 'bill' || kind === 'booking') ? otherForm(number, prefixes) : null,
    data: profile.data,
    fetch: (subject, signal) => fetchEvents(endpoint, subject, signal),
    read: (body, subject) => readEvents(body, subject, profile),
    fingerprint: (body) => fingerprintEvents(body, profile),
  }
}
