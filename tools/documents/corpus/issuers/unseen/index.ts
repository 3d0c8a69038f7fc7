import type { Issuer } from '../../issuer.ts'
import { hamburgSud } from './hamburg-sud.ts'
import { kmtc } from './kmtc.ts'
import { sitc } from './sitc.ts'
import { tsLines } from './ts-lines.ts'
import { xPressFeeders } from './x-press-feeders.ts'

export const issuers: readonly Issuer[] = [hamburgSud, kmtc, sitc, tsLines, xPressFeeders]
