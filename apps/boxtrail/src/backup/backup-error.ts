/** A backup or restore could not be made; the message tells the operator why. */
export class BackupError extends Error {
  override name = 'BackupError'
}
