import type { Issuer } from '../../issuer.ts'
import { goldStar } from './gold-star.ts'
import { namsung } from './namsung.ts'
import { pasha } from './pasha.ts'
import { smLine } from './sm-line.ts'

export const issuers: readonly Issuer[] = [goldStar, namsung, pasha, smLine]
