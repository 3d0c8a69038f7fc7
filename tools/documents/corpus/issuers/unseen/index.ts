import type { Issuer } from '../../issuer.ts'
import { attendantPapers } from './attendant-papers.ts'
import { australianBroker } from './australian-broker.ts'
import { ecu } from './ecu.ts'
import { emiratesShipping } from './emirates-shipping.ts'
import { finnishPaper } from './finnish-paper.ts'
import { gulfPortAuthority } from './gulf-port-authority.ts'
import { heungA } from './heung-a.ts'
import { kenyanTea } from './kenyan-tea.ts'
import { lankanForwarder } from './lankan-forwarder.ts'
import { logwin } from './logwin.ts'
import { malaysianGloves } from './malaysian-gloves.ts'
import { oec } from './oec.ts'
import { samskip } from './samskip.ts'
import { swire } from './swire.ts'
import { woodland } from './woodland.ts'

export const issuers: readonly Issuer[] = [
  attendantPapers,
  australianBroker,
  ecu,
  emiratesShipping,
  finnishPaper,
  gulfPortAuthority,
  heungA,
  kenyanTea,
  lankanForwarder,
  logwin,
  malaysianGloves,
  oec,
  samskip,
  swire,
  woodland,
]
