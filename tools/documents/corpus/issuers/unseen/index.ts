import type { Issuer } from '../../issuer.ts'
import { africaLogistics } from './africa-logistics.ts'
import { arkas } from './arkas.ts'
import { bangladeshGarments } from './bangladesh-garments.ts'
import { brazilianImporter } from './brazilian-importer.ts'
import { ceva } from './ceva.ts'
import { chittagongNvocc } from './chittagong-nvocc.ts'
import { crowley } from './crowley.ts'
import { europeanTerminal } from './european-terminal.ts'
import { geodis } from './geodis.ts'
import { germanCustoms } from './german-customs.ts'
import { grimaldi } from './grimaldi.ts'
import { gulfAgent } from './gulf-agent.ts'
import { hamburgSud } from './hamburg-sud.ts'
import { hellmann } from './hellmann.ts'
import { indianCustoms } from './indian-customs.ts'
import { japaneseExporter } from './japanese-exporter.ts'
import { kerry } from './kerry.ts'
import { kmtc } from './kmtc.ts'
import { matson } from './matson.ts'
import { mexicanBroker } from './mexican-broker.ts'
import { ningboTrading } from './ningbo-trading.ts'
import { pakistanExporter } from './pakistan-exporter.ts'
import { portugueseExporter } from './portuguese-exporter.ts'
import { railAndDrayage } from './rail-and-drayage.ts'
import { rcl } from './rcl.ts'
import { rhenus } from './rhenus.ts'
import { seaboard } from './seaboard.ts'
import { shenzhenNvocc } from './shenzhen-nvocc.ts'
import { sitc } from './sitc.ts'
import { thaiExporter } from './thai-exporter.ts'
import { toll } from './toll.ts'
import { tsLines } from './ts-lines.ts'
import { unifeeder } from './unifeeder.ts'
import { upsScs } from './ups-scs.ts'
import { xPressFeeders } from './x-press-feeders.ts'
import { yusen } from './yusen.ts'

export const issuers: readonly Issuer[] = [
  africaLogistics,
  arkas,
  bangladeshGarments,
  brazilianImporter,
  ceva,
  chittagongNvocc,
  crowley,
  europeanTerminal,
  geodis,
  germanCustoms,
  grimaldi,
  gulfAgent,
  hamburgSud,
  hellmann,
  indianCustoms,
  japaneseExporter,
  kerry,
  kmtc,
  matson,
  mexicanBroker,
  ningboTrading,
  pakistanExporter,
  portugueseExporter,
  railAndDrayage,
  rcl,
  rhenus,
  seaboard,
  shenzhenNvocc,
  sitc,
  thaiExporter,
  toll,
  tsLines,
  unifeeder,
  upsScs,
  xPressFeeders,
  yusen,
]
