import type { Issuer } from '../../issuer.ts'
import { boluda } from './boluda.ts'
import { crane } from './crane.ts'
import { ethiopianCoffee } from './ethiopian-coffee.ts'
import { greencarrier } from './greencarrier.ts'
import { icl } from './icl.ts'
import { inchcape } from './inchcape.ts'
import { interasia } from './interasia.ts'
import { sealead } from './sealead.ts'
import { singaporeCustoms } from './singapore-customs.ts'
import { solarMaker } from './solar-maker.ts'
import { transworld } from './transworld.ts'
import { vanguard } from './vanguard.ts'

export const issuers: readonly Issuer[] = [
  boluda,
  crane,
  ethiopianCoffee,
  greencarrier,
  icl,
  inchcape,
  interasia,
  sealead,
  singaporeCustoms,
  solarMaker,
  transworld,
  vanguard,
]
