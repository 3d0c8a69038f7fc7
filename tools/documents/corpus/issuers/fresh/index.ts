import type { Issuer } from '../../issuer.ts'
import { samudera } from './samudera.ts'
import { sinokor } from './sinokor.ts'
import { tropicalShipping } from './tropical-shipping.ts'

export const issuers: readonly Issuer[] = [samudera, sinokor, tropicalShipping]
