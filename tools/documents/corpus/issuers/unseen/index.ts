import type { Issuer } from '../../issuer.ts'
import { greatWhiteFleet } from './great-white-fleet.ts'
import { messina } from './messina.ts'
import { tarros } from './tarros.ts'
import { turkon } from './turkon.ts'

export const issuers: readonly Issuer[] = [greatWhiteFleet, messina, tarros, turkon]
