import type { TestAccount } from '../harness/api.ts'

/** An account with one record of everything, and with a marker in each of its texts. */
export interface Tenant extends TestAccount {
  /** Six letters contained in every text of the account. */
  mark: string
  /** A record of each type that a request can refer to, by resource type. */
  ids: Record<string, string>
  texts: Record<'number' | 'container' | 'slug' | 'option' | 'company' | 'reference' | 'url' | 'value', string>
  /** The signed id of a file that belongs to no document. */
  upload: string
  /** The access token of an app that the account's first user connected. */
  appToken: string
  /** The slug of a custom field on one record type that refers to records of another and has no value yet. */
  referring: (from: string, to: string) => string
}
