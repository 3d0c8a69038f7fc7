/** The reason why a document was not read is not the file: its message ends a sentence for its owner. */
export class TransientFailure extends Error {}

/**
 * After this many attempts, each of which may have ended its process, the document is left unread: they take six hours.
 */
export const MAX_ATTEMPTS = 8
