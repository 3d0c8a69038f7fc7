import type { Issuer } from '../../issuer.ts'
import { brazilianAgent } from './brazilian-agent.ts'
import { cargowise } from './cargowise-forwarder.ts'
import { chineseFactory } from './chinese-factory.ts'
import { evergreen } from './evergreen.ts'
import { fiata } from './fiata.ts'
import { flexport } from './flexport.ts'
import { gofreight } from './gofreight-forwarder.ts'
import { hmm } from './hmm.ts'
import { indianExporter } from './indian-exporter.ts'
import { indianForwarder } from './indian-forwarder.ts'
import { kuehneNagel } from './kuehne-nagel.ts'
import { maersk } from './maersk.ts'
import { magaya } from './magaya-forwarder.ts'
import { nvoccBooking } from './nvocc-booking.ts'
import { one } from './one.ts'
import { schenker } from './schenker.ts'
import { terminalOperator } from './terminal.ts'
import { usBroker } from './us-broker.ts'
import { usCustoms } from './us-customs.ts'
import { usExporter } from './us-exporter.ts'
import { wanHai } from './wan-hai.ts'
import { yangMing } from './yang-ming.ts'
import { zim } from './zim.ts'

export const issuers: readonly Issuer[] = [
  brazilianAgent,
  cargowise,
  chineseFactory,
  evergreen,
  fiata,
  flexport,
  gofreight,
  hmm,
  indianExporter,
  indianForwarder,
  kuehneNagel,
  maersk,
  magaya,
  nvoccBooking,
  one,
  schenker,
  terminalOperator,
  usBroker,
  usCustoms,
  usExporter,
  wanHai,
  yangMing,
  zim,
]
