/** How the documentation describes a kind of entry. */
interface KindOfEntry {
  /** Completes the sentence "It appears when …". */
  appears: string
  /** Completes the sentence "It vanishes when …". */
  vanishes: string
  acts: string
}

/** Every kind of entry; the rules are in the files beside this one. */
export const kinds = {
  free_time_ended: {
    appears: 'the binding last free day has passed at the place, and the container is still there',
    vanishes: 'it is picked up, or a later day is reported',
    acts: 'you, or whoever releases its hold',
  },
  free_time_ending: {
    appears: 'the binding last free day is at most `free_time_ends_within_days` days away',
    vanishes: 'it is picked up, a later day is reported, or the day has passed',
    acts: 'you, or whoever releases its hold',
  },
  held: {
    appears: 'a hold is set or expected',
    vanishes: 'a later list lacks it, or the container is picked up',
    acts: 'whoever releases it: the line, customs (through your broker), the terminal, or you by paying',
  },
  newly_held: {
    appears: 'a hold is set that a list of a day ago did not have',
    vanishes: 'the day is over, or the hold is released',
    acts: 'whoever releases it',
  },
  newly_released: {
    appears: 'a hold that was set a day ago is no longer in the list',
    vanishes: 'the day is over, or the container is picked up',
    acts: 'you',
  },
  ready_for_pickup: {
    appears: 'it is reported as available, and no hold is set',
    vanishes: 'it is picked up, or one of the two changes',
    acts: 'you',
  },
  arriving_soon: {
    appears: 'the estimated arrival is at most `arrives_within_days` days away',
    vanishes: 'it arrives, the estimate moves away, or its day has passed',
    acts: 'you: prepare the pickup',
  },
  eta_moved: {
    appears: 'the estimated arrival moved by more than `eta_moved_by_hours` hours within a day',
    vanishes: 'the day is over, or it arrives',
    acts: 'you',
  },
  not_reported: {
    appears:
      'the window of a milestone has passed, and nobody reports it ([when something is overdue](silence.md)); where a last free day has passed, that is named instead; two days after the unloading a polled terminal says nothing of the availability',
    vanishes: 'it, or a later one, is reported, or the estimate moves',
    acts: 'the line or the terminal',
  },
  source_silent: {
    appears:
      'a source could not be read for a day, or for three of its intervals where those are longer; a feed that reported on it pushes nothing for so long, about whatever',
    vanishes: 'it answers; the feed pushes again',
    acts: 'the source; the operator where it refuses the credentials, or is no longer connected',
  },
  source_not_connected: {
    appears: 'a number waits for a line that is not connected to this installation',
    vanishes: 'the line is connected',
    acts: 'the operator',
  },
  request_failed: {
    appears: 'a tracking request failed within the last thirty days',
    vanishes: 'thirty days are over; mark it as done before',
    acts: 'you',
  },
  request_waiting: {
    appears: 'a tracking request waits for its line, or is retried',
    vanishes: 'the line reports the number, or the request fails',
    acts: 'you or the line, as the reason says',
  },
  empty_return_due: {
    appears: 'the container is picked up',
    vanishes: 'its empty return is reported',
    acts: 'you',
  },
  document_contradicts: {
    appears: 'a document states something else than a source reports, as [contradictions](contradictions.md) have it',
    vanishes: 'the two agree, the value is corrected or rejected, or the container is picked up',
    acts: 'you',
  },
  document_offers_value: {
    appears:
      'an arrival notice or delivery order has a last free day or pickup place that nobody reports, and nobody has confirmed it',
    vanishes: 'it is confirmed or rejected, a source reports one, or the container is picked up',
    acts: 'you',
  },
  sources_contradict: {
    appears:
      'sources say what cannot all be so ([contradictions](contradictions.md)), and it is more than good to know',
    vanishes: 'one of them is corrected or taken back, or the container is picked up',
    acts: 'you: ask the source that is wrong, or rely on the safe one',
  },
} as const satisfies Record<string, KindOfEntry>

export type AttentionKind = keyof typeof kinds

export const attentionKinds = Object.keys(kinds) as AttentionKind[]
