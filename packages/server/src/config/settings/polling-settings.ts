import { type Cadence, defaultCadence } from '@boxtrail/engine/cadence'
import { defaultRequestLimits } from '@boxtrail/engine/lifecycle/decide-request'
import { z } from 'zod'
import { positive, seconds } from './setting-types.ts'

// The engine decides how often a source is polled, and has the defaults.
const engineSeconds = (name: keyof Cadence) => seconds.default(defaultCadence[name] / 1_000)

export const cadence = z.strictObject({
  before_departure_s: engineSeconds('beforeDepartureMs').describe('Between polls before the departure'),
  at_sea_s: engineSeconds('atSeaMs').describe('Between polls while at sea'),
  near_arrival_s: engineSeconds('nearArrivalMs').describe('Between polls near the arrival'),
  near_arrival_from_s: engineSeconds('nearArrivalFromMs').describe('How long before the arrival that begins'),
  discharged_s: engineSeconds('dischargedMs').describe(
    'Between polls after the discharge, until the container is picked up',
  ),
  after_full_out_s: engineSeconds('afterFullOutMs').describe('Between polls after that'),
  confirmation_s: engineSeconds('confirmationMs').describe(
    'At most, between the first and the confirming response of a stop or a withdrawal',
  ),
  break_first_s: engineSeconds('breakFirstMs').describe('How long a source that fails repeatedly is not polled'),
  break_max_s: engineSeconds('breakMaxMs').describe('At most for how long'),
})

/** How a source that failed to respond is polled again; by default, for about 24 hours. */
export const retry = z.strictObject({
  attempts: positive
    .default(defaultRequestLimits.maxAttempts)
    .describe('Polls of a line that cannot be reached before the request fails'),
  first_s: engineSeconds('retryFirstMs').describe('The pause after the first failed poll'),
  max_s: engineSeconds('retryMaxMs').describe('The longest pause after failed polls'),
  manifest_wait_days: positive
    .max(3_650)
    .default(defaultRequestLimits.awaitManifestMs / 86_400_000)
    .describe('How long a number that the line does not know yet is polled'),
  manifest_interval_s: engineSeconds('awaitingManifestMs').describe('Between those polls'),
})
