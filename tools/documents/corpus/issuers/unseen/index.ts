import type { Issuer } from '../../issuer.ts'
import { emiratesShipping } from './emirates-shipping.ts'
import { samskip } from './samskip.ts'

export const issuers: readonly Issuer[] = [emiratesShipping, samskip]
