/** Something kept a backup or restore from being made; the message tells the operator what. */
export class BackupError extends Error {
  override name = 'BackupError'
}
