import type { Issuer } from '../../issuer.ts'
import { agility } from './agility.ts'
import { bahri } from './bahri.ts'
import { britishExporter } from './british-exporter.ts'
import { britishPort } from './british-port.ts'
import { dutchBroker } from './dutch-broker.ts'
import { ecuadorianExporter } from './ecuadorian-exporter.ts'
import { goldStar } from './gold-star.ts'
import { indonesianExporter } from './indonesian-exporter.ts'
import { medkon } from './medkon.ts'
import { namsung } from './namsung.ts'
import { newZealandBroker } from './new-zealand-broker.ts'
import { pasha } from './pasha.ts'
import { shipco } from './shipco.ts'
import { smLine } from './sm-line.ts'
import { southAfricanAgent } from './south-african-agent.ts'
import { topocean } from './topocean.ts'

export const issuers: readonly Issuer[] = [
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
]
