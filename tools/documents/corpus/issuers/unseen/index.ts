import type { Issuer } from '../../issuer.ts'
import { allcargo } from './allcargo.ts'
import { anl } from './anl.ts'
import { apl } from './apl.ts'
import { borchard } from './borchard.ts'
import { daviesTurner } from './davies-turner.ts'
import { dimerco } from './dimerco.ts'
import { greatWhiteFleet } from './great-white-fleet.ts'
import { gulfCoastTerminal } from './gulf-coast-terminal.ts'
import { hillebrand } from './hillebrand.ts'
import { jas } from './jas.ts'
import { kintetsu } from './kintetsu.ts'
import { messina } from './messina.ts'
import { nileDutch } from './nile-dutch.ts'
import { opdr } from './opdr.ts'
import { pantos } from './pantos.ts'
import { tarros } from './tarros.ts'
import { turkon } from './turkon.ts'
import { uniserve } from './uniserve.ts'
import { wec } from './wec.ts'

export const issuers: readonly Issuer[] = [
  allcargo,
  anl,
  apl,
  borchard,
  daviesTurner,
  dimerco,
  greatWhiteFleet,
  gulfCoastTerminal,
  hillebrand,
  jas,
  kintetsu,
  messina,
  nileDutch,
  opdr,
  pantos,
  tarros,
  turkon,
  uniserve,
  wec,
]
