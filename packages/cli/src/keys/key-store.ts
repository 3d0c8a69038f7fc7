/** Where keys are kept: the keychain of the system, or a file. */
export interface KeyStore {
  name: string
  read: (profile: string) => Promise<string | null>
  /** False where it does not work, so that another is taken. */
  write: (profile: string, key: string) => Promise<boolean>
  remove: (profile: string) => Promise<void>
}
