import type { Schemas } from '@boxtrail/contracts'
import { document } from '@boxtrail/protocol/answer/json-api'
import { citedIn } from '@boxtrail/protocol/evidence/cited'
import { composePack, draftPack, MAX_CONTRADICTIONS, type ReportToCite } from '@boxtrail/protocol/evidence/compose-pack'
import { operationOf } from '../contract.ts'
import type { Call } from '../records/call.ts'
import { find, readDocument } from '../records/reads.ts'
import { type Resource, relatedOne } from '../world/resource.ts'
import type { Action } from './action.ts'

/** Composed of the same parts as that of the service. Of the PDF, the mock has an empty page. */
const getContainerEvidence: Action = async (_, call) => {
  const { world, params } = call
  const container = find('container', call)
  const reference = relatedOne(container, 'shipment')!
  const shipment = world.get(reference)!
  const ofContainer = (one: Resource) => relatedOne(one, 'container')?.id === params.id
  const contradictions = world.all('contradiction').filter(ofContainer).toSorted(bySince)
  const draft = draftPack({
    known_at: null,
    made_at: world.now(),
    requested_by: { account: companyIn(call), user: null },
    is_sandbox: false,
    container: container as unknown as Schemas['Container'],
    shipment: shipment as unknown as Schemas['Shipment'],
    provenance: {
      container: partOf('getContainerProvenance', call),
      shipment: partOf('getShipmentProvenance', { ...call, params: { id: shipment.id } }),
    },
    explanation: partOf('explainContainer', call),
    charges: partOf('getContainerChargesForecast', call),
    events: world.all('transport_event').filter(ofContainer) as unknown as Schemas['TransportEvent'][],
    contradictions: {
      listed: contradictions.slice(0, MAX_CONTRADICTIONS) as unknown as Schemas['Contradiction'][],
      total: contradictions.length,
    },
    included: ['port', 'metro_area', 'terminal', 'rail_terminal', 'vessel'].flatMap((type) => world.all(type)),
  })
  const cited = citedIn(draft).reports
  const reports = world.all('report').filter(({ id }) => cited.has(id))
  return document(call, await composePack(params.id!, draft, reports.map(citedReport)))
}

const partOf = <Part>(operation: Parameters<typeof operationOf>[0], call: Call): Part =>
  (readDocument(operationOf(operation), call) as { data: Part }).data

const citedReport = ({ id, attributes }: Resource): ReportToCite => {
  const {
    source,
    subject,
    observed_at,
    received_at,
    recorded_at,
    adapter,
    adapter_version,
    media_type,
    size,
    body_sha256,
  } = attributes as Schemas['Report']['attributes']
  const of = { source, subject, observed_at, received_at, recorded_at, adapter, adapter_version, media_type, size }
  return { id, ...of, body_sha256, body: size === null ? 'none' : 'kept' }
}

const companyIn = ({ world }: Call): string =>
  (world.all('account')[0]?.attributes.company_name as string | undefined) ?? 'Boxtrail'

const bySince = (a: Resource, b: Resource) => (String(a.attributes.since) < String(b.attributes.since) ? -1 : 1)

export const evidence = { getContainerEvidence }
