/** The server cannot run under the present conditions; the message tells the operator what to do. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}
