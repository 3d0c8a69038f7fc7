import type { Issuer } from '../../issuer.ts'

export const issuers: readonly Issuer[] = []
