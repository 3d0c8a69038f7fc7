import type { Issuer } from '../../issuer.ts'
import { agility } from './agility.ts'
import { bahri } from './bahri.ts'
import { goldStar } from './gold-star.ts'
import { namsung } from './namsung.ts'
import { pasha } from './pasha.ts'
import { shipco } from './shipco.ts'
import { smLine } from './sm-line.ts'
import { topocean } from './topocean.ts'

export const issuers: readonly Issuer[] = [agility, bahri, goldStar, namsung, pasha, shipco, smLine, topocean]
