import type { Cadence } from '@boxtrail/engine/cadence'
import type { RequestLimits } from '@boxtrail/engine/lifecycle/decide-request'
import type { ConfigFile } from './config-file.ts'

/** The cadence of the file, converted from seconds to milliseconds. */
export const cadenceOf = ({ cadence, retry }: Pick<ConfigFile, 'cadence' | 'retry'>): Cadence => ({
  awaitingManifestMs: retry.manifest_interval_s * 1_000,
  beforeDepartureMs: cadence.before_departure_s * 1_000,
  atSeaMs: cadence.at_sea_s * 1_000,
  nearArrivalMs: cadence.near_arrival_s * 1_000,
  nearArrivalFromMs: cadence.near_arrival_from_s * 1_000,
  dischargedMs: cadence.discharged_s * 1_000,
  afterFullOutMs: cadence.after_full_out_s * 1_000,
  confirmationMs: cadence.confirmation_s * 1_000,
  retryFirstMs: retry.first_s * 1_000,
  retryMaxMs: retry.max_s * 1_000,
  breakFirstMs: cadence.break_first_s * 1_000,
  breakMaxMs: cadence.break_max_s * 1_000,
})

export const requestLimitsOf = ({ retry }: Pick<ConfigFile, 'retry'>): RequestLimits => ({
  maxAttempts: retry.attempts,
  awaitManifestMs: retry.manifest_wait_days * 86_400_000,
})
