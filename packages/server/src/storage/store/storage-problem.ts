/** Why files cannot be kept, and what the operator can do. */
export class StorageProblem extends Error {
  override name = 'StorageProblem'
  /** Waiting does not cure it: a setting is wrong. */
  readonly isPermanent: boolean

  constructor(message: string, isPermanent: boolean) {
    super(message)
    this.isPermanent = isPermanent
  }
}
