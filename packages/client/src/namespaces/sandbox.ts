import type { Schemas } from '@boxtrail/contracts'
import { answered, type Http } from '../http.ts'

type Advance = Schemas['SandboxClockAdvance']['data']['attributes']

/** The clock of the account's simulated lines, terminals and railways. */
export const sandbox = (http: Http) => ({
  /** What the clock shows, and the journeys that are played with the moments to come. */
  clock: () => answered(http.GET('/sandbox/clock')),
  /**
   * Advances the clock by a duration (`{ advance_by: 'P1DT6H' }`), to an instant, or to a moment of a journey
   * (`{ advance_to: 'lfd-1d' }`); answers when it has arrived, or after 15 seconds with how far it has come. What happens on the way reaches your webhooks.
   */
  advance: (attributes: Advance) =>
    answered(http.POST('/sandbox/clock', { body: { data: { type: 'sandbox_clock', attributes } } })),
})
