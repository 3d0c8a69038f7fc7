import type { IconName } from '../../parts/page/icon.tsx'

interface DocumentState {
  words: string
  tone: string
  icon: IconName
  /** Whether a part of it was not read. */
  isUnread: boolean
}

const READ: DocumentState = { words: 'Read', tone: 'tone-good', icon: 'check', isUnread: false }
const STATES: Record<string, DocumentState> = {
  text: READ,
  recognized: { words: 'Read from its pictures', tone: 'tone-good', icon: 'check', isUnread: false },
  no_text: { words: 'No text found in it', tone: 'tone-warn', icon: 'alert', isUnread: true },
  not_read: { words: 'Kept, not opened', tone: 'tone-warn', icon: 'alert', isUnread: true },
}
const BEING_READ: DocumentState = { words: 'Being read …', tone: 'tone-neutral', icon: 'clock', isUnread: false }
const WAITING: DocumentState = { words: 'Waiting to be read again', tone: 'tone-warn', icon: 'clock', isUnread: true }

/** The state of a document; notes on an unread one say why it is waiting. */
export const stateOf = (readability: string | null, notes: string | null): DocumentState => {
  if (readability === null) return notes === null ? BEING_READ : WAITING
  return STATES[readability] ?? READ
}
