import type { Issuer } from './issuer.ts'

/** See README.md: the unseen half is read once, when the reader is finished. */
export type Half = 'development' | 'unseen'

export const issuersOf = async (half: Half): Promise<readonly Issuer[]> =>
  half === 'development'
    ? (await import('./issuers/development/index.ts')).issuers
    : (await import('./issuers/unseen/index.ts')).issuers
