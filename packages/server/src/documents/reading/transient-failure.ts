/** What kept a document from being read was not the file: its message ends a sentence for the person whose it is. */
export class TransientFailure extends Error {}

/** After so many tries, each of which may have ended its process, it is left unread: they take six hours. */
export const MAX_ATTEMPTS = 8
