import type { Issuer } from '../../issuer.ts'
import { bgFreight } from './bg-freight.ts'
import { containerships } from './containerships.ts'
import { kingOcean } from './king-ocean.ts'
import { stolt } from './stolt.ts'

export const issuers: readonly Issuer[] = [bgFreight, containerships, kingOcean, stolt]
