import type { BasisField, BilledRecord } from '@boxtrail/engine/charges/audit/billed-record'
import { dayIn } from '@boxtrail/engine/charges/days'
import { groupByCharge } from '@boxtrail/engine/charges/reported-fees'
import type { Charge } from '@boxtrail/engine/charges/tariff'
import { isSame } from '@boxtrail/engine/claims/claim-key'
import { areFarApart } from '@boxtrail/engine/project/places/neighbours'
import type {
  ContainerFields,
  ProjectionInput,
  Provenance,
  SourcedClaim,
} from '@boxtrail/engine/project/types/projection'
import { publicId } from '@boxtrail/engine/source-id'
import { noPlace } from '@boxtrail/engine/statement'
import type { Call } from '../../context.ts'
import type { ServedContainer } from '../../records/containers/queries.ts'
import type { ServedShipment } from '../../records/shipments/queries.ts'
import { tariffsOf } from '../../records/tariffs/queries.ts'
import { inWireForm, journeyIn, loadJourney } from '../journey/read-journey.ts'
import { freeTimeToday, statedFreeDays } from './free-days.ts'

interface Found {
  container: ServedContainer
  shipment: ServedShipment
}

interface Billed {
  record: BilledRecord
  /** The statements behind a field; none if nobody states it, or the record is about to change. */
  claimsOf: (field: BasisField) => readonly SourcedClaim[]
}

/** What is known about a container that is billed, and which sources say so. */
export const billedRecordOf = async (call: Call, { container, shipment }: Found, asked: Charge): Promise<Billed> => {
  const { pool, accountId } = call
  const loaded = await loadJourney(call, container.shipment_id)
  const { projection, claims, nowMs, input } = journeyIn(call, loaded, container)
  const projected = projection.containers.find(({ number }) => number === container.number)
  const served = { ...inWireForm(shipment), ...inWireForm(container) }
  const { fees = [] } = container.marks
  const freeTime = freeTimeToday(call, loaded, { container, served })
  const { charges } = groupByCharge(freeTime?.clocks ?? [], fees)
  // A line that does not separate demurrage and detention has one charge for both.
  const found =
    charges.find(({ clock }) => clock.charge === asked) ??
    (asked === 'storage' ? undefined : charges.find(({ clock }) => clock.charge === 'combined'))
  const { locode = null, timezone: zone = null } = freeTime ?? {}
  const { equipment_length, equipment_type } = container
  const states = ([fields, provenance]: [object, Provenance], field: string): SourcedClaim | undefined =>
    isSame(fields[field as keyof typeof fields] ?? null, served[field] ?? null) ? provenance[field]?.set_by : undefined
  const freeDays = statedFreeDays(loaded, found?.clock, container.number)
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
      newerDocuments: freeDays.newer.map(({ statement, firstSeenMs }) => ({
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
      if (field === 'last_free_day') return freeDays.counting
      if (field === 'last_free_day_of_newer_documents') return freeDays.newer
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

/** Whether a claim shows that a container travels under the bill: the line's response about the bill names it. */
const attaches = ({ statement, source, closedMs, ofContainer }: SourcedClaim, number: string): boolean =>
  statement.says === 'milestone' &&
  statement.container === number &&
  source.kind === 'line' &&
  closedMs === null &&
  ofContainer !== true

/** Whether a claim is an open list of fees by a source that reports one of these fees. */
const statesFees = (
  { statement, source, closedMs }: SourcedClaim,
  number: string,
  fees: BilledRecord['fees'],
): boolean =>
  statement.says === 'fact' &&
  statement.field === 'fees' &&
  statement.container === number &&
  closedMs === null &&
  fees.some((fee) => fee.source === publicId(source.id))
