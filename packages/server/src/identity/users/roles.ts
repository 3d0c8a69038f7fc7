export const ROLES = ['owner', 'member', 'read_only'] as const

/**
 * What a member may do: an `owner` everything, a `member` everything except manage members, the third role only read.
 */
export type Role = (typeof ROLES)[number]

export const mayWrite = (role: Role): boolean => role !== 'read_only'
