import type { Issuer } from '../../issuer.ts'
import { acl } from './acl.ts'
import { eimskip } from './eimskip.ts'
import { marfret } from './marfret.ts'
import { samudera } from './samudera.ts'
import { sinokor } from './sinokor.ts'
import { tropicalShipping } from './tropical-shipping.ts'

export const issuers: readonly Issuer[] = [acl, eimskip, marfret, samudera, sinokor, tropicalShipping]
