import type { Issuer } from '../../issuer.ts'
import { acl } from './acl.ts'
import { eimskip } from './eimskip.ts'
import { leschaco } from './leschaco.ts'
import { marfret } from './marfret.ts'
import { rohlig } from './rohlig.ts'
import { samudera } from './samudera.ts'
import { senator } from './senator.ts'
import { sinokor } from './sinokor.ts'
import { tropicalShipping } from './tropical-shipping.ts'

export const issuers: readonly Issuer[] = [
  acl,
  eimskip,
  leschaco,
  marfret,
  rohlig,
  samudera,
  senator,
  sinokor,
  tropicalShipping,
]
