const HOUR_MS = 3_600_000

/** How often a source is polled, by the phase of the journey. All configurable; milliseconds. */
export interface Cadence {
  awaitingManifestMs: number
  beforeDepartureMs: number
  atSeaMs: number
  nearArrivalMs: number
  /** `nearArrivalMs` applies from this long before the arrival. */
  nearArrivalFromMs: number
  dischargedMs: number
  afterFullOutMs: number
  /** From the first response that would end tracking or withdraw an actual to the poll that confirms it. */
  confirmationMs: number
  retryFirstMs: number
  retryMaxMs: number
  /** How long polls of a source pause when its circuit breaker opens: the first time, and at most. */
  breakFirstMs: number
  breakMaxMs: number
}

export const defaultCadence: Cadence = {
  awaitingManifestMs: 24 * HOUR_MS,
  beforeDepartureMs: 12 * HOUR_MS,
  atSeaMs: 6 * HOUR_MS,
  nearArrivalMs: 2 * HOUR_MS,
  nearArrivalFromMs: 48 * HOUR_MS,
  dischargedMs: HOUR_MS,
  afterFullOutMs: 12 * HOUR_MS,
  confirmationMs: 6 * HOUR_MS,
  retryFirstMs: 30_000,
  retryMaxMs: 4 * HOUR_MS,
  breakFirstMs: 30_000,
  breakMaxMs: HOUR_MS / 4,
}

export type Phase = 'awaiting' | 'before_departure' | 'at_sea' | 'discharged' | 'after_full_out' | 'finished'

export interface CadenceInput {
  phase: Phase
  etaMs: number | null
  awaitsConfirmation: boolean
}

/** How long to wait after a response before the next poll. */
export const intervalMs = (
  { phase, etaMs, awaitsConfirmation }: CadenceInput,
  nowMs: number,
  cadence: Cadence = defaultCadence,
): number => {
  const usual = usualInterval(phase, etaMs, nowMs, cadence)
  return awaitsConfirmation ? Math.min(usual, cadence.confirmationMs) : usual
}

const usualInterval = (phase: Phase, etaMs: number | null, nowMs: number, cadence: Cadence): number => {
  switch (phase) {
    case 'awaiting':
      return cadence.awaitingManifestMs
    case 'before_departure':
      return cadence.beforeDepartureMs
    case 'discharged':
      return cadence.dischargedMs
    case 'after_full_out':
      return cadence.afterFullOutMs
    case 'finished':
      return 24 * HOUR_MS
    case 'at_sea': {
      if (etaMs === null) return cadence.atSeaMs
      const nearFromMs = etaMs - cadence.nearArrivalFromMs
      // Do not sleep past the moment when the arrival counts as near.
      return nowMs >= nearFromMs
        ? cadence.nearArrivalMs
        : Math.max(Math.min(cadence.atSeaMs, nearFromMs - nowMs), cadence.nearArrivalMs)
    }
  }
}

/** Exponential, with jitter over the upper half; by default, all attempts take about a day. `random` is in [0, 1). */
export const retryDelayMs = (attempt: number, random: number, cadence: Cadence = defaultCadence): number => {
  const ceiling = Math.min(cadence.retryMaxMs, cadence.retryFirstMs * 2 ** Math.max(attempt - 1, 0))
  return Math.round(ceiling / 2 + (ceiling / 2) * random)
}

export interface PhaseInput {
  departedAtMs: number | null
  dischargedAll: boolean
  fullOutAll: boolean
  emptyAll: boolean
}

/** The phase of a journey, which decides the polling interval. */
export const phaseOf = ({ departedAtMs, dischargedAll, fullOutAll, emptyAll }: PhaseInput): Phase => {
  if (emptyAll) return 'finished'
  if (fullOutAll) return 'after_full_out'
  if (dischargedAll) return 'discharged'
  return departedAtMs === null ? 'before_departure' : 'at_sea'
}
