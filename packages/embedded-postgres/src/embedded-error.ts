/** The server cannot run as things are; the message tells the operator what to do. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}
