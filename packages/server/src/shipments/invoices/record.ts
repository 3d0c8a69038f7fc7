import { isOf } from '@boxtrail/engine/attention/rules/free-time'
import type { BasisField, BilledRecord } from '@boxtrail/engine/charges/audit/billed-record'
import { dayIn } from '@boxtrail/engine/charges/days'
import { groupByCharge } from '@boxtrail/engine/charges/reported-fees'
import type { Charge } from '@boxtrail/engine/charges/tariff'
import { isSame } from '@boxtrail/engine/claims/claim-key'
import { documentClaims } from '@boxtrail/engine/documents/document-claims'
import { pickupLfdOrder } from '@boxtrail/engine/policy'
import { areFarApart } from '@boxtrail/engine/project/places/neighbours'
import type {
  ContainerFields,
  ProjectionInput,
  Provenance,
  SourcedClaim,
} from '@boxtrail/engine/project/types/projection'
import { noPlace } from '@boxtrail/engine/statement'
import type { Call } from '../../context.ts'
import type { ServedContainer } from '../../records/containers/queries.ts'
import type { ServedShipment } from '../../records/shipments/queries.ts'
import { tariffsOf } from '../../records/tariffs/queries.ts'
import { inWireForm, journeyIn, loadJourney } from '../journey/read-journey.ts'

interface Found {
  container: ServedContainer
  shipment: ServedShipment
}

interface Billed {
  record: BilledRecord
  /** The statements behind a field; none where nobody states it, or the record is about to change. */
  claimsOf: (field: BasisField) => readonly SourcedClaim[]
}

/** What is known of a container that is billed, and on whose word. */
export const billedRecordOf = async (call: Call, { container, shipment }: Found, asked: Charge): Promise<Billed> => {
  const { pool, accountId } = call
  const loaded = await loadJourney(call, container.shipment_id)
  const { projection, claims, nowMs, input } = journeyIn(call, loaded, container)
  const projected = projection.containers.find(({ number }) => number === container.number)
  const served = { ...inWireForm(shipment), ...inWireForm(container) }
  const { free_time: freeTime, fees = [] } = container.marks
  const { charges } = groupByCharge(freeTime?.clocks ?? [], fees)
  // A line that does not separate demurrage and detention has one charge for both.
  const found =
    charges.find(({ clock }) => clock.charge === asked) ??
    (asked === 'storage' ? undefined : charges.find(({ clock }) => clock.charge === 'combined'))
  const { locode = null, timezone: zone = null } = freeTime ?? {}
  const { equipment_length, equipment_type } = container
  const states = ([fields, provenance]: [object, Provenance], field: string): SourcedClaim | undefined =>
    isSame(fields[field as keyof typeof fields] ?? null, served[field] ?? null) ? provenance[field]?.set_by : undefined
  // Bills come when tracking has stopped, and so do the papers about them.
  const ofPapers = documentClaims(loaded.papers)
  const lastFreeDays = (found?.clock.because ?? []).flatMap(
    ({ source, report_id }) =>
      [...claims.values(), ...ofPapers].find(
        (claim) => statesLastFreeDay(claim, container.number) && isOf(claim, source, report_id),
      ) ?? [],
  )
  const isNewer = (paper: SourcedClaim) =>
    lastFreeDays.length > 0 && lastFreeDays.every(({ firstSeenMs }) => paper.firstSeenMs > firstSeenMs)
  // What a terminal charges for itself is not for a paper of the line to extend.
  const papers = ofPapers.filter(
    (paper) => asked !== 'storage' && statesLastFreeDay(paper, container.number) && isNewer(paper),
  )
  return {
    record: {
      number: container.number,
      billOfLading: shipment.bill_of_lading_number,
      portOfLading: shipment.port_of_lading_locode,
      portOfDischarge: shipment.port_of_discharge_locode,
      isBesidePort: (locode) =>
        !areFarApart(placeOf(input, locode), placeOf(input, shipment.port_of_discharge_locode)) &&
        placeOf(input, locode).position !== null,
      destination: shipment.destination_locode,
      charge: (found?.clock.charge ?? asked) as Charge,
      clock: found?.clock ?? null,
      fees: found?.fees ?? [],
      papers: papers.map(({ statement, firstSeenMs }) => ({
        day: String(statement.says === 'fact' && statement.value),
        statedOn: dayIn(firstSeenMs - 1, null),
      })),
      fields: served as unknown as ContainerFields,
      tariffs: (await tariffsOf(pool, [accountId])).get(accountId) ?? [],
      terms: { scac: shipment.shipping_line_scac, locode, equipment_length, equipment_type },
      zone,
      nowMs,
    },
    claimsOf: (field) => {
      if (field === 'fees_at_pod_terminal')
        return [...claims.values()].filter((claim) => statesFees(claim, container.number, found?.fees ?? []))
      if (field === 'last_free_day') return lastFreeDays
      if (field === 'last_free_day_of_papers') return papers
      const claim =
        (projected && states([projected.fields, projected.provenance], field)) ??
        (projection.shipment ? states([projection.shipment.fields, projection.shipment.provenance], field) : undefined)
      if (claim || field !== 'bill_of_lading_number' || input.request.type !== 'bill_of_lading')
        return claim ? [claim] : []
      return [...claims.values()].filter((one) => attaches(one, container.number)).slice(0, 1)
    },
  }
}

const placeOf = ({ resolvePlace }: ProjectionInput, locode: string | null) => resolvePlace({ ...noPlace, locode })

/** An answer about the bill that has the container says that it travels under it. */
const attaches = ({ statement, source, closedMs, ofContainer }: SourcedClaim, number: string): boolean =>
  statement.says === 'milestone' &&
  statement.container === number &&
  source.kind === 'line' &&
  closedMs === null &&
  ofContainer !== true

/** Of this container, or of all on its bill. */
const statesLastFreeDay = ({ statement }: SourcedClaim, number: string): boolean =>
  statement.says === 'fact' &&
  pickupLfdOrder.some((field) => field === statement.field) &&
  (statement.container === number || statement.container === null)

/** Lists of fees that stand, of the sources that report these. */
const statesFees = (
  { statement, source, closedMs }: SourcedClaim,
  number: string,
  fees: BilledRecord['fees'],
): boolean =>
  statement.says === 'fact' &&
  statement.field === 'fees' &&
  statement.container === number &&
  closedMs === null &&
  fees.some((fee) => fee.source === source.id)
