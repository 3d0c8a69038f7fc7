/** Plays an account's sandbox on to a time of its clock, in milliseconds; false while somebody else does. */
export type PlaySandbox = (accountId: string, toMs: number) => Promise<boolean>
