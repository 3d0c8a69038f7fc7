/** Why files cannot be kept, and what the operator can do. */
export class StorageProblem extends Error {
  override name = 'StorageProblem'
  /** Whether a setting is wrong, so that waiting does not help. */
  readonly isPermanent: boolean

  constructor(message: string, isPermanent: boolean) {
    super(message)
    this.isPermanent = isPermanent
  }
}
