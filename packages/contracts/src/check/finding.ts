/** One way in which a server does not keep the contract. */
export interface Finding {
  /** The operation, or the schema that several operations share. */
  where: string
  what: string
  /** The call that showed it; absent if the server's own document did. */
  call?: string
}

/** What was compared, and what was found. */
export interface Report {
  server: string
  /** The version of the contract that this package was made from. */
  contract: string
  /** Whether the server's own document was compared. */
  isDocumentCompared: boolean
  /** How many calls were made, with their responses compared. */
  calls: number
  findings: Finding[]
}
