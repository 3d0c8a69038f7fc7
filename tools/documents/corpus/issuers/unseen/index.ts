import type { Issuer } from '../../issuer.ts'
import { allcargo } from './allcargo.ts'
import { anl } from './anl.ts'
import { apl } from './apl.ts'
import { autoPartsSupplier } from './auto-parts-supplier.ts'
import { borchard } from './borchard.ts'
import { chemicalExporter } from './chemical-exporter.ts'
import { daviesTurner } from './davies-turner.ts'
import { dimerco } from './dimerco.ts'
import { ecuadorianTerminal } from './ecuadorian-terminal.ts'
import { electronicsTrader } from './electronics-trader.ts'
import { germanBroker } from './german-broker.ts'
import { ghanaianTerminal } from './ghanaian-terminal.ts'
import { greatWhiteFleet } from './great-white-fleet.ts'
import { gulfCoastTerminal } from './gulf-coast-terminal.ts'
import { hillebrand } from './hillebrand.ts'
import { jas } from './jas.ts'
import { kintetsu } from './kintetsu.ts'
import { messina } from './messina.ts'
import { nileDutch } from './nile-dutch.ts'
import { nzBroker } from './nz-broker.ts'
import { opdr } from './opdr.ts'
import { pantos } from './pantos.ts'
import { seafoodExporter } from './seafood-exporter.ts'
import { tarros } from './tarros.ts'
import { tileExporter } from './tile-exporter.ts'
import { timberExporter } from './timber-exporter.ts'
import { turkon } from './turkon.ts'
import { uniserve } from './uniserve.ts'
import { usAbiBroker } from './us-abi-broker.ts'
import { wec } from './wec.ts'

export const issuers: readonly Issuer[] = [
  allcargo,
  anl,
  apl,
  autoPartsSupplier,
  borchard,
  chemicalExporter,
  daviesTurner,
  dimerco,
  ecuadorianTerminal,
  electronicsTrader,
  germanBroker,
  ghanaianTerminal,
  greatWhiteFleet,
  gulfCoastTerminal,
  hillebrand,
  jas,
  kintetsu,
  messina,
  nileDutch,
  nzBroker,
  opdr,
  pantos,
  seafoodExporter,
  tarros,
  tileExporter,
  timberExporter,
  turkon,
  uniserve,
  usAbiBroker,
  wec,
]
