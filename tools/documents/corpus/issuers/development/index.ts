import type { Issuer } from '../../issuer.ts'
import { chRobinson } from './ch-robinson.ts'
import { cmaCgm } from './cma-cgm.ts'
import { cosco } from './cosco.ts'
import { dhl } from './dhl.ts'
import { dsv } from './dsv.ts'
import { expeditors } from './expeditors.ts'
import { frenchForwarder } from './french-forwarder.ts'
import { germanManufacturer } from './german-manufacturer.ts'
import { hapagLloyd } from './hapag-lloyd.ts'
import { italianManufacturer } from './italian-manufacturer.ts'
import { koreanForwarder } from './korean-forwarder.ts'
import { msc } from './msc.ts'
import { nippon } from './nippon.ts'
import { oocl } from './oocl.ts'
import { otherPapers } from './other-papers.ts'
import { perDiem } from './per-diem.ts'
import { pil } from './pil.ts'
import { sinotrans } from './sinotrans.ts'
import { spanishForwarder } from './spanish-forwarder.ts'
import { turkishExporter } from './turkish-exporter.ts'
import { ukCustoms } from './uk-customs.ts'
import { vietnameseForwarder } from './vietnamese-forwarder.ts'
import { vietnameseFurniture } from './vietnamese-furniture.ts'

export const issuers: readonly Issuer[] = [
  chRobinson,
  cmaCgm,
  cosco,
  dhl,
  dsv,
  expeditors,
  frenchForwarder,
  germanManufacturer,
  hapagLloyd,
  italianManufacturer,
  koreanForwarder,
  msc,
  nippon,
  oocl,
  otherPapers,
  perDiem,
  pil,
  sinotrans,
  spanishForwarder,
  turkishExporter,
  ukCustoms,
  vietnameseForwarder,
  vietnameseFurniture,
]
