/** A place where keys are kept: the keychain of the system, or a file. */
export interface KeyStore {
  name: string
  read: (profile: string) => Promise<string | null>
  /** False if the store does not work, so that another one is used. */
  write: (profile: string, key: string) => Promise<boolean>
  remove: (profile: string) => Promise<void>
}
