import type { TestAccount } from '../harness/api.ts'

/** An account that has one of everything, and every text of it marked with a word of its own. */
export interface Tenant extends TestAccount {
  /** Six letters: it stands in every text of the account. */
  mark: string
  /** A record of each kind that a request can name, by resource type. */
  ids: Record<string, string>
  texts: Record<'number' | 'container' | 'slug' | 'option' | 'company' | 'reference' | 'url' | 'value', string>
  /** The signed id of a file of which no document is made. */
  upload: string
  /** The field of records of a type that refers to records of another: it has no value yet. */
  referring: (from: string, to: string) => string
}
