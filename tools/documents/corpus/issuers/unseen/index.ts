import type { Issuer } from '../../issuer.ts'
import { argentineExporter } from './argentine-exporter.ts'
import { belgianAgent } from './belgian-agent.ts'
import { bgFreight } from './bg-freight.ts'
import { colombianExporter } from './colombian-exporter.ts'
import { containerships } from './containerships.ts'
import { frenchBroker } from './french-broker.ts'
import { italianBroker } from './italian-broker.ts'
import { kingOcean } from './king-ocean.ts'
import { mexicanNvocc } from './mexican-nvocc.ts'
import { peruvianAgent } from './peruvian-agent.ts'
import { romanianExporter } from './romanian-exporter.ts'
import { scanGlobal } from './scan-global.ts'
import { stolt } from './stolt.ts'
import { swissForwarder } from './swiss-forwarder.ts'
import { usTransload } from './us-transload.ts'

export const issuers: readonly Issuer[] = [
  argentineExporter,
  belgianAgent,
  bgFreight,
  colombianExporter,
  containerships,
  frenchBroker,
  italianBroker,
  kingOcean,
  mexicanNvocc,
  peruvianAgent,
  romanianExporter,
  scanGlobal,
  stolt,
  swissForwarder,
  usTransload,
]
