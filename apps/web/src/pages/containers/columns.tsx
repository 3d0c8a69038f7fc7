import { Link } from '@tanstack/react-router'
import { equipmentOf } from '../../format/equipment.ts'
import type { Column } from '../../lists/columns.ts'
import { recordTimes } from '../../lists/record-times.tsx'
import { Arrival } from '../../parts/record/arrival.tsx'
import { ContainerStatus } from '../../parts/record/container-status.tsx'
import { Departure } from '../../parts/record/departure.tsx'
import { Fresh } from '../../parts/record/fresh.tsx'
import { HoldChips } from '../../parts/record/holds.tsx'
import { LastFreeDay } from '../../parts/record/last-free-day.tsx'
import { Overdue } from '../../parts/record/overdue.tsx'
import { RouteEnds } from '../../parts/record/route-ends.tsx'
import { Words } from '../../parts/record/words.tsx'
import type { ContainerRow } from './queries.ts'

export const columns: readonly Column<ContainerRow>[] = [
  {
    id: 'number',
    field: 'number',
    header: 'Container',
    sort: 'number',
    width: [118, 1.1],
    rank: 0,
    cell: (container) => (
      <>
        <Link to="/containers/$id" params={{ id: container.id }} className="row-link number">
          {container.number}
        </Link>
        <span className="quiet second">{equipmentOf(container)}</span>
      </>
    ),
  },
  {
    id: 'status',
    field: 'current_status',
    header: 'Status',
    width: [118, 0.9],
    rank: 1,
    cell: (container) => (
      <span className="statuses">
        <ContainerStatus container={container} />
        <Overdue containers={[container]} />
      </span>
    ),
  },
  {
    id: 'route',
    field: 'shipment',
    header: 'Route',
    width: [150, 1.8],
    rank: 3,
    cell: ({ shipment }) =>
      shipment ? (
        <>
          <RouteEnds shipment={shipment} />
          <span className="quiet second">
            <Link to="/shipments/$id" params={{ id: shipment.id }} search={{}} className="number plain-link">
              {shipment.billOfLadingNumber}
            </Link>{' '}
            · {shipment.shippingLineShortName}
          </span>
        </>
      ) : null,
  },
  {
    id: 'departure',
    field: 'pol_vessel_departed_at',
    header: 'Departure',
    sort: 'departure',
    width: [158, 1.1],
    rank: 9,
    isExtra: true,
    cell: ({ shipment }) => (shipment ? <Departure shipment={shipment} /> : null),
  },
  {
    id: 'arrival',
    field: 'pod_arrived_at',
    header: 'Arrival',
    sort: 'arrival',
    width: [150, 1.1],
    rank: 2,
    cell: ({ shipment }) => (shipment ? <Arrival shipment={shipment} /> : null),
  },
  {
    id: 'lfd',
    field: 'pickup_lfd',
    header: 'Last free day',
    sort: 'binding_free_day',
    width: [96, 0.7],
    rank: 1,
    cell: (container) => <LastFreeDay container={container} />,
  },
  {
    id: 'holds',
    field: 'holds_at_pod_terminal',
    header: 'Holds and fees',
    width: [104, 1.2],
    rank: 2,
    cell: (container) => <HoldChips container={container} />,
  },
  {
    id: 'line',
    field: 'shipment.shipping_line_scac',
    header: 'Line',
    sort: 'line',
    width: [100, 0.7],
    rank: 7,
    isExtra: true,
    cell: ({ shipment }) => shipment?.shippingLineShortName,
  },
  {
    id: 'vessel',
    field: 'shipment.pod_vessel_name',
    header: 'Vessel',
    width: [120, 0.9],
    rank: 8,
    isExtra: true,
    cell: ({ shipment }) => <Words words={[shipment?.podVesselName, shipment?.podVoyageNumber]} between=" " />,
  },
  {
    id: 'pickup',
    field: 'pickup_facility',
    header: 'Pickup place',
    width: [130, 1],
    rank: 7,
    isExtra: true,
    cell: ({ meta }) => <Words words={[meta?.pickupPlace?.facility ?? meta?.pickupPlace?.name]} />,
  },
  {
    id: 'references',
    field: 'ref_numbers',
    header: 'References',
    width: [104, 1],
    rank: 6,
    isExtra: true,
    cell: ({ refNumbers, shipment }) => (
      <Words words={[...new Set([...refNumbers, ...(shipment?.refNumbers ?? [])])]} />
    ),
  },
  {
    id: 'tags',
    field: 'shipment.tags',
    header: 'Tags',
    width: [110, 0.8],
    rank: 7,
    isExtra: true,
    cell: ({ shipment }) => <Words words={shipment?.tags ?? []} />,
  },
  {
    id: 'fresh',
    field: 'terminal_checked_at',
    header: 'Last answer',
    width: [118, 0.9],
    rank: 5,
    cell: ({ meta }) => <Fresh sources={meta?.sources ?? []} staleSince={meta?.staleSince} />,
  },
  ...recordTimes,
]
