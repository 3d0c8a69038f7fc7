/** An upgrade could not be made; the message says why, and what runs now. */
export class UpgradeError extends Error {
  override name = 'UpgradeError'
}
