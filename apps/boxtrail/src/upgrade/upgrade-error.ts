/** Something kept the upgrade from being made; the message says what, and what runs now. */
export class UpgradeError extends Error {
  override name = 'UpgradeError'
}
