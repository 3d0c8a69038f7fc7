import type { Schemas } from '@boxtrail/contracts'
import { document } from '@boxtrail/protocol/answer/json-api'
import { citedIn } from '@boxtrail/protocol/evidence/cited'
import { composePack, draftPack, MAX_CONTRADICTIONS, type ReportToCite } from '@boxtrail/protocol/evidence/compose-pack'
import { operationOf } from '../contract.ts'
import type { Call } from '../records/call.ts'
import { asItWas, isBy, pastIn } from '../records/past.ts'
import { find, readDocument } from '../records/reads.ts'
import { type Resource, relatedOne } from '../world/resource.ts'
import type { Action } from './action.ts'

/** Composed of the same parts as in the service. The PDF is an empty page. */
const getContainerEvidence: Action = async (_, call) => {
  const { world, params } = call
  const past = pastIn(call)
  const found = find('container', call)
  const reference = relatedOne(found, 'shipment')!
  const container = asItWas(found, call)
  const shipment = asItWas(world.get(reference)!, call)
  const ofContainer = (one: Resource) => relatedOne(one, 'container')?.id === params.id
  const contradictions = world.all('contradiction').filter(ofContainer).filter(wasThere('opened_at', past))
  const explanation = partOf<Schemas['Explanation']>('explainContainer', call)
  const draft = draftPack({
    known_at: past?.known_at ?? null,
    made_at: world.now(),
    requested_by: { account: companyIn(call), user: null },
    is_sandbox: false,
    container: container as unknown as Schemas['Container'],
    shipment: shipment as unknown as Schemas['Shipment'],
    provenance: {
      container: provenanceThen(container, partOf('getContainerProvenance', call), past),
      shipment: provenanceThen(
        shipment,
        partOf('getShipmentProvenance', { ...call, params: { id: shipment.id } }),
        past,
      ),
    },
    // In the mock all sources answer.
    stale: { container: new Map(), shipment: new Map() },
    explanation: past ? explanationThen(explanation, past) : explanation,
    charges: partOf('getContainerChargesForecast', call),
    events: eventsThen(world.all('transport_event').filter(ofContainer), past),
    contradictions: {
      listed: contradictions.toSorted(bySince).slice(0, MAX_CONTRADICTIONS) as unknown as Schemas['Contradiction'][],
      total: contradictions.length,
    },
    included: ['port', 'metro_area', 'terminal', 'rail_terminal', 'vessel'].flatMap((type) => world.all(type)),
  })
  const cited = citedIn(draft).reports
  const reports = world
    .all('report')
    .filter(({ id }) => cited.has(id))
    .filter(wasThere('received_at', past))
  const pack = await composePack(params.id!, draft, reports.map(citedReport))
  return document(call, past ? { ...pack, meta: { ...pack.meta, past } } : pack)
}

type PastMoment = ReturnType<typeof pastIn>

const wasThere =
  (name: string, past: PastMoment) =>
  ({ attributes }: Resource): boolean =>
    past === null || isBy(attributes[name], past)

const eventsThen = (events: readonly Resource[], past: PastMoment): Schemas['TransportEvent'][] => {
  const then = events.filter(wasThere('created_at', past)).map((event) => {
    const { invalidated_at } = event.attributes
    const isLater = past !== null && invalidated_at !== null && !isBy(invalidated_at, past)
    return isLater ? { ...event, attributes: { ...event.attributes, invalidated_at: null } } : event
  })
  return then as unknown as Schemas['TransportEvent'][]
}

/** Leaves out sentences that rest on later reports. */
const explanationThen = (explanation: Schemas['Explanation'], past: NonNullable<PastMoment>) => {
  const { attributes } = explanation
  const sentencesOf = (all: Schemas['ExplanationSentence'][]) =>
    all.filter(({ evidence }) => evidence.every(({ reported_at: time }) => isBy(time, past)))
  const then = {
    ...attributes,
    as_of: (past.as_of ?? past.known_at)!,
    where: sentencesOf(attributes.where),
    next: sentencesOf(attributes.next),
    held_up_by: sentencesOf(attributes.held_up_by),
    contradicted: sentencesOf(attributes.contradicted),
    unknown: sentencesOf(attributes.unknown),
  }
  return { ...explanation, attributes: then }
}

/** The recorded provenance is the current one: leaves out attributes that had no value then. */
const provenanceThen = (
  { attributes }: Resource,
  provenance: Schemas['Provenance'],
  past: PastMoment,
): Schemas['Provenance'] => {
  if (past === null) return provenance
  const isKnown = ([name]: [string, unknown]) => (attributes[name] ?? null) !== null || name.includes('.')
  const entries = Object.fromEntries(Object.entries(provenance.attributes.attributes).filter(isKnown))
  return { ...provenance, attributes: { ...provenance.attributes, attributes: entries } }
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
