interface Unread {
  /** Where it stands in what was received; empty for all of it. */
  at: string
  reason: string
}

/** What could not be read, and where that stands. */
export const problemInWords = ({ at, reason }: Unread): string => (at === '' ? reason : `${at}: ${reason}`)
