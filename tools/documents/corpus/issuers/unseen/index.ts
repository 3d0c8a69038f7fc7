import type { Issuer } from '../../issuer.ts'
import { africaLogistics } from './africa-logistics.ts'
import { arkas } from './arkas.ts'
import { ceva } from './ceva.ts'
import { crowley } from './crowley.ts'
import { geodis } from './geodis.ts'
import { grimaldi } from './grimaldi.ts'
import { hamburgSud } from './hamburg-sud.ts'
import { kerry } from './kerry.ts'
import { kmtc } from './kmtc.ts'
import { matson } from './matson.ts'
import { rcl } from './rcl.ts'
import { seaboard } from './seaboard.ts'
import { sitc } from './sitc.ts'
import { tsLines } from './ts-lines.ts'
import { unifeeder } from './unifeeder.ts'
import { xPressFeeders } from './x-press-feeders.ts'

export const issuers: readonly Issuer[] = [
  africaLogistics,
  arkas,
  ceva,
  crowley,
  geodis,
  grimaldi,
  hamburgSud,
  kerry,
  kmtc,
  matson,
  rcl,
  seaboard,
  sitc,
  tsLines,
  unifeeder,
  xPressFeeders,
]
