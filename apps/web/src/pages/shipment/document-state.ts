import type { IconName } from '../../parts/icon.tsx'

interface DocumentState {
  words: string
  tone: string
  icon: IconName
  /** Whether there is something in it that was not read. */
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

/** How far the service has come with a document. */
export const stateOf = (readability: string | null): DocumentState =>
  readability === null ? BEING_READ : (STATES[readability] ?? READ)
