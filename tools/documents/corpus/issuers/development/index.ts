import type { Issuer } from '../../issuer.ts'
import { acl } from './acl.ts'
import { africaLogistics } from './africa-logistics.ts'
import { agility } from './agility.ts'
import { allcargo } from './allcargo.ts'
import { anl } from './anl.ts'
import { apl } from './apl.ts'
import { argentineExporter } from './argentine-exporter.ts'
import { arkas } from './arkas.ts'
import { attendantPapers } from './attendant-papers.ts'
import { australianBroker } from './australian-broker.ts'
import { australianWharfCarrier } from './australian-wharf-carrier.ts'
import { autoPartsSupplier } from './auto-parts-supplier.ts'
import { bahri } from './bahri.ts'
import { bangladeshGarments } from './bangladesh-garments.ts'
import { belgianAgent } from './belgian-agent.ts'
import { bgFreight } from './bg-freight.ts'
import { borchard } from './borchard.ts'
import { brazilianAgent } from './brazilian-agent.ts'
import { brazilianImporter } from './brazilian-importer.ts'
import { britishExporter } from './british-exporter.ts'
import { britishPort } from './british-port.ts'
import { canadianBroker } from './canadian-broker.ts'
import { cargowise } from './cargowise-forwarder.ts'
import { ceva } from './ceva.ts'
import { chRobinson } from './ch-robinson.ts'
import { chemicalExporter } from './chemical-exporter.ts'
import { chileanFruit } from './chilean-fruit.ts'
import { chineseFactory } from './chinese-factory.ts'
import { chittagongNvocc } from './chittagong-nvocc.ts'
import { cmaCgm } from './cma-cgm.ts'
import { colombianExporter } from './colombian-exporter.ts'
import { containerships } from './containerships.ts'
import { cosco } from './cosco.ts'
import { crowley } from './crowley.ts'
import { daviesTurner } from './davies-turner.ts'
import { dhl } from './dhl.ts'
import { dimerco } from './dimerco.ts'
import { dsv } from './dsv.ts'
import { dutchBroker } from './dutch-broker.ts'
import { dutchTerminal } from './dutch-terminal.ts'
import { ecu } from './ecu.ts'
import { ecuadorianExporter } from './ecuadorian-exporter.ts'
import { ecuadorianTerminal } from './ecuadorian-terminal.ts'
import { egyptianExporter } from './egyptian-exporter.ts'
import { eimskip } from './eimskip.ts'
import { electronicsTrader } from './electronics-trader.ts'
import { emiratesShipping } from './emirates-shipping.ts'
import { europeanTerminal } from './european-terminal.ts'
import { evergreen } from './evergreen.ts'
import { expeditors } from './expeditors.ts'
import { fiata } from './fiata.ts'
import { finnishPaper } from './finnish-paper.ts'
import { flexport } from './flexport.ts'
import { frenchBroker } from './french-broker.ts'
import { frenchForwarder } from './french-forwarder.ts'
import { geodis } from './geodis.ts'
import { germanBroker } from './german-broker.ts'
import { germanCustoms } from './german-customs.ts'
import { germanManufacturer } from './german-manufacturer.ts'
import { ghanaianTerminal } from './ghanaian-terminal.ts'
import { gofreight } from './gofreight-forwarder.ts'
import { goldStar } from './gold-star.ts'
import { greatWhiteFleet } from './great-white-fleet.ts'
import { grimaldi } from './grimaldi.ts'
import { gulfAgent } from './gulf-agent.ts'
import { gulfCoastTerminal } from './gulf-coast-terminal.ts'
import { gulfPortAuthority } from './gulf-port-authority.ts'
import { hamburgSud } from './hamburg-sud.ts'
import { hapagLloyd } from './hapag-lloyd.ts'
import { hellmann } from './hellmann.ts'
import { heungA } from './heung-a.ts'
import { hillebrand } from './hillebrand.ts'
import { hmm } from './hmm.ts'
import { indianCustoms } from './indian-customs.ts'
import { indianExporter } from './indian-exporter.ts'
import { indianForwarder } from './indian-forwarder.ts'
import { indonesianExporter } from './indonesian-exporter.ts'
import { italianBroker } from './italian-broker.ts'
import { italianManufacturer } from './italian-manufacturer.ts'
import { japaneseExporter } from './japanese-exporter.ts'
import { jas } from './jas.ts'
import { kenyanTea } from './kenyan-tea.ts'
import { kerry } from './kerry.ts'
import { kingOcean } from './king-ocean.ts'
import { kintetsu } from './kintetsu.ts'
import { kmtc } from './kmtc.ts'
import { koreanExporter } from './korean-exporter.ts'
import { koreanForwarder } from './korean-forwarder.ts'
import { kuehneNagel } from './kuehne-nagel.ts'
import { lankanForwarder } from './lankan-forwarder.ts'
import { leschaco } from './leschaco.ts'
import { logwin } from './logwin.ts'
import { maersk } from './maersk.ts'
import { magaya } from './magaya-forwarder.ts'
import { mainfreight } from './mainfreight.ts'
import { malaysianGloves } from './malaysian-gloves.ts'
import { marfret } from './marfret.ts'
import { matson } from './matson.ts'
import { medkon } from './medkon.ts'
import { messina } from './messina.ts'
import { mexicanBroker } from './mexican-broker.ts'
import { mexicanNvocc } from './mexican-nvocc.ts'
import { msc } from './msc.ts'
import { namsung } from './namsung.ts'
import { newZealandBroker } from './new-zealand-broker.ts'
import { nileDutch } from './nile-dutch.ts'
import { ningboTrading } from './ningbo-trading.ts'
import { nippon } from './nippon.ts'
import { noatum } from './noatum.ts'
import { nvoccBooking } from './nvocc-booking.ts'
import { nzBroker } from './nz-broker.ts'
import { oec } from './oec.ts'
import { one } from './one.ts'
import { oocl } from './oocl.ts'
import { opdr } from './opdr.ts'
import { otherPapers } from './other-papers.ts'
import { pakistanExporter } from './pakistan-exporter.ts'
import { pantos } from './pantos.ts'
import { pasha } from './pasha.ts'
import { perDiem } from './per-diem.ts'
import { peruvianAgent } from './peruvian-agent.ts'
import { pil } from './pil.ts'
import { polishAgency } from './polish-agency.ts'
import { portugueseExporter } from './portuguese-exporter.ts'
import { railAndDrayage } from './rail-and-drayage.ts'
import { rcl } from './rcl.ts'
import { rhenus } from './rhenus.ts'
import { rohlig } from './rohlig.ts'
import { romanianExporter } from './romanian-exporter.ts'
import { samskip } from './samskip.ts'
import { samudera } from './samudera.ts'
import { savinoDelBene } from './savino-del-bene.ts'
import { scanGlobal } from './scan-global.ts'
import { schenker } from './schenker.ts'
import { seaboard } from './seaboard.ts'
import { seafoodExporter } from './seafood-exporter.ts'
import { senator } from './senator.ts'
import { shenzhenNvocc } from './shenzhen-nvocc.ts'
import { shipco } from './shipco.ts'
import { sinokor } from './sinokor.ts'
import { sinotrans } from './sinotrans.ts'
import { sitc } from './sitc.ts'
import { smLine } from './sm-line.ts'
import { southAfricanAgent } from './south-african-agent.ts'
import { spanishForwarder } from './spanish-forwarder.ts'
import { stolt } from './stolt.ts'
import { swire } from './swire.ts'
import { swissForwarder } from './swiss-forwarder.ts'
import { taiwaneseMachines } from './taiwanese-machines.ts'
import { tarros } from './tarros.ts'
import { terminalOperator } from './terminal.ts'
import { thaiExporter } from './thai-exporter.ts'
import { tileExporter } from './tile-exporter.ts'
import { timberExporter } from './timber-exporter.ts'
import { toll } from './toll.ts'
import { topocean } from './topocean.ts'
import { tropicalShipping } from './tropical-shipping.ts'
import { tsLines } from './ts-lines.ts'
import { turkishExporter } from './turkish-exporter.ts'
import { turkon } from './turkon.ts'
import { ukCustoms } from './uk-customs.ts'
import { unifeeder } from './unifeeder.ts'
import { uniserve } from './uniserve.ts'
import { upsScs } from './ups-scs.ts'
import { usAbiBroker } from './us-abi-broker.ts'
import { usBroker } from './us-broker.ts'
import { usCustoms } from './us-customs.ts'
import { usExporter } from './us-exporter.ts'
import { usTransload } from './us-transload.ts'
import { vietnameseForwarder } from './vietnamese-forwarder.ts'
import { vietnameseFurniture } from './vietnamese-furniture.ts'
import { wanHai } from './wan-hai.ts'
import { wec } from './wec.ts'
import { woodland } from './woodland.ts'
import { xPressFeeders } from './x-press-feeders.ts'
import { yangMing } from './yang-ming.ts'
import { yusen } from './yusen.ts'
import { zim } from './zim.ts'

export const issuers: readonly Issuer[] = [
  africaLogistics,
  arkas,
  bangladeshGarments,
  brazilianAgent,
  brazilianImporter,
  cargowise,
  ceva,
  chineseFactory,
  chittagongNvocc,
  chRobinson,
  cmaCgm,
  cosco,
  crowley,
  dhl,
  dsv,
  europeanTerminal,
  evergreen,
  expeditors,
  fiata,
  flexport,
  frenchForwarder,
  geodis,
  germanCustoms,
  germanManufacturer,
  gofreight,
  grimaldi,
  gulfAgent,
  hamburgSud,
  hapagLloyd,
  hellmann,
  hmm,
  indianCustoms,
  indianExporter,
  indianForwarder,
  italianManufacturer,
  japaneseExporter,
  kerry,
  kmtc,
  koreanForwarder,
  kuehneNagel,
  maersk,
  magaya,
  matson,
  mexicanBroker,
  msc,
  ningboTrading,
  nippon,
  nvoccBooking,
  one,
  oocl,
  otherPapers,
  pakistanExporter,
  perDiem,
  pil,
  portugueseExporter,
  railAndDrayage,
  rcl,
  rhenus,
  schenker,
  seaboard,
  shenzhenNvocc,
  sinotrans,
  sitc,
  spanishForwarder,
  terminalOperator,
  thaiExporter,
  toll,
  tsLines,
  turkishExporter,
  ukCustoms,
  unifeeder,
  upsScs,
  usBroker,
  usCustoms,
  usExporter,
  vietnameseForwarder,
  vietnameseFurniture,
  wanHai,
  xPressFeeders,
  yangMing,
  yusen,
  zim,
  acl,
  australianWharfCarrier,
  canadianBroker,
  chileanFruit,
  dutchTerminal,
  egyptianExporter,
  eimskip,
  koreanExporter,
  leschaco,
  mainfreight,
  marfret,
  noatum,
  polishAgency,
  rohlig,
  samudera,
  savinoDelBene,
  senator,
  sinokor,
  taiwaneseMachines,
  tropicalShipping,
  argentineExporter,
  belgianAgent,
  bgFreight,
  colombianExporter,
  containerships,
  frenchBroker,
  italianBroker,
  kingOcean,
  mexicanNvocc,
  peruvianAgent,
  romanianExporter,
  scanGlobal,
  stolt,
  swissForwarder,
  usTransload,
  attendantPapers,
  australianBroker,
  ecu,
  emiratesShipping,
  finnishPaper,
  gulfPortAuthority,
  heungA,
  kenyanTea,
  lankanForwarder,
  logwin,
  malaysianGloves,
  oec,
  samskip,
  swire,
  woodland,
  agility,
  bahri,
  britishExporter,
  britishPort,
  dutchBroker,
  ecuadorianExporter,
  goldStar,
  indonesianExporter,
  medkon,
  namsung,
  newZealandBroker,
  pasha,
  shipco,
  smLine,
  southAfricanAgent,
  topocean,
  allcargo,
  anl,
  apl,
  autoPartsSupplier,
  borchard,
  chemicalExporter,
  daviesTurner,
  dimerco,
  ecuadorianTerminal,
  electronicsTrader,
  germanBroker,
  ghanaianTerminal,
  greatWhiteFleet,
  gulfCoastTerminal,
  hillebrand,
  jas,
  kintetsu,
  messina,
  nileDutch,
  nzBroker,
  opdr,
  pantos,
  seafoodExporter,
  tarros,
  tileExporter,
  timberExporter,
  turkon,
  uniserve,
  usAbiBroker,
  wec,
]
