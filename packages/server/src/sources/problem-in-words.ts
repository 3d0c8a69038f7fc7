interface Unread {
  /** The place in what was received; empty for all of it. */
  at: string
  reason: string
}

/** Names what could not be read, and its place. */
export const problemInWords = ({ at, reason }: Unread): string => (at === '' ? reason : `${at}: ${reason}`)
