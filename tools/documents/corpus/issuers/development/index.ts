import type { Issuer } from '../../issuer.ts'
import { brazilianAgent } from './brazilian-agent.ts'
import { cargowise } from './cargowise-forwarder.ts'
import { chRobinson } from './ch-robinson.ts'
import { chineseFactory } from './chinese-factory.ts'
import { cmaCgm } from './cma-cgm.ts'
import { cosco } from './cosco.ts'
import { dhl } from './dhl.ts'
import { dsv } from './dsv.ts'
import { evergreen } from './evergreen.ts'
import { expeditors } from './expeditors.ts'
import { fiata } from './fiata.ts'
import { flexport } from './flexport.ts'
import { frenchForwarder } from './french-forwarder.ts'
import { germanManufacturer } from './german-manufacturer.ts'
import { gofreight } from './gofreight-forwarder.ts'
import { hapagLloyd } from './hapag-lloyd.ts'
import { hmm } from './hmm.ts'
import { indianExporter } from './indian-exporter.ts'
import { indianForwarder } from './indian-forwarder.ts'
import { italianManufacturer } from './italian-manufacturer.ts'
import { koreanForwarder } from './korean-forwarder.ts'
import { kuehneNagel } from './kuehne-nagel.ts'
import { maersk } from './maersk.ts'
import { magaya } from './magaya-forwarder.ts'
import { msc } from './msc.ts'
import { nippon } from './nippon.ts'
import { nvoccBooking } from './nvocc-booking.ts'
import { one } from './one.ts'
import { oocl } from './oocl.ts'
import { otherPapers } from './other-papers.ts'
import { perDiem } from './per-diem.ts'
import { pil } from './pil.ts'
import { schenker } from './schenker.ts'
import { sinotrans } from './sinotrans.ts'
import { spanishForwarder } from './spanish-forwarder.ts'
import { terminalOperator } from './terminal.ts'
import { turkishExporter } from './turkish-exporter.ts'
import { ukCustoms } from './uk-customs.ts'
import { usBroker } from './us-broker.ts'
import { usCustoms } from './us-customs.ts'
import { usExporter } from './us-exporter.ts'
import { vietnameseForwarder } from './vietnamese-forwarder.ts'
import { vietnameseFurniture } from './vietnamese-furniture.ts'
import { wanHai } from './wan-hai.ts'
import { yangMing } from './yang-ming.ts'
import { zim } from './zim.ts'

export const issuers: readonly Issuer[] = [
  brazilianAgent,
  cargowise,
  chineseFactory,
  chRobinson,
  cmaCgm,
  cosco,
  dhl,
  dsv,
  evergreen,
  expeditors,
  fiata,
  flexport,
  frenchForwarder,
  germanManufacturer,
  gofreight,
  hapagLloyd,
  hmm,
  indianExporter,
  indianForwarder,
  italianManufacturer,
  koreanForwarder,
  kuehneNagel,
  maersk,
  magaya,
  msc,
  nippon,
  nvoccBooking,
  one,
  oocl,
  otherPapers,
  perDiem,
  pil,
  schenker,
  sinotrans,
  spanishForwarder,
  terminalOperator,
  turkishExporter,
  ukCustoms,
  usBroker,
  usCustoms,
  usExporter,
  vietnameseForwarder,
  vietnameseFurniture,
  wanHai,
  yangMing,
  zim,
]
