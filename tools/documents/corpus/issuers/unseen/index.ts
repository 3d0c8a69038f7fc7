import type { Issuer } from '../../issuer.ts'
import { anl } from './anl.ts'
import { apl } from './apl.ts'
import { borchard } from './borchard.ts'
import { greatWhiteFleet } from './great-white-fleet.ts'
import { messina } from './messina.ts'
import { nileDutch } from './nile-dutch.ts'
import { opdr } from './opdr.ts'
import { tarros } from './tarros.ts'
import { turkon } from './turkon.ts'

export const issuers: readonly Issuer[] = [
  anl,
  apl,
  borchard,
  greatWhiteFleet,
  messina,
  nileDutch,
  opdr,
  tarros,
  turkon,
]
