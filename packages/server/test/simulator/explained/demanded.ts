import type { Shown } from '../shown.ts'
import { hasLeft, isThere } from './forms.ts'

/** Sentences that an explanation must contain when the served record meets a condition. */
export const demanded: readonly { words: RegExp; when: (shown: Shown) => boolean }[] = [
  { words: /^The container can be picked up/, when: ({ meta }) => meta.pickup?.ready === true },
  {
    words: /^A pickup (is|was) booked/,
    when: (shown) => isThere(shown) && shown.attributes.pickup_appointment_at !== null,
  },
  {
    words: /^The last free day, after which/,
    when: (shown) => isThere(shown) && (shown.meta.free_time?.ends_on ?? null) !== null,
  },
  {
    words: / is (set|expected)(?: \(“.*”\))?: /,
    when: (shown) => !hasLeft(shown) && shown.attributes.holds_at_pod_terminal.length > 0,
  },
  { words: /off dock/, when: ({ attributes }) => attributes.current_status === 'off_dock' },
  {
    words: /reported as (dropped|loaded)/,
    when: ({ attributes }) => ['dropped', 'loaded'].includes(attributes.current_status),
  },
  { words: / reports what cannot be so: /, when: ({ meta }) => (meta.flags ?? []).length > 0 },
  { words: /^The full container was picked up/, when: ({ attributes }) => attributes.current_status === 'picked_up' },
  {
    words: /^The container was returned empty/,
    when: ({ attributes }) => attributes.current_status === 'empty_returned',
  },
  {
    words: /^It is at /,
    when: (shown) =>
      isThere(shown) && shown.attributes.final_destination_timezone === null && shown.pickupFacility !== null,
  },
]
