/** Plays an account's sandbox on towards a time of its clock, in milliseconds; false while somebody else does. */
export type PlaySandbox = (accountId: string, toMs: number) => Promise<boolean>
