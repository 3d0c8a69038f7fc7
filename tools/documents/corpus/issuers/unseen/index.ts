import type { Issuer } from '../../issuer.ts'
import { belgianAgent } from './belgian-agent.ts'
import { bgFreight } from './bg-freight.ts'
import { containerships } from './containerships.ts'
import { kingOcean } from './king-ocean.ts'
import { romanianExporter } from './romanian-exporter.ts'
import { scanGlobal } from './scan-global.ts'
import { stolt } from './stolt.ts'
import { swissForwarder } from './swiss-forwarder.ts'

export const issuers: readonly Issuer[] = [
  belgianAgent,
  bgFreight,
  containerships,
  kingOcean,
  romanianExporter,
  scanGlobal,
  stolt,
  swissForwarder,
]
