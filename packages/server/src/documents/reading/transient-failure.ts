/** A document was not read for a reason other than its file. The message ends a sentence for its owner. */
export class TransientFailure extends Error {}

/**
 * After this many attempts, each of which may have ended its process, a document is left unread: they take six hours.
 */
export const MAX_ATTEMPTS = 8
