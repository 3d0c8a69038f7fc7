import type { Issuer } from '../../issuer.ts'
import { acl } from './acl.ts'
import { canadianBroker } from './canadian-broker.ts'
import { dutchTerminal } from './dutch-terminal.ts'
import { eimskip } from './eimskip.ts'
import { leschaco } from './leschaco.ts'
import { marfret } from './marfret.ts'
import { rohlig } from './rohlig.ts'
import { samudera } from './samudera.ts'
import { savinoDelBene } from './savino-del-bene.ts'
import { senator } from './senator.ts'
import { sinokor } from './sinokor.ts'
import { tropicalShipping } from './tropical-shipping.ts'

export const issuers: readonly Issuer[] = [
  acl,
  canadianBroker,
  dutchTerminal,
  eimskip,
  leschaco,
  marfret,
  rohlig,
  samudera,
  savinoDelBene,
  senator,
  sinokor,
  tropicalShipping,
]
