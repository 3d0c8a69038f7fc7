import { type Cadence, defaultCadence } from '../tracking/cadence.ts'
import type { RequestLimits } from '../tracking/lifecycle/tracking-request.ts'
import type { Config } from './config.ts'

/** The cadence of the file over the defaults; seconds there, milliseconds here. */
export const cadenceOf = ({ cadence, retry }: Pick<Config, 'cadence' | 'retry'>): Cadence => {
  const merged: Cadence = {
    ...defaultCadence,
    awaitingManifestMs: retry.manifest_interval_s * 1_000,
    retryFirstMs: retry.first_s * 1_000,
    retryMaxMs: retry.max_s * 1_000,
  }
  for (const [name, seconds] of Object.entries(cadence)) {
    const field = name.replace(/_s$/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    merged[`${field}Ms` as keyof Cadence] = (seconds as number) * 1_000
  }
  return merged
}

export const requestLimitsOf = ({ retry }: Pick<Config, 'retry'>): RequestLimits => ({
  maxAttempts: retry.attempts,
  awaitManifestMs: retry.manifest_wait_days * 86_400_000,
})
