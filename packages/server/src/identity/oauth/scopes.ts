/** What a client may be allowed: to read, and to change what the user may change. */
export const SCOPES = ['tracking:read', 'tracking:write'] as const

export type Scope = (typeof SCOPES)[number]

export const DEFAULT_SCOPE: Scope = 'tracking:read'

export const isScope = (text: string): text is Scope => SCOPES.includes(text as Scope)
