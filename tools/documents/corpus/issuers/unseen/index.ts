import type { Issuer } from '../../issuer.ts'
import { acl } from './acl.ts'
import { australianWharfCarrier } from './australian-wharf-carrier.ts'
import { canadianBroker } from './canadian-broker.ts'
import { chileanFruit } from './chilean-fruit.ts'
import { dutchTerminal } from './dutch-terminal.ts'
import { egyptianExporter } from './egyptian-exporter.ts'
import { eimskip } from './eimskip.ts'
import { koreanExporter } from './korean-exporter.ts'
import { leschaco } from './leschaco.ts'
import { mainfreight } from './mainfreight.ts'
import { marfret } from './marfret.ts'
import { noatum } from './noatum.ts'
import { polishAgency } from './polish-agency.ts'
import { rohlig } from './rohlig.ts'
import { samudera } from './samudera.ts'
import { savinoDelBene } from './savino-del-bene.ts'
import { senator } from './senator.ts'
import { sinokor } from './sinokor.ts'
import { taiwaneseMachines } from './taiwanese-machines.ts'
import { tropicalShipping } from './tropical-shipping.ts'

export const issuers: readonly Issuer[] = [
  acl,
  australianWharfCarrier,
  canadianBroker,
  chileanFruit,
  dutchTerminal,
  egyptianExporter,
  eimskip,
  koreanExporter,
  leschaco,
  mainfreight,
  marfret,
  noatum,
  polishAgency,
  rohlig,
  samudera,
  savinoDelBene,
  senator,
  sinokor,
  taiwaneseMachines,
  tropicalShipping,
]
